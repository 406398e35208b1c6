import { DepositPayments } from '#application/fixed-deposits/deposit-payments.ts';
import { SettlePayment } from '#application/fixed-deposits/settle-payment.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Page } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { PaymentFailedDialog } from './payment-failed-dialog.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { type PaymentReturnState, PaymentReturnViewModel } from './payment-return.view-model.ts';
import { paymentWords as words } from './payment-words.ts';

const NOMINATION = '/add-nomination?where_from=maturity-action';

/** Where the payment page sends the browser back to. */
export const PaymentReturn = observer(function PaymentReturn() {
  const payments = usePort(DepositPayments);
  const journey = usePort(JourneyStore);
  const { search } = useLocation();
  const navigate = useNavigate();
  const viewModel = useViewModel(
    () => new PaymentReturnViewModel(new SettlePayment(payments, journey), search),
  );
  const { state } = viewModel;
  useOnward(state);
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
        cancelLabel={words.cancel}
        onTryAgain={() => void navigate(NOMINATION, { replace: true })}
      />
    </Page>
  );
});

/** Goes on once it is known where to; the return address itself is left behind. */
function useOnward(state: PaymentReturnState): void {
  const navigate = useNavigate();
  const toasts = useToasts();
  const reporting = usePort(Reporting);
  useEffect(() => {
    if (state.kind === 'paid') {
      reporting.happened('Payment Success');
      void navigate('/maturity-action', { replace: true });
    }
    if (state.kind === 'go-back') {
      if (state.words !== undefined) toasts.show({ text: state.words, tone: 'danger' });
      void navigate(NOMINATION, { replace: true });
    }
  }, [state, navigate, toasts, reporting]);
}
