import { useNavigate } from 'react-router-dom';
import { Button } from '../platform/design-system/button.tsx';
import { Dialog } from '../platform/design-system/dialog.tsx';
import { WentWrongPicture } from '../platform/design-system/illustrations/went-wrong.tsx';
import type { PaymentReturnState } from './payment-return.view-model.ts';
import { paymentFailedWords, paymentWords as words } from './payment-words.ts';

interface PaymentFailedDialogProps {
  readonly state: PaymentReturnState;
  /** Of the button that leads to the dashboard. */
  readonly cancelLabel: string;
  readonly onTryAgain: () => void;
}

/** Says which payment failed; from here one pays again or leaves. */
export function PaymentFailedDialog({
  state,
  cancelLabel,
  onTryAgain,
}: PaymentFailedDialogProps) {
  const navigate = useNavigate();
  const leave = () => void navigate('/dashboard', { replace: true });
  const isOpen = state.kind === 'not-paid';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={words.failedTitle}
      description={isOpen ? paymentFailedWords(state.payment) : undefined}
      isDismissable={false}
      illustration={<WentWrongPicture />}
      actions={
        <>
          <Button kind="secondary" onClick={leave}>
            {cancelLabel}
          </Button>
          <Button onClick={onTryAgain}>{words.tryAgain}</Button>
        </>
      }
    />
  );
}
