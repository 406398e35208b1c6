import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { PassbookEntriesTable } from '#infrastructure/backend/fixed-deposits/tables.ts';
import { primaryAccountName } from './deposit-proof.ts';
import { PARTNER_KEY } from './partner-bank.ts';

type NewEntry = Pick<PassbookEntriesTable, 'kind' | 'number' | 'amount'> & {
  readonly day: CalendarDate;
};

/**
 * Adds an entry to the passbook of a deposit, with the primary bank account: payments come from it
 * and go to it. At the partner bank, the investor names an account on the bank's own page.
 */
export async function addPassbookEntry(
  database: Kysely<Database>,
  deposit: { readonly id: number; readonly investor_id: number; readonly issuer_key: string },
  { day, ...entry }: NewEntry,
): Promise<void> {
  const { id: depositId, investor_id: investorId } = deposit;
  const { id: entryId } = await database
    .insertInto('passbook_entries')
    .values({
      ...entry,
      investor_id: investorId,
      deposit_id: depositId,
      transaction_date: day.iso,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (deposit.issuer_key === PARTNER_KEY) return;
  const account = await primaryAccountName(database, investorId);
  if (account === undefined) return;
  await database
    .insertInto('passbook_accounts')
    .values({ investor_id: investorId, entry_id: entryId, account })
    .execute();
}

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
