import { Profiles } from '#application/accounts/profiles.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { annualIncomeLabels, occupationLabels } from '#domain/accounts/profile/professional.ts';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { ChoiceGroup } from '#ui/platform/design-system/choice-group.tsx';
import { Notice } from '#ui/platform/design-system/notice.tsx';
import { SelectField } from '#ui/platform/design-system/select-field.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { useFlow } from '../onboarding/flow.ts';
import { Form } from '../form.tsx';
import { paths } from '../paths.ts';
import { StepButtons } from '../onboarding/step-buttons.tsx';
import { ProfessionalDetailsViewModel } from './professional-details.view-model.ts';
import { ProfileStep } from './profile-step.tsx';
import { professionalWords as words } from './words.ts';

/** What the investor does for a living, and earns. */
export const ProfessionalDetails = observer(function ProfessionalDetails() {
  const ports = {
    profiles: usePort(Profiles),
    journeys: usePort(JourneyStore),
    drafts: usePort(Drafts),
  };
  const viewModel = useViewModel(() => new ProfessionalDetailsViewModel(ports));
  return (
    <ProfileStep words={words} known={viewModel.known} fieldCount={2}>
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
          label={words.continue}
          isBusy={viewModel.saving.isRunning}
          busyWords={words.saving}
          whyDisabled={hasOccupation ? undefined : words.whyDisabled}
          backLabel={words.back}
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
        label={words.occupation}
        name="occupation"
        placeholder={words.occupationPlaceholder}
        options={(choices?.occupations ?? []).map((value) => ({
          value,
          label: occupationLabels[value],
        }))}
        value={form.fields.chosen.occupation}
        onValue={(occupation) => form.type('occupation', occupation)}
        onBlur={() => form.leave('occupation')}
        error={form.shownErrors.occupation}
      />
      <ChoiceGroup
        label={words.annualIncome}
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
