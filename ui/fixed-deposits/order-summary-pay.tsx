import type { DepositOrderSummary } from '#application/fixed-deposits/deposit-order-summary.ts';
import type { StartDepositFailure } from '#application/fixed-deposits/start-deposit.ts';
import { wasLost } from '#application/platform/port-failure.ts';
import { isBookedEmbedded } from '#domain/fixed-deposits/embedded-booking.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Notice } from '../platform/design-system/notice.tsx';
import { failureWords } from '../platform/failure-words.ts';
import styles from './order-summary.module.css';
import { OrderPayBar } from './order-summary-pay-bar.tsx';
import type { OrderSummaryViewModel } from './order-summary.view-model.ts';
import { orderSummaryWords as words } from './order-summary-words.ts';

interface OrderSummaryPayProps {
  readonly viewModel: OrderSummaryViewModel;
  readonly order: DepositOrderSummary;
  readonly onPay: () => Promise<void>;
}

/** The button that starts the order, with the amount on it. */
export const OrderSummaryPay = observer(function OrderSummaryPay({
  viewModel,
  order,
  onPay,
}: OrderSummaryPayProps) {
  const amount = formatRupees(order.principal);
  const { failure } = viewModel;
  const next = isBookedEmbedded(order.issuerId) ? words.nextAtBank : words.next;
  return (
    <div className={styles.pay}>
      <p className={styles.next}>{next(order.issuerName)}</p>
      {viewModel.isChecking && <Notice isAnnounced>{words.checking}</Notice>}
      {failure !== undefined && failure.kind !== 'already-paid' && (
        <Notice tone="danger" isAnnounced>
          {startFailureWords(failure)}
        </Notice>
      )}
      <OrderPayBar
        amount={amount}
        isBusy={viewModel.isStarting}
        hasAcceptedTerms={viewModel.hasAcceptedTerms}
        onPay={() => void onPay()}
      />
    </div>
  );
});

function startFailureWords(
  failure: Exclude<StartDepositFailure, { readonly kind: 'already-paid' }>,
): string {
  if (failure.kind === 'no-order') return words.emptyText;
  return wasLost(failure) ? `${failureWords(failure)} ${words.once}` : failureWords(failure);
}
