import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { DepositOrdersTable } from './tables.ts';

type Order = Insertable<DepositOrdersTable>;

/**
 * Keeps an order by its natural key: an unpaid one of the same investor, scheme, amount and tenure
 * is taken up with these figures.
 */
export async function keepUnpaidOrder(
  database: Kysely<Database>,
  { order, figures }: { readonly order: Omit<Order, 'state'>; readonly figures: Partial<Order> },
): Promise<number> {
  const kept = await database
    .insertInto('deposit_orders')
    .values({ ...order, state: 'started' })
    .onConflict((conflict) =>
      conflict
        .columns(['investor_id', 'scheme_id', 'principal', 'tenure'])
        // Written out: the plan of a named statement knows no values to find the index by.
        .where('state', '=', sql.lit('started'))
        .doUpdateSet(figures),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return kept.id;
}
