import { Clock } from '#application/platform/clock.ts';
import {
  type DepositPayment,
  paymentsAround,
  receivedTill,
} from '#domain/fixed-deposits/payout-calendar.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { DataTable } from '../platform/design-system/data-table.tsx';
import { Disclosure } from '../platform/design-system/disclosure.tsx';
import { Section } from '../platform/design-system/page.tsx';
import { usePort } from '../platform/injection.tsx';

const KINDS = { interest: 'Interest', maturity: 'Maturity amount' } as const;

interface PaymentsProps {
  readonly payments: readonly DepositPayment[];
}

/** When money comes: what is still to come, and what has come already. */
export function DepositDetailsPayments({ payments }: PaymentsProps) {
  const today = usePort(Clock).today();
  const { past, toCome: coming } = paymentsAround(today, payments);
  if (payments.length === 0) return undefined;
  const received = formatRupees(receivedTill(today, payments));
  return (
    <Section title="When money comes">
      {coming.length > 0 && <PaymentTable caption="Still to come" payments={coming} />}
      {past.length > 0 && (
        <Disclosure title={`Paid so far: ${received}`} isOpenAtFirst={coming.length === 0}>
          <PaymentTable caption="Paid so far" payments={past.toReversed()} />
        </Disclosure>
      )}
    </Section>
  );
}

function PaymentTable({ caption, payments }: PaymentsProps & { readonly caption: string }) {
  return (
    <DataTable
      caption={caption}
      isCaptionHidden={caption !== 'Still to come'}
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
  );
}
