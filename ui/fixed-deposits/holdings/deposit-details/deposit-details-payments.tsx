import { closedDaySentence } from '#domain/fixed-deposits/interest/bank-closure.ts';
import {
  type DepositPayment,
  paymentsAround,
  receivedTill,
} from '#domain/fixed-deposits/interest/payout-calendar.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { RENEWAL_LIMIT } from '#ui/fixed-deposits/shared/held-in-copy.ts';
import { useToday } from '#ui/platform/use-today.ts';

const KINDS = {
  interest: 'Interest',
  maturity: 'Maturity amount',
  renewed: 'Renewed into the next deposit',
} as const satisfies Record<DepositPayment['kind'], string>;

interface PaymentsProps {
  readonly payments: readonly DepositPayment[];
}

/** Lists the payments of a deposit: future ones, then those already paid out or renewed. */
export function DepositDetailsPayments({ payments }: PaymentsProps) {
  const today = useToday();
  const { past, toCome: coming } = paymentsAround(today, payments);
  if (payments.length === 0) return undefined;
  const received = formatRupees(receivedTill(today, payments));
  const renewed = past.find(({ kind }) => kind === 'renewed');
  return (
    <Section title="Payout schedule">
      {coming.length > 0 && <PaymentTable caption="Upcoming" payments={coming} />}
      {coming.some(({ kind }) => kind === 'renewed') && <p>{RENEWAL_LIMIT}</p>}
      {past.length > 0 && (
        <Disclosure
          title={<AmountText>{receivedCopy(received, renewed)}</AmountText>}
          isOpenAtFirst={coming.length === 0}
        >
          <PaymentTable
            caption={renewed === undefined ? 'Paid so far' : 'Paid and renewed so far'}
            payments={past.toReversed()}
          />
        </Disclosure>
      )}
    </Section>
  );
}

function receivedCopy(received: string, renewed: DepositPayment | undefined): string {
  const paid = `Paid so far: ${received}`;
  return renewed === undefined ? paid : `${paid} · Renewed: ${formatRupees(renewed.amount)}`;
}

/** What is paid, with a note if banks are closed on its day. */
function whatOf({ date, kind }: DepositPayment): string {
  const note = kind === 'renewed' ? undefined : closedDaySentence(date);
  return note === undefined ? KINDS[kind] : `${KINDS[kind]}. ${note}`;
}

function PaymentTable({ caption, payments }: PaymentsProps & { readonly caption: string }) {
  return (
    <DataTable
      caption={caption}
      isCaptionHidden={caption !== 'Upcoming'}
      columns={[
        { key: 'date', header: 'Date', cell: ({ date }) => formatDate(date), isRowHeader: true },
        { key: 'kind', header: 'What', cell: whatOf },
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
