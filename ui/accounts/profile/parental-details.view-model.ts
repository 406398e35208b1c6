import type { Profiles } from '#application/accounts/profiles.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import { parentNameViolation, type Parents } from '#domain/accounts/profile/parents.ts';
import { keepDraft } from '#ui/platform/draft.ts';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { Loaded } from '#ui/platform/view-model.ts';
import { makeAutoObservable, reaction } from 'mobx';
import { FormState } from '../onboarding/form-state.ts';
import { Submission } from '../submission.ts';
import { parentNameWords, parentWords } from './words.ts';

export class ParentsForm {
  @ByRule(parentNameViolation, parentNameWords(parentWords.father)) fatherName = '';
  @ByRule(parentNameViolation, parentNameWords(parentWords.mother)) motherName = '';

  constructor() {
    makeAutoObservable(this);
  }
}

const DRAFT = 'parents';

export class ParentalDetailsViewModel {
  readonly known: Loaded<Partial<Parents>>;
  readonly form = new FormState(new ParentsForm());
  readonly saving = new Submission();

  constructor(
    private readonly profiles: Profiles,
    private readonly drafts: Drafts,
  ) {
    this.known = new Loaded((options) => profiles.parents(options));
    makeAutoObservable<this, 'profiles' | 'drafts'>(this, { profiles: false, drafts: false });
  }

  activate(): () => void {
    const { fields } = this.form;
    const stops = [
      keepDraft(this.drafts, DRAFT, { fields, names: ['fatherName', 'motherName'] }),
      reaction(
        () => this.known.value,
        (known) => known && this.fill(known),
      ),
      this.known.activate(),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** `invalid` shows what is missing. */
  async save(): Promise<'saved' | 'failed' | 'invalid' | undefined> {
    if (!this.form.submit()) return 'invalid';
    const { fatherName, motherName } = this.form.fields;
    const parents = { fatherName: fatherName.trim(), motherName: motherName.trim() };
    const saved = await this.saving.run((options) => this.profiles.saveParents(parents, options));
    if (saved === undefined) return undefined;
    if (!saved.ok) return 'failed';
    await this.drafts.forget(DRAFT);
    return 'saved';
  }

  /** What the person has typed already is newer than what is known. */
  private fill({ fatherName = '', motherName = '' }: Partial<Parents>): void {
    const { fields } = this.form;
    if (fields.fatherName === '') fields.fatherName = fatherName;
    if (fields.motherName === '') fields.motherName = motherName;
  }
}
