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

export function accountGone(): Refusal {
  return new Refusal({ status: 401, code: 'signed-out', message: 'Please sign in to continue.' });
}
