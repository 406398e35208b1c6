import { Profiles } from '#application/accounts/profile/profiles.ts';
import { SaveParents } from '#application/accounts/profile/save-parents.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { observer } from 'mobx-react-lite';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { SentFields } from '#ui/platform/design-system/fields/sent-fields.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { usePurpose } from '#ui/accounts/onboarding/use-purpose.ts';
import { Form } from '#ui/accounts/form.tsx';
import { withPurpose } from '#ui/accounts/onboarding/step-paths.ts';
import { paths } from '#ui/accounts/paths.ts';
import { StepButtons } from '#ui/accounts/onboarding/step-buttons.tsx';
import { ParentalDetailsViewModel } from './parental-details.view-model.ts';
import { ParentsFields } from './parents-fields.tsx';
import { ProfileStep } from '#ui/accounts/profile/profile-step.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { parentCopy as copy } from './copy.ts';

/** The names of the parents, which deposit applications require. */
export const ParentalDetails = observer(function ParentalDetails() {
  const dependencies = {
    profiles: usePort(Profiles),
    saveParents: useUseCase(SaveParents),
    drafts: usePort(Drafts),
  };
  const viewModel = useViewModel(() => new ParentalDetailsViewModel(dependencies));
  return (
    <ProfileStep copy={copy} known={viewModel.known} fieldCount={2}>
      <ParentsForm viewModel={viewModel} />
    </ProfileStep>
  );
});

const ParentsForm = observer(function ParentsForm({
  viewModel,
}: {
  readonly viewModel: ParentalDetailsViewModel;
}) {
  const { form, saving } = viewModel;
  const purpose = usePurpose();
  const navigate = useNavigate();
  const toasts = useToasts();
  const submit = async () => {
    const outcome = await viewModel.save();
    if (outcome === 'saved') void navigate(withPurpose(paths.userAddress, purpose));
    if (outcome === 'failed') toasts.show({ text: copy.saveFailed, tone: 'danger' });
  };
  return (
    <Form takesFocus onSubmit={submit}>
      <Stack gap="lg">
        <SentFields isSent={saving.isRunning}>
          <ParentsFields form={form} />
        </SentFields>
        <StepButtons
          label={copy.continue}
          isBusy={saving.isRunning}
          busyText={copy.saving}
          backLabel={copy.back}
          onBack={() => void navigate(withPurpose(paths.personalInfo, purpose))}
        />
      </Stack>
    </Form>
  );
});
