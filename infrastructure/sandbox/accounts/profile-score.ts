import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Investor } from './investors.ts';

/** How much of the profile is there, in percent: each part counts once. */
const PARTS = { mobile: 20, kyc: 25, bank: 20, profile: 20, nominee: 15 } as const;

export async function profileScore(
  database: Kysely<Database>,
  { id, kyc_status }: Pick<Investor, 'id' | 'kyc_status'>,
): Promise<number> {
  const facts = await database
    .selectNoFrom(({ selectFrom, exists }) => [
      exists(selectFrom('bank_accounts').select('id').where('investor_id', '=', id)).as('bank'),
      exists(
        selectFrom('investor_profiles')
          .select('investor_id')
          .where('investor_id', '=', id)
          .where('is_complete', '=', true),
      ).as('profile'),
      exists(
        selectFrom('nominees')
          .select('id')
          .where('investor_id', '=', id)
          .where('removed_at', 'is', null),
      ).as('nominee'),
    ])
    .executeTakeFirstOrThrow();
  return (
    PARTS.mobile +
    (kyc_status === 'verified' ? PARTS.kyc : 0) +
    (facts.bank ? PARTS.bank : 0) +
    (facts.profile ? PARTS.profile : 0) +
    (facts.nominee ? PARTS.nominee : 0)
  );
}
