import type { DepositOrderId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { wasAborted } from '#application/platform/port-failure.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { failureCopy } from '#ui/platform/errors/failure-copy.ts';
import { usePort } from '#ui/platform/injection.tsx';
import { saveFile } from '#ui/platform/save-file.ts';

/** Downloads the receipt of a deposit, one at a time. */
export function useReceipt() {
  const held = usePort(HeldDeposits);
  const toasts = useToasts();
  const running = useRef<AbortController>(undefined);
  const [isFetching, setIsFetching] = useState(false);
  useEffect(() => () => running.current?.abort(), []);
  const download = useCallback(
    async (depositOrderId: DepositOrderId) => {
      if (running.current !== undefined) return;
      running.current = new AbortController();
      setIsFetching(true);
      const { signal } = running.current;
      const receipt = await held.receipt(depositOrderId, { signal });
      running.current = undefined;
      if (signal.aborted) return;
      setIsFetching(false);
      if (receipt.ok) saveFile(receipt.value, `Vriddhi receipt ${depositOrderId}.pdf`);
      else if (!wasAborted(receipt.failure)) {
        toasts.show({ text: failureCopy(receipt.failure), tone: 'danger' });
      }
    },
    [held, toasts],
  );
  return { isFetching, download };
}
