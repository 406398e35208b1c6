import { ConfirmPayment } from '#application/fixed-deposits/booking/confirm-payment.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { PaymentFailedDialog } from '#ui/fixed-deposits/booking/payment/payment-failed-dialog.tsx';
import {
  PaymentCheckHeader,
  PaymentOutcome,
} from '#ui/fixed-deposits/booking/payment/payment-outcome.tsx';
import {
  depositPaymentCheck,
  type PaymentReturnState,
} from '#ui/fixed-deposits/booking/payment/payment-return.view-model.ts';
import { paymentCopy as copy } from '#ui/fixed-deposits/booking/payment/copy.ts';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { nominationPath, usePayAgain } from './use-pay-again.ts';

/** The page to which the payment page returns. */
export const PaymentReturn = observer(function PaymentReturn() {
  const confirmPayment = useUseCase(ConfirmPayment);
  const { search } = useLocation();
  const viewModel = useViewModel(() => depositPaymentCheck(confirmPayment, search));
  const { state } = viewModel;
  const { payAgain, isOpening } = usePayAgain(state);
  useOnward(state);
  return (
    <Page width="form">
      <PaymentCheckHeader state={state} />
      <PaymentOutcome
        state={state}
        onCheck={() => void viewModel.check()}
        onStop={() => viewModel.stop({ kind: 'go-back', copy: undefined })}
        onPayAgain={payAgain}
        isOpening={isOpening}
      />
      <PaymentFailedDialog
        state={state}
        cancelLabel={copy.cancel}
        isBusy={isOpening}
        onTryAgain={() => void payAgain()}
      />
    </Page>
  );
});

/** Navigates once the outcome is known. The new page replaces this one in the history. */
function useOnward(state: PaymentReturnState): void {
  const navigate = useNavigate();
  const toasts = useToasts();
  useEffect(() => {
    if (state.kind === 'paid') void navigate('/maturity-action', { replace: true });
    if (state.kind === 'go-back') {
      if (state.copy !== undefined) toasts.show({ text: state.copy, tone: 'danger' });
      void navigate(nominationPath, { replace: true });
    }
  }, [state, navigate, toasts]);
}
