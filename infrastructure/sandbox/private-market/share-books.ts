import { Money } from '#domain/platform/money.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { ContextBooks } from '../platform/books.ts';
import { refundPostings } from '../outside/refund-postings.ts';
import { investedBy } from './invested-by.ts';
import { sharePaymentKind } from './share-payments.ts';
import { allPurchasePostings, salePostings } from './share-postings.ts';

/** What orders move, and whether orders, payments, holdings and stock agree. */
export const shareBooks: ContextBooks = {
  postings: () => [...allPurchasePostings(), salePostings(), refundPostings(sharePaymentKind)],
  imbalances: async (database) => [
    ...(await paymentsOutOfStep(database)),
    ...(await holdingsOutOfStep(database)),
    ...(await paidInOutOfStep(database)),
    ...(await movesOutOfStep(database)),
    ...(await salesOutOfStep(database)),
  ],
};

/** A share is paid for exactly while its order says so. */
async function paymentsOutOfStep(database: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: number }>`
    select orders.id from share_orders as orders
    left join share_payments as payment
      on payment.order_id = orders.id and payment.state = 'succeeded'
    where (payment.id is not null) <> (orders.kind = 'share'
      and orders.status in ('payment_received', 'order_under_process', 'completed'))
      or payment.investor_id <> orders.investor_id
    order by orders.id
  `.execute(database);
  return rows.map(({ id }) => `share order ${id}: order and payment do not agree`);
}

/** Holdings are the orders that were transferred, at the price and in the number of the order. */
async function holdingsOutOfStep(database: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: number }>`
    select orders.id from share_orders as orders
    left join share_lots as lot on lot.order_id = orders.id
    where (orders.status = 'completed') <> (lot.id is not null)
      or lot.units <> orders.units or lot.price_per_unit <> orders.fulfilled_price
      or lot.investor_id <> orders.investor_id
    order by orders.id
  `.execute(database);
  return rows.map(({ id }) => `share order ${id}: order and holding do not agree`);
}

/** What is paid in and not passed on is for orders that are paid and not transferred. */
async function paidInOutOfStep(database: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ investor_id: number }>`
    select investor_id from (
      select investor_id, amount from ledger_entries where account = 'paid-in'
      union all
      select orders.investor_id, -payment.amount from share_payments as payment
      join share_orders as orders on orders.id = payment.order_id
      where payment.state = 'succeeded' and orders.status <> 'completed'
    ) as both_sides
    group by investor_id having sum(amount) <> 0 order by investor_id
  `.execute(database);
  return rows.map(({ investor_id: id }) => `investor ${id}: paid in and orders do not agree`);
}

/** An order stands where its last move left it, and its moves have no gap. */
async function movesOutOfStep(database: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: number }>`
    select orders.id from share_orders as orders
    join share_order_moves as move on move.order_id = orders.id
    group by orders.id, orders.status
    having max(move.number) <> count(*) or bool_or(move.investor_id <> orders.investor_id)
      or (array_agg(move.to_status order by move.number desc))[1] <> orders.status
    order by orders.id
  `.execute(database);
  return rows.map(({ id }) => `share order ${id}: its moves lead elsewhere`);
}

/** Where units agree, what was paid for those that are left agrees with the ledger. */
async function salesOutOfStep(database: Kysely<Database>): Promise<readonly string[]> {
  const units = await unitsOutOfStep(database);
  return units.length > 0 ? units : investmentsOutOfStep(database);
}

/**
 * Nobody has sold more of a share than was transferred, on its own or with baskets, and what was
 * sold was asked for.
 */
async function unitsOutOfStep(database: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ investor_id: number; share_id: number }>`
    select investor_id, share_id from (
      select investor_id, share_id, null::integer as lot_id, units::bigint from share_lots
      where share_id is not null
      union all
      select lot.investor_id, item.share_id, lot.id, item.quantity::bigint * lot.units
      from basket_lot_items as item join share_lots as lot on lot.id = item.lot_id
      union all
      select sale.investor_id, sale.share_id, sale.basket_lot_id, -sale.units
      from share_sales as sale
    ) as dealings
    group by investor_id, share_id, lot_id having sum(units) < 0
    union
    select sale.investor_id, sale.share_id from share_sales as sale
    join sell_requests as request on request.id = sale.sell_request_id
    group by sale.investor_id, sale.share_id, request.id
    having request.status <> 'sold' or request.investor_id <> sale.investor_id
      or request.units < sum(sale.units)
      or max(sale.price_per_unit) <> request.asking_price
      or min(sale.price_per_unit) <> request.asking_price
    order by investor_id, share_id
  `.execute(database);
  return rows.map(
    ({ investor_id: id, share_id: share }) =>
      `investor ${id}: sales of share ${share} and what was held do not agree`,
  );
}

/** What the ledger has in shares of somebody who sold some is what was paid for those left. */
async function investmentsOutOfStep(database: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ investor_id: number; amount: string }>`
    select investor_id, sum(amount) as amount from ledger_entries
    where account = 'shares' and investor_id in (select investor_id from share_sales)
    group by investor_id order by investor_id
  `.execute(database);
  const wrong: string[] = [];
  for (const { investor_id: id, amount } of rows) {
    const held = await investedBy(database, id);
    if (!held.equals(Money.of(amount))) wrong.push(`investor ${id}: shares and ledger differ`);
  }
  return wrong;
}
