import { payoutCalendar } from '#domain/fixed-deposits/interest/payout-calendar.ts';
import { Money } from '#domain/platform/money.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { refundPostings } from '#infrastructure/backend/third-parties/refund-postings.ts';
import type { Reconciliation } from '#infrastructure/backend/ledger/ledger-reconciliation.ts';
import { allDepositPostings } from './deposit-postings.ts';
import { depositPaymentKind } from './payments.ts';
import { type DepositRecord, deposits, holdingOf } from './stored-holding.ts';

/** Ledger reconciliation of deposits, and consistency checks of payments, deposits and passbook. */
export const depositReconciliation: Reconciliation = {
  postings: () => [...allDepositPostings(), refundPostings(depositPaymentKind)],
  imbalances: async (database) => [
    ...(await inconsistentOrders(database)),
    ...(await inconsistentPrincipals(database)),
    ...(await inconsistentPassbooks(database)),
  ],
};

/**
 * Orders that break a rule: each paid order must have one payment and one deposit of the same
 * amount. A renewal has no payment.
 */
async function inconsistentOrders(database: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: number }>`
    select orders.id from deposit_orders as orders
    left join deposits as deposit on deposit.id = orders.id
    left join deposit_payments as payment
      on payment.order_id = orders.id and payment.state = 'succeeded'
    where (orders.state = 'booked') <> (deposit.id is not null)
      or (deposit.id is not null and orders.origin <> 'renewal') <> (payment.id is not null)
      or payment.investor_id <> orders.investor_id
      or payment.amount <> deposit.principal or orders.principal <> deposit.principal
    order by orders.id
  `.execute(database);
  return rows.map(({ id }) => `deposit order ${id}: order, payment and deposit do not agree`);
}

/**
 * Investors for whom the ledger's balance with issuers differs from the principal of their running
 * deposits.
 */
async function inconsistentPrincipals(database: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ investor_id: number }>`
    select investor_id from (
      select investor_id, amount from ledger_entries where account = 'deposits'
      union all select investor_id, -principal from deposits where state = 'running'
    ) as both_sides
    group by investor_id having sum(amount) <> 0 order by investor_id
  `.execute(database);
  return rows.map(({ investor_id: id }) => `investor ${id}: principal and deposits do not agree`);
}

/** Deposits whose passbook is not exactly the booking and the payouts that were made so far. */
async function inconsistentPassbooks(database: Kysely<Database>): Promise<readonly string[]> {
  const entries = await database
    .selectFrom('passbook_entries')
    .select(['deposit_id', 'kind', 'number', 'amount', 'transaction_date'])
    .orderBy('transaction_date')
    .execute();
  const written = new Map<number, string[]>();
  for (const { deposit_id: id, transaction_date: date, kind, number, amount } of entries) {
    const lines = written.get(id) ?? [];
    lines.push(`${date} ${kind} ${number} ${Money.of(amount).text}`);
    written.set(id, lines);
  }
  const all = await deposits(database).orderBy('deposit.id').execute();
  const wrong = all.filter(
    (deposit) =>
      (written.get(deposit.id) ?? []).toSorted().join() !== scheduleOf(deposit).toSorted().join(),
  );
  return wrong.map(({ id }) => `deposit ${id}: passbook and schedule do not agree`);
}

function scheduleOf(deposit: DepositRecord): readonly string[] {
  const { quote, startedOn } = holdingOf(deposit);
  const calendar = payoutCalendar(quote, startedOn);
  const paid = calendar.slice(0, deposit.payouts_made).map(({ kind, date, amount }, index) => {
    const number = kind === 'maturity' ? 1 : index + 1;
    return `${date.iso} ${kind} ${number} ${amount.text}`;
  });
  return [`${startedOn.iso} investment 1 ${quote.terms.principal.text}`, ...paid];
}
