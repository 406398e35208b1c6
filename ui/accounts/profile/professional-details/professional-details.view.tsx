import { Profiles } from '#application/accounts/profile/profiles.ts';
import { SaveProfessionalDetails } from '#application/accounts/profile/save-professional-details.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { observer } from 'mobx-react-lite';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { SentFields } from '#ui/platform/design-system/fields/sent-fields.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { usePurpose } from '#ui/accounts/onboarding/use-purpose.ts';
import { Form } from '#ui/accounts/form.tsx';
import { withPurpose } from '#ui/accounts/onboarding/step-paths.ts';
import { paths } from '#ui/accounts/paths.ts';
import { StepButtons } from '#ui/accounts/onboarding/step-buttons.tsx';
import { IncomeChoice, OccupationSelect } from './occupation-fields.tsx';
import { ProfessionalDetailsViewModel } from './professional-details.view-model.ts';
import { ProfileStep } from '#ui/accounts/profile/profile-step.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { professionalCopy as copy } from './copy.ts';

export const ProfessionalDetails = observer(function ProfessionalDetails() {
  const dependencies = {
    profiles: usePort(Profiles),
    saveDetails: useUseCase(SaveProfessionalDetails),
    drafts: usePort(Drafts),
  };
  const viewModel = useViewModel(() => new ProfessionalDetailsViewModel(dependencies));
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
  const purpose = usePurpose();
  const navigate = useNavigate();
  const submit = async () => {
    const outcome = await viewModel.save();
    if (outcome === 'saved') void navigate(withPurpose(paths.addNomination, purpose));
  };
  const hasOccupation = viewModel.form.fields.occupation !== '';
  return (
    <Form takesFocus onSubmit={submit}>
      <Stack gap="lg">
        <SentFields isSent={viewModel.saving.isRunning}>
          <OccupationSelect viewModel={viewModel} />
          <IncomeChoice viewModel={viewModel} />
        </SentFields>
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
          onBack={() => void navigate(withPurpose(paths.userAddress, purpose))}
        />
      </Stack>
    </Form>
  );
});
