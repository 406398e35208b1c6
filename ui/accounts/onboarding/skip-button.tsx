import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { paths } from '#ui/accounts/paths.ts';
import type { Command } from '#ui/platform/command.ts';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { skipCopy as copy } from './copy.ts';

interface SkippableStep {
  readonly skipping: Command;
  /**
   * Skips the step. Returns whether the backend accepted it; undefined if the request is already
   * running.
   */
  skip(): Promise<boolean | undefined>;
}

/** Skips a step and opens the dashboard. */
export const SkipButton = observer(function SkipButton({ step }: { readonly step: SkippableStep }) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const skip = async () => {
    const isSkipped = await step.skip();
    if (isSkipped === true) void navigate(paths.dashboard);
    if (isSkipped === false) toasts.show({ text: copy.failed, tone: 'danger' });
  };
  return (
    <Button
      kind="quiet"
      isFullWidth
      isBusy={step.skipping.isRunning}
      busyText={copy.skipping}
      onClick={() => void skip()}
    >
      {copy.skip}
    </Button>
  );
});
