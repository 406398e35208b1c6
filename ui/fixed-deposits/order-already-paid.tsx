import type { HeldDeposit } from '#application/fixed-deposits/held-deposits.ts';
import { Button } from '../platform/design-system/button.tsx';
import { Dialog } from '../platform/design-system/dialog.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { heldDepositPath } from './deposit-path.ts';
import { alreadyPaidWords as words } from './order-summary-words.ts';

interface OrderAlreadyPaidProps {
  /** What the order has become; undefined while it is an order. */
  readonly deposit: HeldDeposit | undefined;
  readonly onClose: () => void;
  /** The person wants a second one of the same kind. */
  readonly onAnother: () => Promise<void>;
}

/** Stands between a press in a tab that was left open and a second deposit. */
export function OrderAlreadyPaid({ deposit, onClose, onAnother }: OrderAlreadyPaidProps) {
  if (deposit === undefined) return undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      description={words.text(deposit)}
      actions={
        <>
          <Button kind="secondary" onClick={() => void onAnother()}>
            {words.another}
          </Button>
          <LinkButton to={heldDepositPath(deposit)}>{words.see}</LinkButton>
        </>
      }
    />
  );
}
