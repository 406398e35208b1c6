import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Spinner } from '#ui/platform/design-system/feedback/spinner.tsx';
import styles from './payment-outcome.module.css';
import type { PaymentReturnState } from './payment-return.view-model.ts';
import { paymentCopy as copy } from './copy.ts';

interface PaymentOutcomeProps {
  readonly state: PaymentReturnState;
  readonly onCheck: () => void;
  /** Stops the check; if absent, the check cannot be stopped. */
  readonly onStop?: () => void;
}

/** Shows a running payment check, or why the check gave no result. */
export function PaymentOutcome({ state, onCheck, onStop }: PaymentOutcomeProps) {
  const toPortfolio = 'See my portfolio';
  switch (state.kind) {
    case 'unknown':
      return (
        <ErrorState
          title={copy.unknownTitle}
          text={copy.unknown}
          retryLabel={copy.checkAgain}
          onRetry={onCheck}
          action={
            <LinkButton to="/portfolio" kind="quiet">
              {toPortfolio}
            </LinkButton>
          }
        />
      );
    case 'no-order':
      return (
        <ErrorState
          title={copy.noOrderTitle}
          text={copy.noOrder}
          action={<LinkButton to="/portfolio">{toPortfolio}</LinkButton>}
        />
      );
    default:
      return (
        <div className={styles.waiting}>
          <div className={styles.waiting} role="status">
            <Spinner />
            <p>{copy.fetchingBank}</p>
          </div>
          {onStop !== undefined && state.kind === 'checking' && (
            <Button kind="quiet" onClick={onStop}>
              {copy.stop}
            </Button>
          )}
        </div>
      );
  }
}
