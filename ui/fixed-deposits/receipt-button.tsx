import type { DepositOrderId } from '#application/fixed-deposits/deposit-ids.ts';
import { Download } from 'lucide-react';
import { Button } from '../platform/design-system/button.tsx';
import { useReceipt } from './use-receipt.ts';

/** Saves the receipt of a deposit as a PDF. */
export function ReceiptButton({ depositOrderId }: { readonly depositOrderId: DepositOrderId }) {
  const { isFetching, download } = useReceipt();
  return (
    <Button
      kind="secondary"
      isFullWidth
      icon={<Download aria-hidden="true" />}
      isBusy={isFetching}
      busyWords="Fetching your receipt…"
      onClick={() => void download(depositOrderId)}
    >
      Download receipt
    </Button>
  );
}
