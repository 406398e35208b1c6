import { Percentage } from '#domain/platform/percentage.ts';
import { type Insertable, type Kysely, sql } from 'kysely';
import { lockInvestor } from '#infrastructure/backend/accounts/records/hold-account.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import { closePayments } from '#infrastructure/backend/third-parties/gateway-payments.ts';
import { depositPaymentKind } from './payments.ts';
import type { DepositOrdersTable } from '#infrastructure/backend/fixed-deposits/tables.ts';

type Order = Insertable<DepositOrdersTable>;

interface OrderToKeep {
  readonly order: Omit<Order, 'state'>;
  /** The columns to update if the order exists. */
  readonly figures: Partial<Order>;
  readonly now: Date;
}

/** Inserts an order, or updates the unpaid one of the same investor, scheme, amount and tenure. */
export async function keepUnpaidOrder(
  database: Kysely<Database>,
  { order, figures, now }: OrderToKeep,
): Promise<number> {
  await closeAtOtherRate(database, order, now);
  const kept = await database
    .insertInto('deposit_orders')
    .values({ ...order, state: 'started' })
    .onConflict((conflict) =>
      conflict
        .columns(['investor_id', 'scheme_id', 'principal', 'tenure'])
        // A literal, because the plan of a named statement cannot match a parameter to the partial
        // index.
        .where('state', '=', sql.lit('started'))
        .doUpdateSet(figures),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return kept.id;
}

/** Closes the open payment page of an order whose rate changes: it names the rate from before. */
async function closeAtOtherRate(
  database: Kysely<Database>,
  order: OrderToKeep['order'],
  now: Date,
): Promise<void> {
  const before = await heldUnpaidOrder(database, order);
  const rate = Percentage.of(order.annual_rate);
  if (before === undefined || Percentage.of(before.annual_rate).equals(rate)) return;
  const { id: orderId, investor_id: investorId } = before;
  await closePayments(database, depositPaymentKind, { orderId, investorId, now });
}

/** The unpaid order that `keepUnpaidOrder` would update, after it has locked the account. */
export async function heldUnpaidOrder(
  database: Kysely<Database>,
  order: Pick<Order, 'investor_id' | 'scheme_id' | 'principal' | 'tenure'>,
) {
  await lockInvestor(database, order.investor_id);
  return database
    .selectFrom('deposit_orders')
    .select(['id', 'investor_id', 'annual_rate', 'rate_column', 'state', 'pay_by'])
    .where('investor_id', '=', order.investor_id)
    .where('scheme_id', '=', order.scheme_id)
    .where('principal', '=', order.principal)
    .where('tenure', '=', order.tenure)
    .where('state', '=', sql.lit('started'))
    .executeTakeFirst();
}
