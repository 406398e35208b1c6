import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';

/**
 * Locks the account against deletion until the transaction ends. The lock is shared, so commands of
 * one person still run in parallel.
 * @throws Refusal if the account is deleted
 */
export async function holdAccount(
  database: Kysely<Database>,
  investorId: number,
): Promise<void> {
  const held = await database
    .selectFrom('investors')
    .select('id')
    .where('id', '=', investorId)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!held) throw accountGone();
}

/** Locks the account exclusively, so that changes of one account run one after the other. */
export async function lockAccount(
  database: Kysely<Database>,
  investorId: number,
): Promise<void> {
  const locked = await database
    .selectFrom('investors')
    .select('id')
    .where('id', '=', investorId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) throw accountGone();
}

/** Like `lockAccount`, also for a deleted account: money can still arrive for it. */
export async function lockInvestor(
  database: Kysely<Database>,
  investorId: number,
): Promise<void> {
  await database
    .selectFrom('investors')
    .select('id')
    .where('id', '=', investorId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * Locks the account of the owner of a record before the record itself, as a deletion of the account
 * does: two that wait for each other would both stop. The record may be gone afterwards.
 */
export async function lockOwner(
  database: Kysely<Database>,
  table: 'bank_reviews' | 'sell_requests' | 'share_requests' | 'upi_intents',
  id: number | string,
): Promise<void> {
  const owner = await database
    // All these tables have the same two columns; a single name keeps the query types simple.
    .selectFrom(table as 'sell_requests')
    .select('investor_id')
    .where('id', '=', id as number)
    .executeTakeFirst();
  if (owner !== undefined) await lockInvestor(database, owner.investor_id);
}

export function accountGone(): Refusal {
  return new Refusal({ status: 401, code: 'signed-out', message: 'Please sign in to continue.' });
}
