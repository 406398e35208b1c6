import { ConfirmPayment } from '#application/fixed-deposits/booking/confirm-payment.ts';
import { FindAdvisorOrder } from '#application/fixed-deposits/booking/find-advisor-order.ts';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { advisorOrderPath } from '#ui/fixed-deposits/paths.ts';
import { advisorPaymentReturnCopy } from './copy.ts';
import { PaymentFailedDialog } from '#ui/fixed-deposits/booking/payment/payment-failed-dialog.tsx';
import {
  PaymentCheckHeader,
  PaymentOutcome,
} from '#ui/fixed-deposits/booking/payment/payment-outcome.tsx';
import { depositPaymentCheck } from '#ui/fixed-deposits/booking/payment/payment-return.view-model.ts';
import { returnedPayment } from '#ui/fixed-deposits/booking/payment/returned-payment.ts';
import { paymentCopy as copy } from '#ui/fixed-deposits/booking/payment/copy.ts';
import { SignedInOnly } from '#ui/fixed-deposits/booking/shared/sign-in-first.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';

/** `/fetch-bank-details-ifa`: the page to which the payment page returns for an advisor's order. */
export function AdvisorPaymentReturn() {
  return (
    <SignedInOnly title={copy.resultTitle} heading={copy.signInTitle} text={copy.signIn}>
      <Checked />
    </SignedInOnly>
  );
}

const Checked = observer(function Checked() {
  const confirmPayment = useUseCase(ConfirmPayment);
  const navigate = useNavigate();
  const toasts = useToasts();
  const { search } = useLocation();
  const viewModel = useViewModel(() => depositPaymentCheck(confirmPayment, search));
  const goBack = useReturnToOrder(search);
  const { state } = viewModel;
  useEffect(() => {
    if (state.kind === 'paid') void navigate('/maturity-action-ifa', { replace: true });
    if (state.kind === 'go-back') {
      if (state.copy !== undefined) toasts.show({ text: state.copy, tone: 'danger' });
      void goBack();
    }
  }, [state, navigate, toasts, goBack]);
  return (
    <Page width="form">
      <PaymentCheckHeader state={state} />
      <PaymentOutcome
        state={state}
        onCheck={() => void viewModel.check()}
        onStop={() => viewModel.stop({ kind: 'go-back', copy: undefined })}
        onPayAgain={goBack}
      />
      <PaymentFailedDialog
        state={state}
        cancelLabel={advisorPaymentReturnCopy.toDashboard}
        onTryAgain={() => void goBack()}
      />
    </Page>
  );
});

/**
 * Returns a function that opens the advisor's order again. It finds the order by the ids in the
 * payment page's return URL.
 */
function useReturnToOrder(search: string): () => Promise<void> {
  const findOrder = useUseCase(FindAdvisorOrder);
  const navigate = useNavigate();
  const toasts = useToasts();
  return useCallback(async () => {
    const found = await findOrder.run(returnedPayment(search), {});
    if (!found.ok) toasts.show({ text: advisorPaymentReturnCopy.linkUnknown, tone: 'danger' });
    const uniqueId = found.ok ? found.value : found.failure.reviewedId;
    if (uniqueId === undefined) void navigate(-1);
    else void navigate(advisorOrderPath(uniqueId), { replace: true });
  }, [findOrder, navigate, toasts, search]);
}
