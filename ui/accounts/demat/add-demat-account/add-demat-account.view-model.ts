import type { DematAccounts } from '#application/accounts/demat/demat-accounts.ts';
import {
  DEMAT_FORM,
  type SaveDematAccount,
} from '#application/accounts/demat/save-demat-account.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { cmlFileViolationTexts } from '#domain/accounts/demat/cml-file.ts';
import { dematNumberViolation, depositoryLabel } from '#domain/accounts/demat/demat-number.ts';
import { fileSizeLabel } from '#domain/platform/file-type.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { hasText } from '#domain/platform/image-file.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { keepDraft } from '#ui/platform/draft.ts';
import { combineCleanups, Loaded } from '#ui/platform/view-model.ts';
import { FormState } from '#ui/platform/forms/form-state.ts';
import { Command } from '#ui/platform/command.ts';
import { dematCopy as copy } from './copy.ts';
import { DematForm } from './demat-form.ts';
import { bytesOf } from './file-reading.ts';

export class AddDematAccountViewModel {
  readonly current;
  readonly form = new FormState(new DematForm());
  /** How much of the chosen file has been read, from 0 to 1; undefined if no file is being read. */
  readShare: number | undefined = undefined;
  /** The message for a file that could not be read, or that our team could not read. */
  unreadable: string | undefined = undefined;
  failure: PortFailure | undefined = undefined;
  readonly saving = new Command();
  private readonly saveAccount: SaveDematAccount;
  private readonly drafts: Drafts;
  private readonly reading = new Command();

  constructor(dependencies: {
    readonly dematAccounts: DematAccounts;
    readonly drafts: Drafts;
    readonly saveAccount: SaveDematAccount;
  }) {
    this.current = new Loaded((options) => dependencies.dematAccounts.current(options));
    this.saveAccount = dependencies.saveAccount;
    this.drafts = dependencies.drafts;
    makeAutoObservable<this, 'saveAccount' | 'drafts'>(this, {
      saveAccount: false,
      drafts: false,
    });
  }

  activate(): () => void {
    const { fields } = this.form;
    return combineCleanups([
      this.current.activate(),
      keepDraft(this.drafts, DEMAT_FORM, { fields, names: ['dematNumber', 'fileName'] }),
    ]);
  }

  /** Shows the error of an unfinished number when the field loses focus, and any other at once. */
  get numberError(): string | undefined {
    const violation = dematNumberViolation(this.form.fields.dematNumber);
    const isUnfinished = violation?.kind === 'missing' || violation?.kind === 'incomplete';
    return (isUnfinished ? this.form.shownErrors : this.form.errors).dematNumber;
  }

  get depository(): string | undefined {
    return depositoryLabel(this.form.fields.dematNumber);
  }

  get fileError(): string | undefined {
    const { cml, fileName } = this.form.fields;
    if (cml !== undefined) return this.form.errors.cml;
    return fileName === '' ? this.unreadable : copy.chooseAgain(fileName);
  }

  /** The chosen file, if it is valid. */
  get file(): { readonly name: string; readonly size: string } | undefined {
    const { cml } = this.form.fields;
    if (cml === undefined || this.form.errors.cml !== undefined) return undefined;
    return { name: this.form.fields.fileName, size: fileSizeLabel(cml.length) };
  }

  /** Reads a file. One that is replaced by another one meanwhile has no effect. */
  async choose(file: File): Promise<void> {
    // A file that is dropped while the form is sent would not be sent.
    if (this.saving.isRunning) return;
    this.removeFile();
    this.readShare = 0;
    const read = await this.reading.run(({ signal }) => cmlOf(file, (share) => {
      if (signal?.aborted !== true) runInAction(() => (this.readShare = share));
    }));
    if (read === undefined) return;
    runInAction(() => {
      this.readShare = undefined;
      this.form.fields.fileName = read.ok ? file.name : '';
      this.form.fields.cml = read.ok ? read.value : undefined;
      this.unreadable = read.ok ? undefined : read.failure;
    });
  }

  removeFile(): void {
    this.reading.stop();
    this.readShare = undefined;
    this.form.fields.cml = undefined;
    this.form.fields.fileName = '';
    this.unreadable = undefined;
  }

  /** Returns whether the account was saved; undefined if the form is invalid. */
  async save(): Promise<boolean | undefined> {
    this.failure = undefined;
    const { dematNumber, cml, fileName } = this.form.fields;
    if (!this.form.submit() || cml === undefined) return undefined;
    const account = { dematNumber, cml: { fileName, content: cml } };
    const done = await this.saving.run((options) => this.saveAccount.run(account, options));
    if (done === undefined) return undefined;
    if (!done.ok) runInAction(() => (this.failure = done.failure));
    return done.ok;
  }
}

/** The content of a file, or the message for one that cannot be read. */
async function cmlOf(
  file: File,
  onShare: (share: number) => void,
): Promise<Result<Uint8Array<ArrayBuffer>, string>> {
  try {
    const bytes = await bytesOf(file, onShare);
    return (await isPasswordNeeded(bytes)) ? failure(copy.needsPassword) : success(bytes);
  } catch {
    // The file was deleted or moved while it was read, so show the message of an incomplete file.
    return failure(cmlFileViolationTexts['cut-short']);
  }
}

/** The check loads only for an encrypted PDF. If it does not load, our team checks the file. */
async function isPasswordNeeded(content: Uint8Array): Promise<boolean> {
  if (!hasText(content, '/Encrypt')) return false;
  try {
    const { needsPassword } = await import('./pdf-password.ts');
    return await needsPassword(content);
  } catch {
    return false;
  }
}
