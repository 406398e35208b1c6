import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import type { StartDepositFailure } from '#application/fixed-deposits/booking/start-deposit.ts';
import { wasLost } from '#application/platform/port-failure.ts';
import { isBookedEmbedded } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { failureCopy } from '#ui/platform/errors/failure-copy.ts';
import styles from './order-summary.module.css';
import { OrderPayBar } from './order-summary-pay-bar.tsx';
import type { OrderSummaryViewModel } from './order-summary.view-model.ts';
import { orderSummaryCopy as copy } from './order-summary-copy.ts';

interface OrderSummaryPayProps {
  readonly viewModel: OrderSummaryViewModel;
  readonly order: DepositOrderSummary;
  readonly onPay: () => Promise<void>;
}

export const OrderSummaryPay = observer(function OrderSummaryPay({
  viewModel,
  order,
  onPay,
}: OrderSummaryPayProps) {
  const amount = formatRupees(order.principal);
  const { failure, questions } = viewModel;
  const areQuestionsLoading = questions.loaded.state.kind === 'loading';
  const next = isBookedEmbedded(order.issuerId) ? copy.nextAtBank : copy.next;
  return (
    <div className={styles.pay}>
      <p className={styles.next}>{next(order.issuerName)}</p>
      {viewModel.isChecking && <Notice isAnnounced>{copy.checking}</Notice>}
      {failure !== undefined && !isQuestion(failure) && (
        <Notice tone="danger" isAnnounced>
          {startFailureCopy(failure)}
        </Notice>
      )}
      <OrderPayBar
        amount={amount}
        isBusy={viewModel.isStarting}
        hasAcceptedTerms={viewModel.hasAcceptedTerms}
        disabledReason={areQuestionsLoading ? copy.questionsLoading : undefined}
        onPay={() => void onPay()}
      />
    </div>
  );
});

type PaymentQuestion = Extract<
  StartDepositFailure,
  { readonly kind: 'already-paid' | 'payment-unknown' | 'senior-rate-open' }
>;

/** Whether the failure has its own dialog. */
function isQuestion(failure: StartDepositFailure): failure is PaymentQuestion {
  return ['already-paid', 'payment-unknown', 'senior-rate-open'].includes(failure.kind);
}

function startFailureCopy(failure: Exclude<StartDepositFailure, PaymentQuestion>): string {
  if (failure.kind === 'no-order') return copy.emptyText;
  return wasLost(failure) ? `${failureCopy(failure)} ${copy.once}` : failureCopy(failure);
}
