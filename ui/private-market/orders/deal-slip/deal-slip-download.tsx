import { DealSlips } from '#application/private-market/deal-slips.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import Download from 'lucide-react/icons/download';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { saveFile } from '#ui/platform/save-file.ts';
import { DealSlipDownloadViewModel } from './deal-slip-download.view-model.ts';
import { ordersCopy as copy } from '#ui/private-market/orders/list/copy.ts';

interface DealSlipDownloadProps {
  readonly requestId: ShareOrderId;
}

/** Downloads the signed deal slip of an order as a PDF. */
export const DealSlipDownload = observer(function DealSlipDownload({
  requestId,
}: DealSlipDownloadProps) {
  const slips = usePort(DealSlips);
  const toasts = useToasts();
  const viewModel = useViewModel(() => new DealSlipDownloadViewModel(slips, requestId));
  const download = async () => {
    const slip = await viewModel.fetch();
    if (slip?.ok === true) saveFile(slip.value, `Vriddhi deal slip ${requestId}.pdf`);
    if (slip?.ok === false) toasts.show({ text: failureCopy(slip.failure), tone: 'danger' });
  };
  return (
    <Button
      kind="secondary"
      icon={<Download aria-hidden="true" />}
      isBusy={viewModel.fetching.isRunning}
      busyText={copy.slipBusy}
      onClick={() => void download()}
    >
      {copy.slip}
    </Button>
  );
});
