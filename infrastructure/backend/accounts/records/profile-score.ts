import {
  ProfilePart,
  profileScore as scoreOfParts,
} from '#domain/accounts/profile/profile-score.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { InvestorsTable } from '#infrastructure/backend/accounts/tables.ts';

type Person = Pick<Selectable<InvestorsTable>, 'id' | 'kyc_status'>;

export async function profileScore(database: Kysely<Database>, person: Person): Promise<number> {
  return scoreOfParts(await profileParts(database, person));
}

/**
 * The completed parts of the profile. The mobile number always counts, because the sign-in proved
 * it.
 */
export async function profileParts(
  database: Kysely<Database>,
  { id, kyc_status }: Person,
): Promise<ProfilePart[]> {
  const facts = await database
    .selectNoFrom(({ selectFrom, exists }) => [
      exists(
        selectFrom('bank_accounts').select('id').where('bank_accounts.investor_id', '=', id),
      ).as('bank'),
      exists(
        selectFrom('investor_profiles')
          .select('investor_id')
          .where('investor_profiles.investor_id', '=', id)
          .where('is_complete', '=', true),
      ).as('details'),
      exists(
        selectFrom('nominees')
          .select('id')
          .where('nominees.investor_id', '=', id)
          .where('removed_at', 'is', null),
      ).as('nominee'),
    ])
    .executeTakeFirstOrThrow();
  const isThere: Record<ProfilePart, boolean> = {
    mobile: true,
    kyc: kyc_status === 'verified',
    bank: Boolean(facts.bank),
    details: Boolean(facts.details),
    nominee: Boolean(facts.nominee),
  };
  return Object.values(ProfilePart).filter((part) => isThere[part]);
}
