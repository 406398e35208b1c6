import { FindAdvisorOrder } from '#application/fixed-deposits/booking/find-advisor-order.ts';
import { VerifyPayment } from '#application/fixed-deposits/booking/verify-payment.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { advisorOrderPath } from '#ui/fixed-deposits/paths.ts';
import { advisorOrderCopy } from './advisor-order-copy.ts';
import { PaymentFailedDialog } from '#ui/fixed-deposits/booking/payment/payment-failed-dialog.tsx';
import { PaymentOutcome } from '#ui/fixed-deposits/booking/payment/payment-outcome.tsx';
import { PaymentReturnViewModel } from '#ui/fixed-deposits/booking/payment/payment-return.view-model.ts';
import { paymentCopy as copy } from '#ui/fixed-deposits/booking/payment/payment-copy.ts';
import { SignedInOnly } from '#ui/fixed-deposits/booking/shared/sign-in-first.tsx';

/** `/fetch-bank-details-ifa`: the page to which the payment page returns for an advisor's order. */
export function AdvisorPaymentReturn() {
  return (
    <SignedInOnly title={copy.resultTitle} heading={copy.signInTitle} text={copy.signIn}>
      <Checked />
    </SignedInOnly>
  );
}

const Checked = observer(function Checked() {
  const verifyPayment = useUseCase(VerifyPayment);
  const reporting = usePort(Reporting);
  const navigate = useNavigate();
  const toasts = useToasts();
  const { search } = useLocation();
  const viewModel = useViewModel(() => new PaymentReturnViewModel(verifyPayment, search));
  const goBack = useWayBack(search);
  const { state } = viewModel;
  useEffect(() => {
    if (state.kind === 'paid') {
      reporting.happened('Payment Success');
      void navigate('/maturity-action-ifa', { replace: true });
    }
    if (state.kind === 'go-back') {
      if (state.copy !== undefined) toasts.show({ text: state.copy, tone: 'danger' });
      void goBack();
    }
  }, [state, navigate, toasts, reporting, goBack]);
  return (
    <Page width="form">
      <PageHeader title={copy.checkingStatus} text={copy.waiting} />
      <PaymentOutcome
        state={state}
        onCheck={() => viewModel.check()}
        onStop={() => viewModel.stop()}
      />
      <PaymentFailedDialog
        state={state}
        cancelLabel={advisorOrderCopy.toDashboard}
        onTryAgain={() => void goBack()}
      />
    </Page>
  );
});

/** Leads back to the order, looked up by the deposit order that the payment page names. */
function useWayBack(search: string): () => Promise<void> {
  const findOrder = useUseCase(FindAdvisorOrder);
  const navigate = useNavigate();
  const toasts = useToasts();
  return useCallback(async () => {
    const found = await findOrder.run(search, {});
    if (!found.ok) toasts.show({ text: advisorOrderCopy.linkUnknown, tone: 'danger' });
    const uniqueId = found.ok ? found.value : found.failure.reviewedId;
    if (uniqueId === undefined) void navigate(-1);
    else void navigate(advisorOrderPath(uniqueId), { replace: true });
  }, [findOrder, navigate, toasts, search]);
}
