import type { DepositPayment } from '#domain/fixed-deposits/payout-calendar.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { DataTable } from '../platform/design-system/data-table.tsx';
import { Section } from '../platform/design-system/page.tsx';

const KINDS = { interest: 'Interest', maturity: 'Maturity amount' } as const;

/** When money comes: each payout and the maturity, with its date. */
export function DepositDetailsPayments({
  payments,
}: {
  readonly payments: readonly DepositPayment[];
}) {
  return (
    <Section title="When money comes">
      <DataTable
        caption="Payouts and maturity"
        isCaptionHidden
        columns={[
          { key: 'date', header: 'Date', cell: ({ date }) => formatDate(date), isRowHeader: true },
          { key: 'kind', header: 'What', cell: ({ kind }) => KINDS[kind] },
          {
            key: 'amount',
            header: 'Amount',
            cell: ({ amount }) => formatRupees(amount),
            align: 'end',
          },
        ]}
        rows={payments}
        rowKey={({ date, kind }) => `${date.iso} ${kind}`}
        onPhones="scroll"
      />
    </Section>
  );
}
