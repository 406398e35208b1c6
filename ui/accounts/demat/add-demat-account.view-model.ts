import type { DematAccounts } from '#application/accounts/demat-accounts.ts';
import { SaveDematAccount } from '#application/accounts/save-demat-account.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import { DEMAT_LENGTH, depositoryLabel } from '#domain/accounts/demat/demat-number.ts';
import { fileSizeLabel } from '#domain/platform/file-type.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { keepDraft } from '#ui/platform/draft.ts';
import { Loaded } from '#ui/platform/view-model.ts';
import { FormState } from '../onboarding/form-state.ts';
import { Submission } from '../submission.ts';
import { DematForm } from './demat-form.ts';
import { bytesOf } from './file-reading.ts';
import { cmlFileWords } from './words.ts';

const DRAFT = 'demat-account';

export class AddDematAccountViewModel {
  readonly current;
  readonly form = new FormState(new DematForm());
  fileName = '';
  /** How much of a chosen file is read; undefined while none is. */
  readShare: number | undefined = undefined;
  /** Said of a file that could not be read at all. */
  unreadable: string | undefined = undefined;
  failure: PortFailure | undefined = undefined;
  readonly saving = new Submission();
  private readonly saveAccount: SaveDematAccount;
  private readonly drafts: Drafts;

  constructor(ports: {
    readonly dematAccounts: DematAccounts;
    readonly session: Session;
    readonly drafts: Drafts;
  }) {
    this.current = new Loaded((options) => ports.dematAccounts.current(options));
    this.saveAccount = new SaveDematAccount(ports.dematAccounts, ports.session);
    this.drafts = ports.drafts;
    makeAutoObservable<this, 'saveAccount' | 'drafts'>(this, {
      saveAccount: false,
      drafts: false,
    });
  }

  activate(): () => void {
    const { fields } = this.form;
    const stops = [
      this.current.activate(),
      keepDraft(this.drafts, DRAFT, { fields, names: ['dematNumber'] }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** A whole number that is wrong says so at once; one that is being typed, when it is left. */
  get numberError(): string | undefined {
    const isWhole = this.form.fields.dematNumber.length === DEMAT_LENGTH;
    return isWhole ? this.form.errors.dematNumber : this.form.shownErrors.dematNumber;
  }

  get depository(): string | undefined {
    return depositoryLabel(this.form.fields.dematNumber);
  }

  /** What is wrong with the file that was chosen; nothing while none is. */
  get fileError(): string | undefined {
    return this.form.fields.cml === undefined ? this.unreadable : this.form.errors.cml;
  }

  /** The file to be sent, once nothing is wrong with it. */
  get file(): { readonly name: string; readonly size: string } | undefined {
    const { cml } = this.form.fields;
    if (cml === undefined || this.form.errors.cml !== undefined) return undefined;
    return { name: this.fileName, size: fileSizeLabel(cml.length) };
  }

  async choose(file: File): Promise<void> {
    this.removeFile();
    this.readShare = 0;
    try {
      const bytes = await bytesOf(file, (share) => runInAction(() => (this.readShare = share)));
      runInAction(() => {
        this.fileName = file.name;
        this.form.fields.cml = bytes;
      });
    } catch {
      // Gone from the device meanwhile: as good as broken off.
      runInAction(() => (this.unreadable = cmlFileWords({ kind: 'cut-short' })));
    } finally {
      runInAction(() => (this.readShare = undefined));
    }
  }

  removeFile(): void {
    this.form.fields.cml = undefined;
    this.fileName = '';
    this.unreadable = undefined;
  }

  /** Answers whether the account is saved; undefined when there was nothing to send. */
  async save(): Promise<boolean | undefined> {
    this.failure = undefined;
    const { dematNumber, cml } = this.form.fields;
    if (!this.form.submit() || cml === undefined) return undefined;
    const account = { dematNumber, cml: { fileName: this.fileName, content: cml } };
    const done = await this.saving.run((options) => this.saveAccount.run(account, options));
    if (done === undefined) return undefined;
    if (done.ok) await this.drafts.forget(DRAFT);
    else runInAction(() => (this.failure = done.failure));
    return done.ok;
  }
}
