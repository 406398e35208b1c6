import type { Profiles } from '#application/accounts/profile/profiles.ts';
import { PARENTS_FORM, type SaveParents } from '#application/accounts/profile/save-parents.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import { parentNameViolation, type Parents } from '#domain/accounts/profile/parents.ts';
import { nameInput } from '#domain/platform/text/name-text.ts';
import { keepDraft } from '#ui/platform/draft.ts';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { combineCleanups, Loaded } from '#ui/platform/view-model.ts';
import { makeAutoObservable, reaction } from 'mobx';
import { FormState } from '#ui/platform/forms/form-state.ts';
import { Command } from '#ui/platform/command.ts';
import { parentNameCopy, parentCopy } from './copy.ts';

export class ParentsForm {
  @ByRule(typedNameViolation, parentNameCopy(parentCopy.father)) fatherName = '';
  @ByRule(typedNameViolation, parentNameCopy(parentCopy.mother)) motherName = '';

  constructor() {
    makeAutoObservable(this);
  }
}

function typedNameViolation(text: string) {
  return parentNameViolation(nameInput(text));
}

export interface ParentalDetailsDependencies {
  readonly profiles: Profiles;
  readonly saveParents: SaveParents;
  readonly drafts: Drafts;
}

export class ParentalDetailsViewModel {
  readonly known: Loaded<Partial<Parents>>;
  readonly form = new FormState(new ParentsForm());
  readonly saving = new Command();

  constructor(private readonly dependencies: ParentalDetailsDependencies) {
    this.known = new Loaded((options) => dependencies.profiles.parents(options));
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  activate(): () => void {
    const { drafts } = this.dependencies;
    const { fields } = this.form;
    return combineCleanups([
      keepDraft(drafts, PARENTS_FORM, {
        fields,
        names: ['fatherName', 'motherName'],
        shown: () => this.known.value,
      }),
      reaction(
        () => this.known.value,
        (known) => known && this.fill(known),
      ),
      this.known.activate(),
    ]);
  }

  /** Shows all errors and returns `invalid` if a name is missing. */
  async save(): Promise<'saved' | 'failed' | 'invalid' | undefined> {
    if (!this.form.submit()) return 'invalid';
    const { fatherName, motherName } = this.form.fields;
    const parents = { fatherName: nameInput(fatherName), motherName: nameInput(motherName) };
    const saved = await this.saving.run((options) =>
      this.dependencies.saveParents.run(parents, options),
    );
    if (saved === undefined) return undefined;
    return saved.ok ? 'saved' : 'failed';
  }

  /** Keeps the user's input, which is newer than the stored names. */
  private fill({ fatherName = '', motherName = '' }: Partial<Parents>): void {
    const { fields } = this.form;
    if (fields.fatherName === '') fields.fatherName = fatherName;
    if (fields.motherName === '') fields.motherName = motherName;
  }
}
