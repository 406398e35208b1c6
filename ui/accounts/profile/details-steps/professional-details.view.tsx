import { Profiles } from '#application/accounts/profile/profiles.ts';
import { SaveProfessionalDetails } from '#application/accounts/profile/save-professional-details.ts';
import { Drafts } from '#application/platform/drafts.ts';
import {
  annualIncomeLabels,
  incomeSourceFor,
  incomeSourceLabels,
  type Occupation,
  occupationLabels,
} from '#domain/accounts/profile/professional.ts';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { SelectField } from '#ui/platform/design-system/fields/select-field.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { useFlow } from '#ui/accounts/onboarding/flow.ts';
import { Form } from '#ui/accounts/form.tsx';
import { paths } from '#ui/accounts/paths.ts';
import { StepButtons } from '#ui/accounts/onboarding/step-buttons.tsx';
import { ProfessionalDetailsViewModel } from './professional-details.view-model.ts';
import { ProfileStep } from '#ui/accounts/profile/profile-step.tsx';
import { professionalCopy as copy } from '#ui/accounts/profile/copy.ts';

export const ProfessionalDetails = observer(function ProfessionalDetails() {
  const ports = {
    profiles: usePort(Profiles),
    saveDetails: useUseCase(SaveProfessionalDetails),
    drafts: usePort(Drafts),
  };
  const viewModel = useViewModel(() => new ProfessionalDetailsViewModel(ports));
  return (
    <ProfileStep copy={copy} known={viewModel.known} fieldCount={2}>
      <ProfessionalForm viewModel={viewModel} />
    </ProfileStep>
  );
});

interface PartProps {
  readonly viewModel: ProfessionalDetailsViewModel;
}

const ProfessionalForm = observer(function ProfessionalForm({ viewModel }: PartProps) {
  const flow = useFlow();
  const navigate = useNavigate();
  const submit = async () => {
    if ((await viewModel.save()) === 'saved') void navigate(flow.pathTo(paths.addNomination));
  };
  const hasOccupation = viewModel.form.fields.occupation !== '';
  return (
    <Form onSubmit={() => void submit()}>
      <Stack gap="lg">
        <Choices viewModel={viewModel} />
        {viewModel.error !== undefined && (
          <Notice tone="danger" isAnnounced>
            {viewModel.error}
          </Notice>
        )}
        <StepButtons
          label={copy.continue}
          isBusy={viewModel.saving.isRunning}
          busyText={copy.saving}
          disabledReason={hasOccupation ? undefined : copy.disabledReason}
          backLabel={copy.back}
          onBack={() => void navigate(flow.pathTo(paths.userAddress))}
        />
      </Stack>
    </Form>
  );
});

const Choices = observer(function Choices({ viewModel }: PartProps) {
  const { form, known } = viewModel;
  const choices = known.value?.choices;
  return (
    <>
      <SelectField
        label={copy.occupation}
        name="occupation"
        placeholder={copy.occupationPlaceholder}
        options={(choices?.occupations ?? []).map((value) => ({
          value,
          label: occupationLabels[value],
        }))}
        value={form.fields.chosen.occupation}
        hint={sourceHint(form.fields.chosen.occupation)}
        onValue={(occupation) => form.type('occupation', occupation)}
        onBlur={() => form.leave('occupation')}
        error={form.shownErrors.occupation}
      />
      <ChoiceGroup
        label={copy.annualIncome}
        look="chips"
        choices={(choices?.annualIncomes ?? []).map((value) => ({
          value,
          label: annualIncomeLabels[value],
        }))}
        value={form.fields.chosen.annualIncome}
        onValue={(annualIncome) => form.type('annualIncome', annualIncome)}
        error={form.shownErrors.annualIncome}
      />
    </>
  );
});

/** The source of income, derived from the occupation. It is sent to the issuer, too. */
function sourceHint(occupation: Occupation | undefined): string | undefined {
  if (occupation === undefined) return undefined;
  return copy.incomeSource(incomeSourceLabels[incomeSourceFor(occupation)]);
}
