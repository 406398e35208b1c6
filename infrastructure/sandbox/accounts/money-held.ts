import type { MoneyHeld } from '#domain/accounts/profile/account-closing.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';

const count = sql<number>`count(*)::integer`;

/** What an investor has under way or invested. A payment that ran out is neither. */
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
    .innerJoin('deposit_payments as payment', 'payment.order_id', 'order.id')
    .select(count.as('count'))
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
  return { ordersUnderWay: orders.count, investments: deposits.count };
}

/** Shares and baskets that are paid for or being paid, and those that are in the demat account. */
async function sharesOf(
  database: Kysely<Database>,
  investorId: number,
  now: Date,
): Promise<MoneyHeld> {
  const orders = await database
    .selectFrom('share_orders')
    .select(count.as('count'))
    .where('investor_id', '=', investorId)
    .where('status', 'in', ['payment_received', 'order_under_process'])
    .executeTakeFirstOrThrow();
  const payments = await database
    .selectFrom('share_payments as payment')
    .innerJoin('share_orders as order', 'order.id', 'payment.order_id')
    .select(count.as('count'))
    .where('order.investor_id', '=', investorId)
    .where('payment.state', '=', 'open')
    .where('payment.expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return {
    ordersUnderWay: orders.count + payments.count,
    investments: await positionsOf(database, investorId),
  };
}

/** Shares of which not everything is sold, and baskets. */
async function positionsOf(database: Kysely<Database>, investorId: number): Promise<number> {
  const bought = await database
    .selectFrom('share_lots')
    .select('share_id')
    .select((of) => of.fn.sum<string>('units').as('units'))
    .where('investor_id', '=', investorId)
    .groupBy(['share_id', 'basket_id'])
    .execute();
  const sold = await database
    .selectFrom('share_sales')
    .select('share_id')
    .select((of) => of.fn.sum<string>('units').as('units'))
    .where('investor_id', '=', investorId)
    .groupBy('share_id')
    .execute();
  const soldOf = new Map(sold.map(({ share_id, units }) => [share_id, Number(units)]));
  return bought.filter(
    ({ share_id, units }) => share_id === null || Number(units) > (soldOf.get(share_id) ?? 0),
  ).length;
}
