import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { DepositOrdersTable } from '#infrastructure/backend/fixed-deposits/tables.ts';

type Order = Insertable<DepositOrdersTable>;

/** Inserts an order, or updates the unpaid one of the same investor, scheme, amount and tenure. */
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
        // A literal, because the plan of a named statement cannot match a parameter to the partial
        // index.
        .where('state', '=', sql.lit('started'))
        .doUpdateSet(figures),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return kept.id;
}
