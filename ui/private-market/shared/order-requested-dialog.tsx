import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { SuccessMark } from '#ui/platform/design-system/feedback/success-mark.tsx';
import { DASHBOARD_PATH, ORDERS_PATH } from '#ui/private-market/paths.ts';
import { orderRequestedCopy as copy } from '#ui/private-market/catalogue/basket/copy.ts';

interface OrderRequestedDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Confirms that our team has received the request. No payment is due yet. */
export function OrderRequestedDialog({ isOpen, onClose }: OrderRequestedDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={copy.title}
      description={copy.text}
      illustration={<SuccessMark />}
      actions={
        <>
          <LinkButton to={DASHBOARD_PATH} kind="secondary">
            {copy.dashboard}
          </LinkButton>
          <LinkButton to={ORDERS_PATH}>{copy.orders}</LinkButton>
        </>
      }
    />
  );
}
