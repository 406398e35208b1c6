import type { Relationship } from '#application/accounts/nominees.ts';
import type { SaveNominee, SaveNomineeFailure } from '#application/accounts/save-nominee.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { Session } from '#application/platform/session.ts';
import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import { offeredShare, remainingShare } from '#domain/accounts/nominees/nominee-shares.ts';
import { keepDraft } from '#ui/platform/draft.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { FormState } from '#ui/platform/forms/form-state.ts';
import { Submission } from '../submission.ts';
import { NomineeForm, type NomineeTextField, nomineeTextFields } from './nominee-form.ts';
import { joiningCopy, NOMINEE_SAVE_FAILED } from './copy.ts';

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

const DRAFT = 'new-nominee';

/** The form of a new or an existing nominee. */
export class NomineeEditor {
  readonly form: FormState<NomineeForm>;
  error: string | undefined = undefined;
  readonly saving = new Submission();

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
    if (this.nominee !== undefined) return () => {};
    const { fields } = this.form;
    const names = nomineeTextFields.filter((name) => name !== 'sharePercent');
    return keepDraft(this.dependencies.drafts, DRAFT, { fields, names });
  }

  /** The share that the other nominees leave, in percent. */
  get left(): number {
    return remainingShare(this.others.filter(({ id }) => id !== this.nominee?.id));
  }

  type(field: NomineeTextField, text: string): void {
    this.form.fields.type(field, text);
    this.error = undefined;
  }

  /** Returns whether the nominee was saved. */
  async save(): Promise<boolean> {
    this.error = undefined;
    if (!this.form.submit()) return false;
    const nominee = this.form.fields.nomineeToSave(this.nominee?.id);
    if (nominee === undefined) return false;
    const list = { nominees: this.others, relationships: this.relationships };
    const saved = await this.saving.run((options) =>
      this.dependencies.saveNominee.run({ nominee, list }, options),
    );
    if (saved?.ok) await this.dependencies.drafts.forget(DRAFT);
    else if (saved) runInAction(() => (this.error = saveNomineeCopy(saved.failure)));
    return saved?.ok === true;
  }

  /** Removes the draft of a cancelled nominee. */
  discard(): void {
    void this.dependencies.drafts.forget(DRAFT);
  }
}

function saveNomineeCopy(failure: SaveNomineeFailure): string {
  if (failure.kind === 'cannot-join') return joiningCopy(failure.violation);
  const message = failure.kind === 'refused' && failure.status < 500 && failure.message;
  return message || NOMINEE_SAVE_FAILED;
}
