import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/button.tsx';
import styles from './sign-in.module.css';
import type { VerifyMobileViewModel } from './verify-mobile.view-model.ts';
import { resendInWords, verifyWords as words } from './words.ts';

/** Counts down to the moment at which another code may be asked for. */
export const ResendControl = observer(function ResendControl({
  viewModel,
}: {
  readonly viewModel: VerifyMobileViewModel;
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
