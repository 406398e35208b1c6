import type { DepositPayment } from '#application/fixed-deposits/booking/deposit-payments.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { AskingButton } from '#ui/platform/design-system/overlays/asking-button.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Spinner } from '#ui/platform/design-system/feedback/spinner.tsx';
import styles from './payment-outcome.module.css';
import type { PaymentReturnState } from './payment-return.view-model.ts';
import { paymentCopy as copy } from './copy.ts';

interface PaymentOutcomeProps {
  readonly state: PaymentReturnState;
  readonly onCheck: () => void;
  /** Stops the check; if absent, the check cannot be stopped. */
  readonly onStop?: () => void;
  /** Pays for the order again, although the first payment may still be confirmed. */
  readonly onPayAgain?: () => Promise<void>;
  /** True while the payment page opens. */
  readonly isOpening?: boolean;
}

const TO_PORTFOLIO = 'See my portfolio';
const portfolioLink = (
  <LinkButton to="/portfolio" kind="quiet">
    {TO_PORTFOLIO}
  </LinkButton>
);

/** The heading of a page that goes on by itself, and asks to wait as long as it can. */
export function PaymentCheckHeader({ state }: Pick<PaymentOutcomeProps, 'state'>) {
  const isWaiting = ['checking', 'paid', 'go-back'].includes(state.kind);
  return <PageHeader title={copy.checkingStatus} text={isWaiting ? copy.waiting : undefined} />;
}

/** Shows a running payment check, or why the check gave no result. */
export function PaymentOutcome(props: PaymentOutcomeProps) {
  const { state, onCheck, onStop } = props;
  switch (state.kind) {
    case 'pending':
      return <Pending {...props} payment={state.payment} />;
    case 'unknown':
      return (
        <ErrorState
          title={copy.unknownTitle}
          text={copy.unknown}
          retryLabel={copy.checkAgain}
          onRetry={onCheck}
          action={portfolioLink}
        />
      );
    case 'no-order':
      return (
        <ErrorState
          title={copy.noOrderTitle}
          text={copy.noOrder}
          action={<LinkButton to="/portfolio">{TO_PORTFOLIO}</LinkButton>}
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

interface PendingProps extends PaymentOutcomeProps {
  readonly payment: DepositPayment;
}

/** Says that the bank has not confirmed the payment yet. Paying again needs a confirmation. */
function Pending({ payment, onCheck, onPayAgain, isOpening = false }: PendingProps) {
  return (
    <ErrorState
      title={copy.pendingTitle}
      text={copy.pending(formatRupees(payment.principal), payment.depositName)}
      retryLabel={copy.checkAgain}
      onRetry={onCheck}
      action={
        <>
          {portfolioLink}
          {onPayAgain !== undefined && (
            <AskingButton
              kind="quiet"
              label={copy.payAgain}
              question={{
                title: copy.payAgainTitle,
                text: copy.payAgainText,
                keepLabel: copy.wait,
                confirmKind: 'primary',
              }}
              isBusy={isOpening}
              onConfirm={onPayAgain}
            />
          )}
        </>
      }
    />
  );
}
