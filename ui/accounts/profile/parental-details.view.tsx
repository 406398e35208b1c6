import { Profiles } from '#application/accounts/profiles.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { ErrorState } from '#ui/platform/design-system/error-state.tsx';
import { Page } from '#ui/platform/design-system/page.tsx';
import { PageHeader } from '#ui/platform/design-system/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/skeleton.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { TextField } from '#ui/platform/design-system/text-field.tsx';
import { useToasts } from '#ui/platform/design-system/toast.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { useFlow } from '../onboarding/flow.ts';
import { Form } from '../form.tsx';
import { OnboardingSteps } from '../onboarding/onboarding-steps.tsx';
import { paths } from '../paths.ts';
import { StepButtons } from '../onboarding/step-buttons.tsx';
import { ParentalDetailsViewModel } from './parental-details.view-model.ts';
import { parentWords as words } from './words.ts';

/** The names of the parents, which every deposit form asks. */
export const ParentalDetails = observer(function ParentalDetails() {
  const profiles = usePort(Profiles);
  const drafts = usePort(Drafts);
  const viewModel = useViewModel(() => new ParentalDetailsViewModel(profiles, drafts));
  const { state } = viewModel.known;
  return (
    <Page>
      <OnboardingSteps current="profile" />
      <PageHeader title={words.heading} text={words.lead} />
      {state.kind === 'loading' && <Skeleton shape="form" count={2} />}
      {state.kind === 'failed' && (
        <ErrorState title={words.loadFailed} onRetry={() => void viewModel.known.reload()} />
      )}
      {state.kind === 'ready' && <ParentsFields viewModel={viewModel} />}
    </Page>
  );
});

const ParentsFields = observer(function ParentsFields({
  viewModel,
}: {
  readonly viewModel: ParentalDetailsViewModel;
}) {
  const { form, saving } = viewModel;
  const flow = useFlow();
  const navigate = useNavigate();
  const toasts = useToasts();
  const submit = async () => {
    const outcome = await viewModel.save();
    if (outcome === 'saved') void navigate(flow.pathTo(paths.userAddress));
    if (outcome === 'failed') toasts.show({ text: words.saveFailed, tone: 'danger' });
  };
  return (
    <Form onSubmit={() => void submit()}>
      <Stack gap="lg">
        <TextField
          label={words.father}
          name="father-name"
          autoComplete="off"
          autoCapitalize="words"
          maxLength={100}
          value={form.fields.fatherName}
          onValue={(text) => form.type('fatherName', text)}
          onBlur={() => form.leave('fatherName')}
          error={form.shownErrors.fatherName}
        />
        <TextField
          label={words.mother}
          name="mother-name"
          autoComplete="off"
          autoCapitalize="words"
          maxLength={100}
          value={form.fields.motherName}
          onValue={(text) => form.type('motherName', text)}
          onBlur={() => form.leave('motherName')}
          error={form.shownErrors.motherName}
        />
        <StepButtons
          label={words.continue}
          isBusy={saving.isRunning}
          busyWords={words.saving}
          backLabel={words.back}
          onBack={() => void navigate(flow.pathTo(paths.personalInfo))}
        />
      </Stack>
    </Form>
  );
});
