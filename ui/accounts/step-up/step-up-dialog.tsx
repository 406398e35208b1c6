import { formatMobile } from '#domain/platform/format-mobile.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/button.tsx';
import { Dialog } from '#ui/platform/design-system/dialog.tsx';
import { OtpField } from '#ui/platform/design-system/otp-field.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { Form } from '../form.tsx';
import { SandboxHint } from '../sandbox-hint.tsx';
import { ResendControl } from '../sign-in/resend-control.tsx';
import type { StepUpViewModel } from './step-up.view-model.ts';
import { protectedChangeWords, stepUpWords as words } from './words.ts';

/** Asks for the code that came to the phone, before a change that matters is made. */
export const StepUpDialog = observer(function StepUpDialog({
  stepUp,
}: {
  readonly stepUp: StepUpViewModel;
}) {
  const { change } = stepUp;
  if (change === undefined) return undefined;
  // A number is read as one: it does not break across lines.
  const mobile = formatMobile(stepUp.mobile).replaceAll(' ', '\u00a0');
  const sentTo = `${words.sentTo} ${mobile}.`;
  return (
    <Dialog
      isOpen
      onClose={() => stepUp.cancel()}
      title={words.title}
      description={`${protectedChangeWords[change]} ${sentTo}`}
    >
      <Form onSubmit={() => void stepUp.confirm()}>
        <Stack gap="md">
          <OtpField
            label={words.code}
            value={stepUp.code}
            onValue={(digits) => stepUp.type(digits)}
            error={stepUp.error}
          />
          <Button
            type="submit"
            isFullWidth
            isBusy={stepUp.confirming.isRunning}
            busyWords={words.confirming}
            whyDisabled={stepUp.isComplete ? undefined : words.whyDisabled}
          >
            {words.confirm}
          </Button>
          <ResendControl viewModel={stepUp} />
          <SandboxHint step="otp" />
        </Stack>
      </Form>
    </Dialog>
  );
});
