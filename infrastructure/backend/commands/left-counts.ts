import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Signer } from '#infrastructure/backend/http/signer.ts';
import { windowEnd } from './use-counts.ts';

interface NumberOfInvestor {
  readonly investorId: number;
  readonly mobile: string;
  readonly signer: Signer;
}

/**
 * Copies the counts of an account that is being deleted, by a digest of its mobile number.
 * Otherwise a person could delete the account and sign up again to get round every limit.
 */
export async function leaveCounts(
  database: Kysely<Database>,
  { investorId, mobile, signer }: NumberOfInvestor,
): Promise<void> {
  const counts = await database
    .selectFrom('use_counts')
    .select(['what', 'counted_from', 'uses'])
    .where('investor_id', '=', investorId)
    .execute();
  if (counts.length === 0) return;
  const owner = ownerOf(signer, mobile);
  const rows = counts.map((count) => ({ owner, ...count, ends_at: windowEnd(count) }));
  await database.insertInto('left_counts').values(rows).execute();
}

/** Moves the counts of a number's earlier account to its new one. */
export async function takeUpCounts(
  database: Kysely<Database>,
  { investorId, mobile, signer }: NumberOfInvestor,
): Promise<void> {
  const counts = await database
    .deleteFrom('left_counts')
    .where('owner', '=', ownerOf(signer, mobile))
    .returning(['what', 'counted_from', 'uses'])
    .execute();
  if (counts.length === 0) return;
  const rows = counts.map((count) => ({ investor_id: investorId, ...count }));
  await database.insertInto('use_counts').values(rows).execute();
}

/** Deletes the counts whose windows of time have ended. */
export async function forgetLeftCounts(database: Kysely<Database>, now: Date): Promise<void> {
  await database.deleteFrom('left_counts').where('ends_at', '<=', now).execute();
}

function ownerOf(signer: Signer, mobile: string): string {
  return signer.digest({ purpose: 'left-counts', mobile });
}
