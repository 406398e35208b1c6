import type { DepositOrderSummary } from '#application/fixed-deposits/deposit-order-summary.ts';
import type { StartDepositFailure } from '#application/fixed-deposits/start-deposit.ts';
import { wasLost } from '#application/platform/port-failure.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { LockKeyhole } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Button } from '../platform/design-system/button.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { PayBar } from '../platform/design-system/pay-bar.tsx';
import { failureWords } from '../platform/failure-words.ts';
import styles from './order-summary.module.css';
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
  return (
    <div className={styles.pay}>
      <p className={styles.next}>{words.next(order.issuerName)}</p>
      {viewModel.isChecking && <Notice isAnnounced>{words.checking}</Notice>}
      {failure !== undefined && failure.kind !== 'already-paid' && (
        <Notice tone="danger" isAnnounced>
          {startFailureWords(failure)}
        </Notice>
      )}
      <PayBar
        isPanelOnWide
        label={words.youPay}
        amount={amount}
        note={
          <span className={styles.safe}>
            <LockKeyhole aria-hidden="true" />
            {words.safe}
          </span>
        }
      >
        <Button
          isFullWidth
          isBusy={viewModel.isStarting}
          whyDisabled={viewModel.hasAcceptedTerms ? undefined : words.whyTerms}
          onClick={() => void onPay()}
        >
          {words.payAmount(amount)}
        </Button>
      </PayBar>
    </div>
  );
});

function startFailureWords(
  failure: Exclude<StartDepositFailure, { readonly kind: 'already-paid' }>,
): string {
  if (failure.kind === 'no-order') return words.emptyText;
  return wasLost(failure) ? `${failureWords(failure)} ${words.once}` : failureWords(failure);
}
