import type { HeldDeposit } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { heldDepositPath } from '#ui/fixed-deposits/paths.ts';
import { alreadyPaidCopy as copy } from './copy.ts';

interface OrderAlreadyPaidProps {
  /** The deposit that the order became. If it is undefined, the dialog is closed. */
  readonly deposit: HeldDeposit | undefined;
  readonly onClose: () => void;
  /** Called if the investor wants a second deposit of the same kind. */
  readonly onAnother: () => Promise<void>;
}

/** The dialog that prevents an accidental second deposit from a tab that was left open. */
export function OrderAlreadyPaid({ deposit, onClose, onAnother }: OrderAlreadyPaidProps) {
  if (deposit === undefined) return undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={copy.title}
      description={copy.text(deposit)}
      actions={
        <>
          <Button kind="secondary" onClick={() => void onAnother()}>
            {copy.another}
          </Button>
          <LinkButton to={heldDepositPath(deposit)}>{copy.see}</LinkButton>
        </>
      }
    />
  );
}
