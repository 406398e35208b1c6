import type { DepositOrderId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { useCallback } from 'react';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { saveFile } from '#ui/platform/save-file.ts';
import { ReceiptViewModel } from './receipt.view-model.ts';

/**
 * Saves the receipt of a deposit as a file, or shows why it cannot be downloaded. Only for
 * components that are observers.
 */
export function useReceipt() {
  const heldDeposits = usePort(HeldDeposits);
  const toasts = useToasts();
  const viewModel = useViewModel(() => new ReceiptViewModel(heldDeposits));
  const download = useCallback(
    async (depositOrderId: DepositOrderId) => {
      const receipt = await viewModel.download(depositOrderId);
      if (receipt === undefined) return;
      if (receipt.ok) saveFile(receipt.value, `Vriddhi receipt ${depositOrderId}.pdf`);
      else toasts.show({ text: failureCopy(receipt.failure), tone: 'danger' });
    },
    [viewModel, toasts],
  );
  return { isFetching: viewModel.fetching.isRunning, download };
}
