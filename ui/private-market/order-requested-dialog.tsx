import { Dialog } from '../platform/design-system/dialog.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { SuccessMark } from '../platform/design-system/success-mark.tsx';
import { DASHBOARD_PATH, ORDERS_PATH } from './basket-paths.ts';
import { orderRequestedWords as words } from './basket-words.ts';

interface OrderRequestedDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The desk has the request: nothing is to be paid yet. */
export function OrderRequestedDialog({ isOpen, onClose }: OrderRequestedDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      description={words.text}
      illustration={<SuccessMark />}
      actions={
        <>
          <LinkButton to={DASHBOARD_PATH} kind="secondary">
            {words.dashboard}
          </LinkButton>
          <LinkButton to={ORDERS_PATH}>{words.orders}</LinkButton>
        </>
      }
    />
  );
}
