import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { focusFirst } from '#ui/platform/design-system/overlays/modal.tsx';
import { WentWrongPicture } from '#ui/platform/design-system/illustrations/went-wrong.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import type { PaymentReturnState } from './payment-return.view-model.ts';
import { paymentFailedCopy, paymentMoneyCopy, paymentCopy as copy } from './copy.ts';

interface PaymentFailedDialogProps {
  readonly state: PaymentReturnState;
  /** Label of the button that leads to the dashboard. */
  readonly cancelLabel: string;
  /** True while the payment page opens. */
  readonly isBusy?: boolean;
  readonly onTryAgain: () => void;
}

/** Says which payment failed and what happens to the money. Offers to pay again or to leave. */
export function PaymentFailedDialog({
  state,
  cancelLabel,
  isBusy = false,
  onTryAgain,
}: PaymentFailedDialogProps) {
  const navigate = useNavigate();
  const leave = () => void navigate('/dashboard', { replace: true });
  const isOpen = state.kind === 'not-paid';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={copy.failedTitle}
      description={isOpen ? paymentFailedCopy(state.payment) : undefined}
      isDismissable={false}
      illustration={<WentWrongPicture />}
      actions={
        <>
          <Button kind="secondary" onClick={leave}>
            {cancelLabel}
          </Button>
          <Button ref={focusFirst} isBusy={isBusy} onClick={onTryAgain}>
            {copy.tryAgain}
          </Button>
        </>
      }
    >
      {isOpen && <p>{paymentMoneyCopy(state.payment)}</p>}
    </Dialog>
  );
}
