import type { PassbookLine } from '#application/fixed-deposits/holdings/passbook.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import Download from 'lucide-react/icons/download';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import { heldDepositPath } from '#ui/fixed-deposits/paths.ts';
import styles from './transaction-history.module.css';

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

/**
 * The button for the receipt of a deposit. Payouts have none and leave its place empty, so that the
 * amounts align.
 */
export function EntryReceipt(props: ReceiptProps & { readonly line: PassbookLine }) {
  const { isFetching, onDownload } = props;
  const { kind, depositOrderId, depositName, date } = props.line;
  if (kind === 'withdrawal' || depositOrderId === undefined) {
    return <span className={styles.noReceipt} />;
  }
  return (
    <IconButton
      label={`Download the receipt of ${depositName}, ${formatDate(date)}`}
      icon={<Download />}
      isDisabled={isFetching}
      onClick={() => void onDownload(depositOrderId)}
    />
  );
}
