import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';

/** Letters and digits that cannot be confused with each other. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** The referral code of an investor, created on first use; it does not identify the person. */
export async function referralCodeOf(
  database: Kysely<Database>,
  investorId: number,
): Promise<string> {
  await database
    .insertInto('referral_codes')
    .values({ investor_id: investorId, code: newCode() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { code } = await database
    .selectFrom('referral_codes')
    .select('code')
    .where('investor_id', '=', investorId)
    .executeTakeFirstOrThrow();
  return code;
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
