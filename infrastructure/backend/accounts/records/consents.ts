import { canWithdrawConsent, DataPurpose } from '#domain/accounts/profile/data-purpose.ts';
import type { ConsentRow } from '#infrastructure/accounts/profile/personal-data.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { SandboxClock } from '#infrastructure/backend/scheduling/sandbox-clock.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { investorById } from './investors.ts';

/**
 * Every purpose of data use, whether the investor consents to it, and since when. Required purposes
 * count as consented from the start, optional ones do not.
 */
export async function consentsOf(
  database: Kysely<Database>,
  investorId: number,
): Promise<ConsentRow[]> {
  const { created_at } = await investorById(database, investorId);
  const answers = await database
    .selectFrom('data_consents')
    .selectAll()
    .where('investor_id', '=', investorId)
    .execute();
  return Object.values(DataPurpose).map((purpose) => {
    const answer = answers.find((one) => one.purpose === purpose);
    const isGiven = answer?.is_given ?? !canWithdrawConsent(purpose);
    const since = answer?.changed_at ?? created_at;
    return { purpose, is_given: isGiven ? 1 : 0, since: since.toISOString() };
  });
}

/** Stores the answer about an optional purpose. Returns whether the consent changed. */
export async function setConsent(
  database: Kysely<Database>,
  answer: {
    readonly investorId: number;
    readonly purpose: DataPurpose;
    readonly isGiven: boolean;
    readonly clock: SandboxClock;
  },
): Promise<boolean> {
  const { investorId, purpose, isGiven, clock } = answer;
  if (!canWithdrawConsent(purpose)) throw needed();
  const consents = await consentsOf(database, investorId);
  const before = consents.find((consent) => consent.purpose === purpose);
  if ((before?.is_given === 1) === isGiven) return false;
  const values = { is_given: isGiven, changed_at: clock.now() };
  await database
    .insertInto('data_consents')
    .values({ investor_id: investorId, purpose, ...values })
    .onConflict((conflict) => conflict.columns(['investor_id', 'purpose']).doUpdateSet(values))
    .execute();
  return true;
}

function needed(): Refusal {
  const message = 'The account cannot be kept without this. You can delete the account instead.';
  return new Refusal({ status: 409, code: 'consent-needed', message, field: 'purpose' });
}
