import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import type { Command } from '#ui/platform/command.ts';
import type { ResendCountdown } from './resend-countdown.ts';
import styles from '#ui/accounts/sign-in/sign-in.module.css';
import { resendInCopy, verifyCopy as copy } from './copy.ts';

interface Resending {
  readonly countdown: ResendCountdown;
  readonly resending: Command;
  /** The message about the last request for a code. */
  readonly news: string | undefined;
  resend(): Promise<void>;
}

/** Requests another code, after a countdown. */
export const ResendControl = observer(function ResendControl({
  viewModel,
}: {
  readonly viewModel: Resending;
}) {
  const { secondsLeft } = viewModel.countdown;
  return (
    <div>
      <div className={styles.resend}>
        <span>{copy.notReceived}</span>
        {secondsLeft > 0 ? (
          <span role="timer">{resendInCopy(secondsLeft)}</span>
        ) : (
          <Button
            kind="quiet"
            size="small"
            isBusy={viewModel.resending.isRunning}
            busyText={copy.resending}
            onClick={() => void viewModel.resend()}
          >
            {copy.resend}
          </Button>
        )}
      </div>
      <p role="status">{viewModel.news}</p>
    </div>
  );
});
