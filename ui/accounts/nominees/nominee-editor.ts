import type { Nominees } from '#application/accounts/nominees.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { Session } from '#application/platform/session.ts';
import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import { joiningViolation, remainingShare } from '#domain/accounts/nominees/nominee-shares.ts';
import { WHOLE_SHARE } from '#domain/accounts/nominees/share-percent.ts';
import { keepDraft } from '#ui/platform/draft.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { FormState } from '../onboarding/form-state.ts';
import { Submission } from '../submission.ts';
import { NomineeForm, nomineeTextFields } from './nominee-form.ts';
import { joiningWords, NOMINEE_SAVE_FAILED } from './words.ts';

export interface NomineeEditorPorts {
  readonly nominees: Nominees;
  readonly session: Session;
  readonly drafts: Drafts;
  readonly clock: Clock;
}

const DRAFT = 'new-nominee';

/** The form of one nominee: a new one, or the one being changed. */
export class NomineeEditor {
  readonly form: FormState<NomineeForm>;
  error: string | undefined = undefined;
  readonly saving = new Submission();

  constructor(
    private readonly ports: NomineeEditorPorts,
    /** All nominees there are, the one being changed among them. */
    private readonly others: readonly Nominee[],
    readonly nominee: Nominee | undefined,
  ) {
    this.form = new FormState(new NomineeForm(ports.clock.today()));
    if (nominee) this.form.fields.take(nominee);
    else this.form.fields.sharePercent = String(remainingShare(others) || WHOLE_SHARE);
    makeAutoObservable<this, 'ports' | 'others'>(this, {
      ports: false,
      others: false,
      nominee: false,
    });
  }

  activate(): () => void {
    if (this.nominee !== undefined) return () => {};
    const { fields } = this.form;
    const names = nomineeTextFields.filter((name) => name !== 'sharePercent');
    return keepDraft(this.ports.drafts, DRAFT, { fields, names });
  }

  /** Answers whether the nominee is saved. */
  async save(): Promise<boolean> {
    this.error = undefined;
    if (!this.form.submit()) return false;
    const nominee = this.form.fields.nomineeToSave(this.nominee?.id);
    if (nominee === undefined) return false;
    const investorPan = this.ports.session.current?.pan;
    const violation = joiningViolation(nominee, { investorPan, nominees: this.others });
    if (violation !== undefined) {
      this.error = joiningWords(violation);
      return false;
    }
    const saved = await this.saving.run((options) => this.ports.nominees.save(nominee, options));
    if (saved?.ok) await this.ports.drafts.forget(DRAFT);
    else if (saved) {
      const { failure } = saved;
      const message = failure.kind === 'refused' && failure.status < 500 && failure.message;
      runInAction(() => (this.error = message || NOMINEE_SAVE_FAILED));
    }
    return saved?.ok === true;
  }

  /** The person gave the new nominee up. */
  discard(): void {
    void this.ports.drafts.forget(DRAFT);
  }
}
