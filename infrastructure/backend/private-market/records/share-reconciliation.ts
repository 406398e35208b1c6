import { Money } from '#domain/platform/money.ts';
import { isPaid, ownStatuses } from '#domain/private-market/orders/order-phase.ts';
import { basketsLeft } from '#domain/private-market/holdings/basket-shares.ts';
import { sharePortfolio } from '#domain/private-market/holdings/holdings.ts';
import { unitsValue } from '#domain/private-market/orders/units-value.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Reconciliation } from '#infrastructure/backend/ledger/ledger-reconciliation.ts';
import { refundPostings } from '#infrastructure/backend/third-parties/refund-postings.ts';
import { sharePaymentKind } from './share-payments.ts';
import {
  allPurchasePostings,
  returnedPaymentPostings,
  returnPostings,
  salePostings,
} from './share-postings.ts';
import { basketLots } from './basket-lots.ts';
import { shareDealings } from './share-dealings.ts';

/** Ledger reconciliation of orders, and consistency checks of payments, holdings and stock. */
export const shareReconciliation: Reconciliation = {
  postings: () => [
    ...allPurchasePostings(),
    returnedPaymentPostings(),
    returnPostings(),
    salePostings(),
    refundPostings(sharePaymentKind, sql`payment.refunded_at is null`),
  ],
  imbalances: async (database) => [
    ...(await inconsistentPayments(database)),
    ...(await inconsistentHoldings(database)),
    ...(await inconsistentPaidInBalances(database)),
    ...(await inconsistentMoves(database)),
    ...(await inconsistentSales(database)),
  ],
};

/**
 * Orders whose payment and status contradict each other. Baskets of earlier versions have no
 * payment.
 */
async function inconsistentPayments(database: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: number }>`
    select orders.id from share_orders as orders
    left join share_payments as payment
      on payment.order_id = orders.id and payment.state = 'succeeded'
    where (payment.id is not null) <>
      (orders.status in (${sql.join(ownStatuses(isPaid))}))
      and (orders.kind = 'share' or orders.status <> 'completed')
      or payment.investor_id <> orders.investor_id
    order by orders.id
  `.execute(database);
  return rows.map(({ id }) => `share order ${id}: order and payment do not agree`);
}

/** Orders whose holding differs in price or units, and completed orders without a holding. */
async function inconsistentHoldings(database: Kysely<Database>): Promise<readonly string[]> {
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

/**
 * Investors whose paid-in balance differs from the amount of their paid, not yet transferred
 * orders.
 */
async function inconsistentPaidInBalances(database: Kysely<Database>): Promise<readonly string[]> {
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

/** Orders whose status is not the result of the last move, or whose moves have a gap. */
async function inconsistentMoves(database: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: number }>`
    select orders.id from share_orders as orders
    join share_order_moves as move on move.order_id = orders.id
    group by orders.id, orders.status
    having max(move.number) <> count(*) or bool_or(move.investor_id <> orders.investor_id)
      or (array_agg(move.to_status order by move.number desc))[1] <> orders.status
    order by orders.id
  `.execute(database);
  return rows.map(({ id }) => `share order ${id}: its moves do not lead to its status`);
}

/**
 * Compares the units sold first. Only if those match, compares the cost of the remaining units with
 * the ledger.
 */
async function inconsistentSales(database: Kysely<Database>): Promise<readonly string[]> {
  const units = await inconsistentUnits(database);
  return units.length > 0 ? units : inconsistentShareBalances(database);
}

/**
 * Shares with inconsistent units. Either an investor sold more units than were transferred (in
 * total, or from one basket lot), or the sales contradict the sell requests.
 */
async function inconsistentUnits(database: Kysely<Database>): Promise<readonly string[]> {
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
      or coalesce(request.units_here, request.units) < sum(sale.units)
      or max(sale.price_per_unit) <> request.asking_price
      or min(sale.price_per_unit) <> request.asking_price
    order by investor_id, share_id
  `.execute(database);
  return rows.map(
    ({ investor_id: id, share_id: share }) =>
      `investor ${id}: sales of share ${share} and what was held do not agree`,
  );
}

/**
 * Investors with sales for whom the ledger's balance in shares differs from the cost of the
 * remaining units.
 */
async function inconsistentShareBalances(database: Kysely<Database>): Promise<readonly string[]> {
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

/** Rupees that an investor paid for the shares and baskets still held. */
async function investedBy(database: Kysely<Database>, investorId: number): Promise<Money> {
  const dealings = await shareDealings(database, investorId);
  const shares = dealings
    .flatMap(({ left }) => left)
    .map(({ units, pricePerUnit }) => ({ units, investment: unitsValue(units, pricePerUnit) }));
  const baskets = [basketsLeft(await basketLots(database, investorId))];
  return sharePortfolio({ shares, baskets }).totalInvestment;
}
