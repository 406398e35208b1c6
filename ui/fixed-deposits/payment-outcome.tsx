import { Button } from '../platform/design-system/button.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Spinner } from '../platform/design-system/spinner.tsx';
import styles from './payment-return.module.css';
import type { PaymentReturnState } from './payment-return.view-model.ts';
import { paymentWords as words } from './payment-words.ts';

interface PaymentOutcomeProps {
  readonly state: PaymentReturnState;
  readonly onCheck: () => void;
  /** Gives the check up; without it there is no way to do so. */
  readonly onStop?: () => void;
}

/** What is known of a payment while it is being found out, and where nothing can be. */
export function PaymentOutcome({ state, onCheck, onStop }: PaymentOutcomeProps) {
  const toPortfolio = 'See my portfolio';
  switch (state.kind) {
    case 'unknown':
      return (
        <ErrorState
          title={words.unknownTitle}
          text={words.unknown}
          retryLabel={words.checkAgain}
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
          title={words.noOrderTitle}
          text={words.noOrder}
          action={<LinkButton to="/portfolio">{toPortfolio}</LinkButton>}
        />
      );
    default:
      return (
        <div className={styles.waiting}>
          <div className={styles.waiting} role="status">
            <Spinner />
            <p>{words.fetchingBank}</p>
          </div>
          {onStop !== undefined && state.kind === 'checking' && (
            <Button kind="quiet" onClick={onStop}>
              {words.stop}
            </Button>
          )}
        </div>
      );
  }
}
