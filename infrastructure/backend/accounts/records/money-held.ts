import type { MoneyHeld } from '#domain/accounts/profile/account-closing.ts';
import { isPaymentToCome } from '#domain/fixed-deposits/interest/bank-closure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { SellRequestStatus } from '#domain/private-market/holdings/sell-request-moves.ts';
import { isOpen, ownStatuses } from '#domain/private-market/orders/order-phase.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';

/** Order statuses in which the desk, the investor or the issuer still has to act. */
const UNDER_WAY = ownStatuses(isOpen);

const count = sql<number>`count(*)::integer`;

/**
 * Counts an investor's orders in progress and investments. An order whose payment expired is
 * neither.
 */
export async function moneyHeldBy(
  database: Kysely<Database>,
  investorId: number,
  now: Date,
): Promise<MoneyHeld> {
  const [deposits, shares] = [
    await depositsOf(database, investorId, now),
    await sharesOf(database, investorId, now),
  ];
  return {
    ordersUnderWay: deposits.ordersUnderWay + shares.ordersUnderWay,
    investments: deposits.investments + shares.investments,
  };
}

async function depositsOf(
  database: Kysely<Database>,
  investorId: number,
  now: Date,
): Promise<MoneyHeld> {
  const orders = await database
    .selectFrom('deposit_orders as order')
    .innerJoin('deposit_payments as payment', (join) =>
      join
        .onRef('payment.order_id', '=', 'order.id')
        .onRef('payment.investor_id', '=', 'order.investor_id'),
    )
    .select(sql<number>`count(distinct "order".id)::integer`.as('count'))
    .where('order.investor_id', '=', investorId)
    .where('order.state', '=', 'started')
    .where(({ eb, and, or }) =>
      or([
        eb('payment.state', '=', 'succeeded'),
        and([eb('payment.state', '=', 'open'), eb('payment.expires_at', '>', now)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  const deposits = await database
    .selectFrom('deposits')
    .select(count.as('count'))
    .where('investor_id', '=', investorId)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  const maturing = await maturedOnClosedDays(database, investorId, now);
  return { ordersUnderWay: orders.count, investments: deposits.count + maturing };
}

/** Counts matured deposits that the bank pays out on the next working day only. */
async function maturedOnClosedDays(
  database: Kysely<Database>,
  investorId: number,
  now: Date,
): Promise<number> {
  const today = CalendarDate.inIndia(now.getTime());
  const matured = await database
    .selectFrom('deposits')
    .select('maturity_date')
    .where('investor_id', '=', investorId)
    .where('state', '=', 'paid-out')
    .where('maturity_date', '<=', today.iso)
    .execute();
  return matured.filter(({ maturity_date: due }) =>
    isPaymentToCome({ dueOn: CalendarDate.of(due), today }),
  ).length;
}

/** Open orders of shares and baskets, each counted once, and holdings in the demat account. */
async function sharesOf(
  database: Kysely<Database>,
  investorId: number,
  now: Date,
): Promise<MoneyHeld> {
  const orders = await database
    .selectFrom('share_orders as order')
    .select(count.as('count'))
    .where('order.investor_id', '=', investorId)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('order.status', 'in', UNDER_WAY),
        exists(
          selectFrom('share_payments as payment')
            .select('payment.id')
            .whereRef('payment.order_id', '=', 'order.id')
            .where('payment.investor_id', '=', investorId)
            .where('payment.state', '=', 'open')
            .where('payment.expires_at', '>', now),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return {
    ordersUnderWay: orders.count + (await agreedSalesOf(database, investorId)),
    investments: await positionsOf(database, investorId),
  };
}

/** Counts sales that the investor agreed to, also of shares held elsewhere. */
async function agreedSalesOf(database: Kysely<Database>, investorId: number): Promise<number> {
  const sales = await database
    .selectFrom('sell_requests')
    .select(count.as('count'))
    .where('investor_id', '=', investorId)
    .where('status', '=', SellRequestStatus.Agreed)
    .executeTakeFirstOrThrow();
  return sales.count;
}

/** Counts shares and baskets that are not fully sold. */
async function positionsOf(database: Kysely<Database>, investorId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select lot.share_id as id, null::integer as basket_id from share_lots as lot
      where lot.investor_id = ${investorId} and lot.share_id is not null
      group by lot.share_id
      having sum(lot.units) > (select coalesce(sum(sale.units), 0) from share_sales as sale
        where sale.investor_id = ${investorId} and sale.share_id = lot.share_id
          and sale.basket_lot_id is null)
      union
      select null, lot.basket_id from share_lots as lot
      left join basket_lot_items as item
        on item.lot_id = lot.id and item.investor_id = lot.investor_id
      where lot.investor_id = ${investorId} and lot.basket_id is not null
        and (item.lot_id is null or item.quantity::bigint * lot.units
          > (select coalesce(sum(sale.units), 0) from share_sales as sale
            where sale.investor_id = ${investorId} and sale.share_id = item.share_id
              and sale.basket_lot_id = lot.id))
    ) as positions
  `.execute(database);
  return rows[0]?.count ?? 0;
}
