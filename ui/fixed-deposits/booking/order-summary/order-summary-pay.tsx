import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import {
  lacksIdentity,
  type StartDepositFailure,
} from '#application/fixed-deposits/booking/start-deposit.ts';
import { hasLinkedBank } from '#application/platform/completed-steps.ts';
import { wasLost } from '#application/platform/port-failure.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import { isBookedEmbedded } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { observer } from 'mobx-react-lite';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { useInvestor } from '#ui/platform/session/session-context.tsx';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { OrderPayBar } from '#ui/platform/orders/order-pay-bar.tsx';
import type { OrderSummaryViewModel } from './order-summary.view-model.ts';
import { orderSummaryCopy as copy, wayCopy } from './copy.ts';

interface OrderSummaryPayProps {
  readonly viewModel: OrderSummaryViewModel;
  readonly order: DepositOrderSummary;
  readonly areNomineesConfirmed: boolean;
  readonly onPay: () => Promise<void>;
}

export const OrderSummaryPay = observer(function OrderSummaryPay({
  viewModel,
  order,
  areNomineesConfirmed,
  onPay,
}: OrderSummaryPayProps) {
  const amount = formatRupees(order.principal);
  const { failure, questions } = viewModel;
  const areQuestionsLoading = questions.loaded.state.kind === 'loading';
  const questionsLoading = areQuestionsLoading ? copy.questionsLoading : undefined;
  return (
    <>
      {viewModel.starting.isChecking && <Notice isAnnounced>{copy.checking}</Notice>}
      {failure !== undefined && !isQuestion(failure) && (
        <Notice tone="danger" isAnnounced>
          {startFailureCopy(failure)}
        </Notice>
      )}
      <OrderPayBar
        way={wayAhead(order, useInvestor(), areNomineesConfirmed)}
        thing={order.depositName}
        amount={amount}
        note={copy.safe}
        payee={copy.payee(order.issuerName)}
        action={copy.payAmount(amount)}
        isBusy={viewModel.starting.isRunning}
        disabledReason={viewModel.hasAcceptedTerms ? questionsLoading : copy.whyTerms}
        onPay={() => void onPay()}
      />
    </>
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
  return wasLost(failure) ? `${failureCopy(failure)} ${copy.unpaid}` : failureCopy(failure);
}

/** The steps from the order summary to the payment, as far as the app knows them. */
function wayAhead(
  { issuerId, issuerName }: Pick<DepositOrderSummary, 'issuerId' | 'issuerName'>,
  investor: SignedInInvestor,
  areNomineesConfirmed: boolean,
): string {
  if (isBookedEmbedded(issuerId)) {
    return lacksIdentity(investor) ? wayCopy.kycThenBank(issuerName) : wayCopy.bank(issuerName);
  }
  const areDetailsKnown = !lacksIdentity(investor) && hasLinkedBank(investor);
  if (!areDetailsKnown) return wayCopy.details;
  return areNomineesConfirmed ? wayCopy.pay : wayCopy.nominees;
}
