import type { PassbookLine } from '#application/fixed-deposits/holdings/passbook.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import Download from 'lucide-react/icons/download';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import { heldDepositPath } from '#ui/fixed-deposits/paths.ts';
import { passbookCopy as copy } from './copy.ts';

/** The link to the deposit of an entry, if the deposit has a page. */
export function depositPathOf({ depositOrderId, depositId }: PassbookLine): {
  readonly to?: string;
} {
  if (depositOrderId === undefined || depositId === undefined) return {};
  return { to: heldDepositPath({ depositOrderId, depositId }) };
}

export function keyOf({ entryId }: PassbookLine, index: number): string | number {
  return entryId ?? `partner-${index}`;
}

export interface ReceiptProps {
  readonly isFetching: boolean;
  readonly onDownload: (depositOrderId: number) => Promise<void>;
}

/** Whether there is a receipt: payouts and deposits of the partner bank have none. */
export function hasReceipt({ kind, depositOrderId }: PassbookLine): boolean {
  return kind !== 'withdrawal' && depositOrderId !== undefined;
}

/** The button for the receipt of a deposit, in a row or as an icon in a table. */
export function EntryReceipt(
  props: ReceiptProps & { readonly line: PassbookLine; readonly look: 'row' | 'icon' },
) {
  const { isFetching, onDownload, line, look } = props;
  const { depositOrderId, depositName, date } = line;
  if (!hasReceipt(line) || depositOrderId === undefined) return undefined;
  const label = copy.receiptOf(depositName, formatDate(date));
  const download = () => void onDownload(depositOrderId);
  if (look === 'icon') {
    return (
      <IconButton label={label} icon={<Download />} isDisabled={isFetching} onClick={download} />
    );
  }
  return (
    <Button
      kind="quiet"
      size="small"
      icon={<Download aria-hidden="true" />}
      aria-label={label}
      isDisabled={isFetching}
      onClick={download}
    >
      {copy.getReceipt}
    </Button>
  );
}
