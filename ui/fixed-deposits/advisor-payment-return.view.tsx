import { AdvisorOrders } from '#application/fixed-deposits/advisor-orders.ts';
import { DepositPayments } from '#application/fixed-deposits/deposit-payments.ts';
import { SettlePayment } from '#application/fixed-deposits/settle-payment.ts';
import { JourneyKey, JourneyStore } from '#application/platform/journey-store.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Page } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { advisorOrderPath } from './advisor-order-path.ts';
import { advisorOrderWords } from './advisor-order-words.ts';
import { PaymentFailedDialog } from './payment-failed-dialog.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { PaymentReturnViewModel } from './payment-return.view-model.ts';
import { paymentWords as words } from './payment-words.ts';
import { SignedInOnly } from './sign-in-first.tsx';

/** `/fetch-bank-details-ifa`: where the payment page sends the investor of an advisor's order. */
export function AdvisorPaymentReturn() {
  return (
    <SignedInOnly title={words.resultTitle} heading={words.signInTitle} text={words.signIn}>
      <Checked />
    </SignedInOnly>
  );
}

const Checked = observer(function Checked() {
  const payments = usePort(DepositPayments);
  const journey = usePort(JourneyStore);
  const reporting = usePort(Reporting);
  const navigate = useNavigate();
  const toasts = useToasts();
  const { search } = useLocation();
  const viewModel = useViewModel(
    () => new PaymentReturnViewModel(new SettlePayment(payments, journey), search),
  );
  const goBack = useWayBack(search);
  const { state } = viewModel;
  useEffect(() => {
    if (state.kind === 'paid') {
      reporting.happened('Payment Success');
      void navigate('/maturity-action-ifa', { replace: true });
    }
    if (state.kind === 'go-back') {
      if (state.words !== undefined) toasts.show({ text: state.words, tone: 'danger' });
      void goBack();
    }
  }, [state, navigate, toasts, reporting, goBack]);
  return (
    <Page width="form">
      <PageHeader title={words.checkingStatus} text={words.waiting} />
      <PaymentOutcome
        state={state}
        onCheck={() => viewModel.check()}
        onStop={() => viewModel.stop()}
      />
      <PaymentFailedDialog
        state={state}
        cancelLabel={advisorOrderWords.toDashboard}
        onTryAgain={() => void goBack()}
      />
    </Page>
  );
});

/** Back to the order: its address is asked for by the order that the payment page names. */
function useWayBack(search: string): () => Promise<void> {
  const advisorOrders = usePort(AdvisorOrders);
  const journey = usePort(JourneyStore);
  const navigate = useNavigate();
  const toasts = useToasts();
  return useCallback(async () => {
    const named = new URLSearchParams(search).get(JourneyKey.DepositOrderId);
    const orderId = Number(named ?? journey.read(JourneyKey.DepositOrderId));
    const found = await advisorOrders.uniqueIdOf(orderId, {});
    if (found.ok) {
      void navigate(advisorOrderPath(found.value), { replace: true });
      return;
    }
    toasts.show({ text: advisorOrderWords.linkUnknown, tone: 'danger' });
    const kept = journey.read(JourneyKey.AdvisorOrder);
    if (kept === undefined) void navigate(-1);
    else void navigate(advisorOrderPath(kept), { replace: true });
  }, [advisorOrders, journey, navigate, toasts, search]);
}
