import type { Relationship } from '#application/accounts/nominees/nominees.ts';
import {
  nomineeFormName,
  type SaveNominee,
  type SaveNomineeFailure,
} from '#application/accounts/nominees/save-nominee.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import { joiningViolationText } from '#domain/accounts/nominees/joining-nominee.ts';
import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import { offeredShare, remainingShare } from '#domain/accounts/nominees/nominee-shares.ts';
import { keepDraft } from '#ui/platform/draft.ts';
import type { FieldErrors } from '#ui/platform/forms/validate.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { FormState } from '#ui/platform/forms/form-state.ts';
import { Command } from '#ui/platform/command.ts';
import { joiningField } from './joining-field.ts';
import { NomineeForm, type NomineeTextField, nomineeTextFields } from './nominee-form.ts';
import { NOMINEE_SAVE_FAILED } from './copy.ts';

export interface NomineeEditorDependencies {
  readonly saveNominee: SaveNominee;
  readonly session: Session;
  readonly drafts: Drafts;
  readonly clock: Clock;
}

interface EditedNominee {
  /** All nominees of the investor, including the edited one. */
  readonly others: readonly Nominee[];
  /** The edited nominee; undefined for a new one. */
  readonly nominee: Nominee | undefined;
  readonly relationships: readonly Relationship[];
}

/** The reason why the nominee was not saved. */
interface Refusal {
  /** The field to correct; undefined if the reason concerns no single field. */
  readonly field: NomineeTextField | undefined;
  readonly text: string;
}

/** The form of a new or an existing nominee. */
export class NomineeEditor {
  readonly form: FormState<NomineeForm>;
  private refusal: Refusal | undefined = undefined;
  readonly saving = new Command();

  readonly nominee: Nominee | undefined;
  private readonly others: readonly Nominee[];
  private readonly relationships: readonly Relationship[];

  constructor(
    private readonly dependencies: NomineeEditorDependencies,
    { others, nominee, relationships }: EditedNominee,
  ) {
    const { session, clock } = dependencies;
    this.others = others;
    this.nominee = nominee;
    this.relationships = relationships;
    this.form = new FormState(new NomineeForm(clock.today(), session.current?.name));
    if (nominee) this.form.fields.take(nominee);
    else this.form.fields.sharePercent = String(offeredShare(others) ?? '');
    makeAutoObservable<this, 'dependencies' | 'others' | 'relationships'>(this, {
      dependencies: false,
      others: false,
      nominee: false,
      relationships: false,
    });
  }

  activate(): () => void {
    const { fields } = this.form;
    const names = [...nomineeTextFields, 'isInvestorAddress'] as const;
    return keepDraft(this.dependencies.drafts, this.formName, { fields, names });
  }

  /** The share that the other nominees leave for this one, in percent. */
  get left(): number {
    return remainingShare(this.others.filter(({ id }) => id !== this.nominee?.id));
  }

  type(field: NomineeTextField, text: string): void {
    this.form.fields.type(field, text);
    this.refusal = undefined;
  }

  /** The message to show by each field. */
  get fieldErrors(): FieldErrors<NomineeForm> {
    const { field, text } = this.refusal ?? {};
    const { shownErrors } = this.form;
    return field === undefined ? shownErrors : { ...shownErrors, [field]: text };
  }

  /** The reason why the nominee was not saved, if it concerns no single field. */
  get error(): string | undefined {
    return this.refusal?.field === undefined ? this.refusal?.text : undefined;
  }

  /**
   * Saves the nominee, and then loads the list again.
   * @returns whether the nominee was saved
   */
  async save(reload: () => Promise<void>): Promise<boolean> {
    this.refusal = undefined;
    if (!this.form.submit()) return false;
    const nominee = this.form.fields.nomineeToSave(this.nominee?.id);
    if (nominee === undefined) return false;
    const list = { nominees: this.others, relationships: this.relationships };
    const saved = await this.saving.run(async (options) => {
      const reply = await this.dependencies.saveNominee.run({ nominee, list }, options);
      if (reply.ok) await reload();
      return reply;
    });
    if (saved?.ok === false) runInAction(() => (this.refusal = this.refusalOf(saved.failure)));
    return saved?.ok === true;
  }

  /** Removes the draft of a cancelled nominee. */
  discard(): void {
    void this.dependencies.drafts.forget(this.formName);
  }

  private get formName(): string {
    return nomineeFormName(this.nominee?.id);
  }

  private refusalOf(failure: SaveNomineeFailure): Refusal {
    if (failure.kind !== 'cannot-join') return { field: undefined, text: failureText(failure) };
    const { violation } = failure;
    const pan = this.dependencies.session.current?.pan;
    const hasPanOfInvestor = this.form.fields.guardianPan === pan;
    const field = joiningField(violation, { hasPanOfInvestor });
    return { field, text: joiningViolationText(violation) };
  }
}

function failureText(failure: PortFailure): string {
  const message = failure.kind === 'refused' && failure.status < 500 && failure.message;
  return message || NOMINEE_SAVE_FAILED;
}
