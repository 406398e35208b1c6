import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** Without letters and digits that look alike. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** The code of an investor; made when it is first asked for, says nothing of the person. */
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
