import { Profiles } from '#application/accounts/profiles.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { TextField } from '#ui/platform/design-system/text-field.tsx';
import { useToasts } from '#ui/platform/design-system/toast.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { useFlow } from '../onboarding/flow.ts';
import { Form } from '../form.tsx';
import { paths } from '../paths.ts';
import { StepButtons } from '../onboarding/step-buttons.tsx';
import { ParentalDetailsViewModel } from './parental-details.view-model.ts';
import { ProfileStep } from './profile-step.tsx';
import { parentWords as words } from './words.ts';

/** The names of the parents, which every deposit form asks. */
export const ParentalDetails = observer(function ParentalDetails() {
  const profiles = usePort(Profiles);
  const drafts = usePort(Drafts);
  const viewModel = useViewModel(() => new ParentalDetailsViewModel(profiles, drafts));
  return (
    <ProfileStep words={words} known={viewModel.known} fieldCount={2}>
      <ParentsFields viewModel={viewModel} />
    </ProfileStep>
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
