import {
  annualIncomeLabels,
  incomeSourceFor,
  incomeSourceLabels,
  occupationLabels,
} from '#domain/accounts/profile/professional.ts';
import { observer } from 'mobx-react-lite';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { SelectField } from '#ui/platform/design-system/fields/select-field.tsx';
import type { ProfessionalDetailsViewModel } from './professional-details.view-model.ts';
import { professionalCopy as copy } from './copy.ts';

interface OccupationFieldsProps {
  readonly viewModel: ProfessionalDetailsViewModel;
}

export const OccupationSelect = observer(function OccupationSelect({
  viewModel,
}: OccupationFieldsProps) {
  const { form } = viewModel;
  return (
    <SelectField
      label={copy.occupation}
      name="occupation"
      placeholder={copy.occupationPlaceholder}
      options={occupationsOf(viewModel)}
      value={form.fields.chosen.occupation}
      hint={sourceHint(viewModel)}
      onValue={(occupation) => form.type('occupation', occupation)}
      onBlur={() => form.leave('occupation')}
      error={form.shownErrors.occupation}
    />
  );
});

/** The occupations side by side, so that one tap chooses one. */
export const OccupationChoice = observer(function OccupationChoice({
  viewModel,
}: OccupationFieldsProps) {
  const { form } = viewModel;
  return (
    <ChoiceGroup
      label={copy.occupation}
      look="chips"
      choices={occupationsOf(viewModel)}
      value={form.fields.chosen.occupation}
      hint={sourceHint(viewModel)}
      onValue={(occupation) => form.type('occupation', occupation)}
      error={form.shownErrors.occupation}
    />
  );
});

export const IncomeChoice = observer(function IncomeChoice({ viewModel }: OccupationFieldsProps) {
  const { form, known } = viewModel;
  return (
    <ChoiceGroup
      label={copy.annualIncome}
      look="chips"
      choices={(known.value?.choices.annualIncomes ?? []).map((value) => ({
        value,
        label: annualIncomeLabels[value],
      }))}
      value={form.fields.chosen.annualIncome}
      onValue={(annualIncome) => form.type('annualIncome', annualIncome)}
      error={form.shownErrors.annualIncome}
    />
  );
});

function occupationsOf({ known }: ProfessionalDetailsViewModel) {
  const occupations = known.value?.choices.occupations ?? [];
  return occupations.map((value) => ({ value, label: occupationLabels[value] }));
}

/** The source of income, derived from the occupation. It is sent to the issuer, too. */
function sourceHint({ form }: ProfessionalDetailsViewModel): string | undefined {
  const { occupation } = form.fields.chosen;
  if (occupation === undefined) return undefined;
  return copy.incomeSource(incomeSourceLabels[incomeSourceFor(occupation)]);
}
