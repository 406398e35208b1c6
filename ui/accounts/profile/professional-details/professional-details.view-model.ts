import type { ProfessionalChoices, Profiles } from '#application/accounts/profile/profiles.ts';
import {
  PROFESSIONAL_FORM,
  type SaveProfessionalDetails,
} from '#application/accounts/profile/save-professional-details.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  AnnualIncome,
  Occupation,
  type ProfessionalDetails,
  professionalViolations,
} from '#domain/accounts/profile/professional.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { keepDraft } from '#ui/platform/draft.ts';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { combineCleanups, Loaded } from '#ui/platform/view-model.ts';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { FormState } from '#ui/platform/forms/form-state.ts';
import { Command } from '#ui/platform/command.ts';
import { professionalCopy } from './copy.ts';

export interface ProfessionalDependencies {
  readonly profiles: Profiles;
  readonly saveDetails: SaveProfessionalDetails;
  readonly drafts: Drafts;
}

/** The chosen values of the lists, or an empty text. */
export class ProfessionalForm {
  @ByRule(occupationViolation, () => professionalCopy.occupationMissing) occupation = '';
  @ByRule(incomeViolation, () => professionalCopy.incomeMissing) annualIncome = '';

  constructor() {
    makeAutoObservable(this);
  }

  get chosen(): Partial<ProfessionalDetails> {
    const occupation = Object.values(Occupation).find((word) => word === this.occupation);
    const annualIncome = Object.values(AnnualIncome).find((word) => word === this.annualIncome);
    return { ...(occupation && { occupation }), ...(annualIncome && { annualIncome }) };
  }
}

function occupationViolation(_: string, { chosen }: ProfessionalForm) {
  return professionalViolations(chosen).occupation;
}

function incomeViolation(_: string, { chosen }: ProfessionalForm) {
  return professionalViolations(chosen).annualIncome;
}

interface Known {
  readonly choices: ProfessionalChoices;
  readonly details: Partial<ProfessionalDetails>;
}

export class ProfessionalDetailsViewModel {
  readonly known: Loaded<Known>;
  readonly form = new FormState(new ProfessionalForm());
  readonly saving = new Command();
  error: string | undefined = undefined;

  constructor(private readonly dependencies: ProfessionalDependencies) {
    this.known = new Loaded((options) => loadKnown(dependencies.profiles, options));
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  activate(): () => void {
    const { fields } = this.form;
    return combineCleanups([
      keepDraft(this.dependencies.drafts, PROFESSIONAL_FORM, {
        fields,
        names: ['occupation', 'annualIncome'],
        shown: () => this.known.value?.details,
      }),
      reaction(
        () => this.known.value,
        (known) => known && this.fill(known.details),
      ),
      this.known.activate(),
    ]);
  }

  async save(): Promise<'saved' | undefined> {
    this.error = undefined;
    const { occupation, annualIncome } = this.form.fields.chosen;
    if (!this.form.submit() || !occupation || !annualIncome) return undefined;
    const saved = await this.saving.run((options) =>
      this.dependencies.saveDetails.run({ occupation, annualIncome }, options),
    );
    if (saved === undefined) return undefined;
    if (saved.ok) return 'saved';
    runInAction(() => (this.error = failureCopy(saved.failure)));
    return undefined;
  }

  private fill({ occupation, annualIncome }: Partial<ProfessionalDetails>): void {
    const { fields } = this.form;
    if (fields.occupation === '') fields.occupation = occupation ?? '';
    if (fields.annualIncome === '') fields.annualIncome = annualIncome ?? '';
  }
}

async function loadKnown(
  profiles: Profiles,
  options: { readonly signal: AbortSignal },
): Promise<Result<Known, PortFailure>> {
  const [choices, details] = await Promise.all([
    profiles.professionalChoices(options),
    profiles.professional(options),
  ]);
  if (!choices.ok) return choices;
  return details.ok ? success({ choices: choices.value, details: details.value }) : details;
}
