import type { PassbookLine } from '#application/fixed-deposits/holdings/passbook.ts';
import { passbookAmountLabel } from '#domain/fixed-deposits/holdings/passbook.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { Link } from 'react-router-dom';
import { type Column, DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { passbookCopy as copy, passbookDetail, passbookWhat } from './copy.ts';
import {
  depositPathOf,
  EntryReceipt,
  hasReceipt,
  keyOf,
  type ReceiptProps,
} from './passbook-entry.tsx';
import styles from './transaction-history.module.css';

interface PassbookTableProps extends ReceiptProps {
  readonly label: string;
  readonly lines: readonly PassbookLine[];
}

/** The passbook of a wide screen. */
export function PassbookTable({ label, lines, ...receipt }: PassbookTableProps) {
  const columns: readonly Column<PassbookLine>[] = [
    { key: 'date', header: copy.date, cell: ({ date }) => formatDate(date) },
    { key: 'what', header: copy.what, cell: passbookWhat },
    { key: 'deposit', header: copy.deposit, isRowHeader: true, cell: depositCell },
    { key: 'way', header: copy.way, cell: passbookDetail },
    { key: 'amount', header: copy.amount, align: 'end', cell: passbookAmountLabel },
  ];
  const receipts: Column<PassbookLine> = {
    key: 'receipt',
    header: copy.receipt,
    align: 'end',
    cell: (line) => <EntryReceipt line={line} look="icon" {...receipt} />,
  };
  const areReceipts = lines.some(hasReceipt);
  return (
    <div className={styles.table} data-receipts={areReceipts || undefined}>
      <DataTable
        caption={label}
        isCaptionHidden
        columns={areReceipts ? [...columns, receipts] : columns}
        rows={lines}
        rowKey={(line) => keyOf(line, lines.indexOf(line))}
        onPhones="scroll"
      />
    </div>
  );
}

function depositCell(line: PassbookLine) {
  const { to } = depositPathOf(line);
  return to === undefined ? line.depositName : <Link to={to}>{line.depositName}</Link>;
}
