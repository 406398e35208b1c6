import type { DepositOrderId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import Download from 'lucide-react/icons/download';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { useReceipt } from './use-receipt.ts';

export const ReceiptButton = observer(function ReceiptButton({
  depositOrderId,
}: {
  readonly depositOrderId: DepositOrderId;
}) {
  const { isFetching, download } = useReceipt();
  return (
    <Button
      kind="secondary"
      isFullWidth
      icon={<Download aria-hidden="true" />}
      isBusy={isFetching}
      busyText="Fetching your receipt…"
      onClick={() => void download(depositOrderId)}
    >
      Download receipt
    </Button>
  );
});
