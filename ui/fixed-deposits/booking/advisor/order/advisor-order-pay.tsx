import type { ResumeFailure } from '#application/fixed-deposits/booking/resume-advisor-order.ts';
import type { OrderReview } from '#application/fixed-deposits/booking/review-advisor-order.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { SentFields } from '#ui/platform/design-system/fields/sent-fields.tsx';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { leaveTo } from '#ui/platform/leave-to.ts';
import type { AdvisorOrderViewModel } from './advisor-order.view-model.ts';
import { advisorOrderCopy as copy } from './copy.ts';
import { OrderConsent } from '#ui/platform/orders/order-consent.tsx';
import { OrderPayBar } from '#ui/platform/orders/order-pay-bar.tsx';
import { orderSummaryCopy } from '#ui/fixed-deposits/booking/order-summary/copy.ts';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';

interface AdvisorOrderPayProps {
  readonly viewModel: AdvisorOrderViewModel;
  readonly review: OrderReview;
}

/** The acceptance of the terms, and the button that leads to the payment page. */
export const AdvisorOrderPay = observer(function AdvisorOrderPay({
  viewModel,
  review: { order },
}: AdvisorOrderPayProps) {
  const amount = formatRupees(order.principal);
  const navigate = useNavigate();
  const pay = async () => {
    const path = viewModel.embeddedPath;
    if (path !== undefined) return void navigate(path);
    const url = await viewModel.pay();
    if (url !== undefined) leaveTo(url);
  };
  const { failure, hasAcceptedTerms, termsUrl } = viewModel;
  return (
    <>
      <Card>
        <SentFields isSent={viewModel.paying.isRunning}>
          <OrderConsent
            label={orderSummaryCopy.terms}
            isGiven={hasAcceptedTerms}
            onGiven={(isGiven) => viewModel.acceptTerms(isGiven)}
          >
            {termsUrl !== undefined && (
              <a href={termsUrl} target="_blank" rel="noopener noreferrer">
                {orderSummaryCopy.readTerms}
              </a>
            )}
          </OrderConsent>
        </SentFields>
      </Card>
      {failure !== undefined && <NotPaid failure={failure} />}
      <OrderPayBar
        way={copy.way}
        thing={order.depositName}
        amount={amount}
        note={orderSummaryCopy.safe}
        action={orderSummaryCopy.payAmount(amount)}
        isBusy={viewModel.paying.isRunning}
        disabledReason={hasAcceptedTerms ? undefined : orderSummaryCopy.whyTerms}
        onPay={() => void pay()}
      />
    </>
  );
});

function NotPaid({ failure }: { readonly failure: ResumeFailure }) {
  if (failure.kind === 'broken') {
    return (
      <Notice tone="danger" title={copy.broken} isAnnounced>
        {orderSummaryCopy.unpaid}
      </Notice>
    );
  }
  const { refusal } = failure;
  return (
    <Notice tone="danger" title={copy.notStarted} isAnnounced action={nextStep(failure)}>
      {refusal === undefined
        ? orderSummaryCopy.unpaid
        : failureCopy(refusal, orderSummaryCopy.unpaid)}
    </Notice>
  );
}

/** Link to the step that the backend reports as missing. */
function nextStep({ refusal }: Extract<ResumeFailure, { readonly kind: 'not-started' }>) {
  if (refusal?.kind !== 'refused') return undefined;
  if (refusal.code === 'nominees-unfinished') {
    return <LinkButton to="/add-nomination">{copy.addNominee}</LinkButton>;
  }
  if (refusal.code?.startsWith('nominee-')) {
    return <LinkButton to="/add-nomination">{copy.changeNominee}</LinkButton>;
  }
  if (refusal.code === 'onboarding-unfinished') {
    return <LinkButton to="/profile">{copy.complete}</LinkButton>;
  }
  if (refusal.code === 'paid-already') {
    return <LinkButton to="/portfolio">{copy.toPortfolio}</LinkButton>;
  }
  return undefined;
}
