import { formatMobile } from '#domain/platform/format-mobile.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { OtpField } from '#ui/platform/design-system/fields/otp-field.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Form } from '#ui/accounts/form.tsx';
import { SandboxCodeHint } from '#ui/accounts/sandbox-hint/sandbox-code-hint.tsx';
import { ResendControl } from '#ui/accounts/verify-mobile/resend-control.tsx';
import type { StepUpViewModel } from './step-up.view-model.ts';
import { protectedChangeCopy, stepUpCopy as copy } from './copy.ts';

/** Asks for the SMS code that confirms a sensitive change. */
export const StepUpDialog = observer(function StepUpDialog({
  stepUp,
}: {
  readonly stepUp: StepUpViewModel;
}) {
  const { change } = stepUp;
  if (change === undefined) return undefined;
  // A phone number must not wrap.
  const mobile = formatMobile(stepUp.mobile).replaceAll(' ', '\u00a0');
  const sentTo = `${copy.sentTo} ${mobile}.`;
  return (
    <Dialog
      isOpen
      onClose={() => stepUp.cancel()}
      title={copy.title}
      description={`${protectedChangeCopy[change]} ${sentTo}`}
    >
      <Form onSubmit={() => void stepUp.confirm()}>
        <Stack gap="md">
          <OtpField
            label={copy.code}
            value={stepUp.code}
            onValue={(text) => stepUp.type(text)}
            error={stepUp.codeError}
          />
          <Button
            type="submit"
            isFullWidth
            isBusy={stepUp.confirming.isRunning}
            busyText={copy.confirming}
            disabledReason={stepUp.isComplete ? undefined : copy.disabledReason}
          >
            {copy.confirm}
          </Button>
          <ResendControl viewModel={stepUp} />
          <SandboxCodeHint />
        </Stack>
      </Form>
    </Dialog>
  );
});
