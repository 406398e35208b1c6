import { wasAborted } from '#application/platform/port-failure.ts';
import { DealSlips } from '#application/private-market/deal-slips.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { usePort } from '../platform/injection.tsx';
import { saveFile } from '../platform/save-file.ts';
import { ordersWords as words } from './orders-words.ts';

/** Saves the signed deal slip of an order as a PDF; one at a time. */
export function DealSlipDownload({ requestId }: { readonly requestId: ShareOrderId }) {
  const slips = usePort(DealSlips);
  const toasts = useToasts();
  const running = useRef<AbortController>(undefined);
  const [isFetching, setIsFetching] = useState(false);
  useEffect(() => () => running.current?.abort(), []);
  const download = async () => {
    if (running.current !== undefined) return;
    running.current = new AbortController();
    setIsFetching(true);
    const { signal } = running.current;
    const slip = await slips.document(requestId, { signal });
    running.current = undefined;
    if (signal.aborted) return;
    setIsFetching(false);
    if (slip.ok) saveFile(slip.value, `Vriddhi deal slip ${requestId}.pdf`);
    else if (!wasAborted(slip.failure)) {
      toasts.show({ text: failureWords(slip.failure), tone: 'danger' });
    }
  };
  return (
    <Button
      kind="secondary"
      icon={<Download aria-hidden="true" />}
      isBusy={isFetching}
      busyWords={words.slipBusy}
      onClick={() => void download()}
    >
      {words.slip}
    </Button>
  );
}
