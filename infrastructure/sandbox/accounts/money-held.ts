import type { MoneyHeld } from '#domain/accounts/profile/account-closing.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';

/** What an investor has under way or invested. A payment that ran out is neither. */
export async function moneyHeldBy(
  database: Kysely<Database>,
  investorId: number,
  now: Date,
): Promise<MoneyHeld> {
  const count = sql<number>`count(*)::integer`;
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
