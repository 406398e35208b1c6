import { Profiles } from '#application/accounts/profile/profiles.ts';
import { SaveAddresses } from '#application/accounts/profile/save-addresses.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { SentFields } from '#ui/platform/design-system/fields/sent-fields.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { usePurpose } from '#ui/accounts/onboarding/use-purpose.ts';
import { Form } from '#ui/accounts/form.tsx';
import { withPurpose } from '#ui/accounts/onboarding/step-paths.ts';
import { paths } from '#ui/accounts/paths.ts';
import { StepButtons } from '#ui/accounts/onboarding/step-buttons.tsx';
import { ProfileStep } from '#ui/accounts/profile/profile-step.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { CorrespondentAddress, PermanentAddress } from './user-address-parts.tsx';
import { UserAddressViewModel } from './user-address.view-model.ts';
import { addressCopy as copy } from './copy.ts';

export const UserAddress = observer(function UserAddress() {
  const dependencies = {
    profiles: usePort(Profiles),
    saveAddresses: useUseCase(SaveAddresses),
    drafts: usePort(Drafts),
  };
  const viewModel = useViewModel(() => new UserAddressViewModel(dependencies));
  return (
    <ProfileStep copy={copy} known={viewModel.addresses} fieldCount={3}>
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
  const purpose = usePurpose();
  const navigate = useNavigate();
  const submit = async () => {
    setIsNotSaved(false);
    const outcome = await viewModel.save();
    if (outcome === 'saved') void navigate(withPurpose(paths.professionalDetails, purpose));
    setIsNotSaved(outcome === 'failed');
  };
  return (
    <Form takesFocus onSubmit={submit}>
      <Stack gap="lg">
        <SentFields isSent={viewModel.saving.isRunning}>
          <PermanentAddress viewModel={viewModel} />
          <CorrespondentAddress viewModel={viewModel} />
        </SentFields>
        {isNotSaved && <Notice isAnnounced>{copy.notSaved}</Notice>}
        <StepButtons
          label={copy.continue}
          isBusy={viewModel.saving.isRunning}
          busyText={copy.saving}
          disabledReason={viewModel.isComplete ? undefined : copy.disabledReason}
          backLabel={copy.back}
          onBack={() => void navigate(withPurpose(paths.parentalDetails, purpose))}
        />
      </Stack>
    </Form>
  );
});
