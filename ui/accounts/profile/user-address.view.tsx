import { Profiles } from '#application/accounts/profiles.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Notice } from '#ui/platform/design-system/notice.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { useFlow } from '../onboarding/flow.ts';
import { Form } from '../form.tsx';
import { paths } from '../paths.ts';
import { StepButtons } from '../onboarding/step-buttons.tsx';
import { ProfileStep } from './profile-step.tsx';
import { CorrespondentAddress, PermanentAddress } from './user-address-parts.tsx';
import { UserAddressViewModel } from './user-address.view-model.ts';
import { addressWords as words } from './words.ts';

/** Where the investor lives, and where letters go. */
export const UserAddress = observer(function UserAddress() {
  const ports = {
    profiles: usePort(Profiles),
    journeys: usePort(JourneyStore),
    drafts: usePort(Drafts),
    reporting: usePort(Reporting),
  };
  const viewModel = useViewModel(() => new UserAddressViewModel(ports));
  return (
    <ProfileStep words={words} known={viewModel.addresses} fieldCount={3}>
      <AddressForm viewModel={viewModel} />
    </ProfileStep>
  );
});

const AddressForm = observer(function AddressForm({
  viewModel,
}: {
  readonly viewModel: UserAddressViewModel;
}) {
  const [isNotSaved, setIsNotSaved] = useState(false);
  const flow = useFlow();
  const navigate = useNavigate();
  const submit = async () => {
    setIsNotSaved(false);
    const outcome = await viewModel.save();
    if (outcome === 'saved') void navigate(flow.pathTo(paths.professionalDetails));
    setIsNotSaved(outcome === 'failed');
  };
  return (
    <Form onSubmit={() => void submit()}>
      <Stack gap="lg">
        <PermanentAddress viewModel={viewModel} />
        <CorrespondentAddress viewModel={viewModel} />
        {isNotSaved && <Notice isAnnounced>{words.notSaved}</Notice>}
        <StepButtons
          label={words.continue}
          isBusy={viewModel.saving.isRunning}
          busyWords={words.saving}
          whyDisabled={viewModel.isComplete ? undefined : words.whyDisabled}
          backLabel={words.back}
          onBack={() => void navigate(flow.pathTo(paths.parentalDetails))}
        />
      </Stack>
    </Form>
  );
});
