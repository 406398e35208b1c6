import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { paymentUnknownCopy as copy } from './copy.ts';

interface OrderPaymentUnknownProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCheckAgain: () => Promise<void>;
  readonly onContinue: () => Promise<void>;
}

/** Asks for confirmation before starting an order that the partner bank may have booked already. */
export function OrderPaymentUnknown(props: OrderPaymentUnknownProps) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={copy.title}
      description={copy.text}
      actions={
        <>
          <Button kind="secondary" onClick={() => void props.onContinue()}>
            {copy.goOn}
          </Button>
          <Button onClick={() => void props.onCheckAgain()}>{copy.again}</Button>
        </>
      }
    />
  );
}
