import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';

/** The investor's passbook entries, newest first, with their deposit, product and order. */
export function passbookEntries(database: Kysely<Database>, investorId: number) {
  return database
    .selectFrom('passbook_entries as entry')
    .innerJoin('deposits as deposit', (join) =>
      join
        .onRef('deposit.id', '=', 'entry.deposit_id')
        .onRef('deposit.investor_id', '=', 'entry.investor_id'),
    )
    .innerJoin('deposit_products as product', 'product.id', 'deposit.product_id')
    .innerJoin('deposit_orders as order', (join) =>
      join
        .onRef('order.id', '=', 'deposit.id')
        .onRef('order.investor_id', '=', 'deposit.investor_id'),
    )
    .where('entry.investor_id', '=', investorId)
    .orderBy('entry.transaction_date', 'desc')
    .orderBy('entry.id', 'desc');
}
