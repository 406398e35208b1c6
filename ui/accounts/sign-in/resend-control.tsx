import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/button.tsx';
import type { Submission } from '../submission.ts';
import type { ResendCountdown } from './resend-countdown.ts';
import styles from './sign-in.module.css';
import { resendInWords, verifyWords as words } from './words.ts';

interface Resending {
  readonly countdown: ResendCountdown;
  readonly resending: Submission;
  /** What became of it. */
  readonly news: string | undefined;
  resend(): Promise<void>;
}

/** Counts down to the moment at which another code may be asked for. */
export const ResendControl = observer(function ResendControl({
  viewModel,
}: {
  readonly viewModel: Resending;
}) {
  const { secondsLeft } = viewModel.countdown;
  return (
    <div>
      <div className={styles.resend}>
        <span>{words.notReceived}</span>
        {secondsLeft > 0 ? (
          <span role="timer">{resendInWords(secondsLeft)}</span>
        ) : (
          <Button
            kind="quiet"
            size="small"
            isBusy={viewModel.resending.isRunning}
            busyWords={words.resending}
            onClick={() => void viewModel.resend()}
          >
            {words.resend}
          </Button>
        )}
      </div>
      <p role="status">{viewModel.news}</p>
    </div>
  );
});
