import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/button.tsx';
import { useToasts } from '#ui/platform/design-system/toast.tsx';
import { paths } from '../paths.ts';
import type { Submission } from '../submission.ts';
import { skipWords as words } from './words.ts';

interface SkippableStep {
  readonly skipping: Submission;
  /** Undefined while it runs already. */
  skip(): Promise<boolean | undefined>;
}

/** Puts a step off, and leads to the dashboard. */
export const SkipButton = observer(function SkipButton({ step }: { readonly step: SkippableStep }) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const skip = async () => {
    const isSkipped = await step.skip();
    if (isSkipped === true) void navigate(paths.dashboard);
    if (isSkipped === false) toasts.show({ text: words.failed, tone: 'danger' });
  };
  return (
    <Button
      kind="quiet"
      isFullWidth
      isBusy={step.skipping.isRunning}
      busyWords={words.skipping}
      onClick={() => void skip()}
    >
      {words.skip}
    </Button>
  );
});
