import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { scopeOf } from '#infrastructure/backend/commands/idempotency.ts';
import { stepUpRequesters } from '#infrastructure/backend/accounts/sign-in/require-step-up.ts';

interface Person {
  readonly investorId: number;
  readonly mobile: string;
  readonly email: string | null;
  readonly pan: string | null;
}

/** Deletes a person's one-time codes and the attempts to use them. */
export async function forgetCodesOf(
  database: Kysely<Database>,
  { mobile, investorId }: Pick<Person, 'mobile' | 'investorId'>,
): Promise<void> {
  const requesters = [mobile, `new e-mail of ${investorId}`, ...stepUpRequesters(investorId)];
  await database.deleteFrom('otp_requests').where('mobile', 'in', requesters).execute();
  await database.deleteFrom('code_attempts').where('mobile', '=', mobile).execute();
}

/**
 * Deletes a person's data from tables without an `investor_id`. Where another investor has invited
 * the person, the name becomes `A friend`.
 */
export async function forgetTraces(database: Kysely<Database>, person: Person): Promise<void> {
  const { investorId, mobile } = person;
  const emails = await emailsOf(database, person);
  await database.deleteFrom('idempotency_keys').where('scope', '=', scopeOf(investorId)).execute();
  await forgetMessages(database, person, emails);
  await database
    .deleteFrom('contact_messages')
    .where((eb) => eb.or([eb('mobile', '=', mobile), eb('email', 'in', emails)]))
    .execute();
  await database
    .deleteFrom('share_notes')
    .where((eb) => eb.or([eb('whatsapp_number', '=', mobile), eb('email', 'in', emails)]))
    .execute();
  await database.deleteFrom('campaign_enrolments').where('mobile', '=', mobile).execute();
  await database
    .updateTable('referral_events')
    .set({ friend_name: 'A friend', friend_mobile: String(investorId).padStart(10, '0') })
    .where('friend_mobile', '=', mobile)
    .execute();
}

/**
 * The person's e-mail addresses, as entered and in lower case, because the forms store lower case.
 * Never an empty list.
 */
async function emailsOf(
  database: Kysely<Database>,
  { investorId, email }: Person,
): Promise<readonly string[]> {
  const requests = await database
    .selectFrom('email_changes')
    .select('email')
    .where('investor_id', '=', investorId)
    .execute();
  const all = [email ?? '', ...requests.map((change) => change.email)];
  return [...new Set(all.flatMap((one) => [one, one.toLowerCase()]))];
}

/** Deletes messages to the person, and messages to others that contain their number or address. */
async function forgetMessages(
  database: Kysely<Database>,
  { investorId, mobile, pan }: Person,
  emails: readonly string[],
): Promise<void> {
  const accounts = await database
    .selectFrom('bank_accounts')
    .select('account_number')
    .where('investor_id', '=', investorId)
    .execute();
  const values = [mobile, pan ?? '', ...emails, ...accounts.map((one) => one.account_number)];
  const known = values.filter((value) => value !== '');
  await database
    .deleteFrom('outbox_messages')
    .where((eb) =>
      eb.or([
        eb('recipient', 'in', [mobile, ...emails]),
        ...known.map((value) => sql<boolean>`position(${value}::text in text) > 0`),
      ]),
    )
    .execute();
}
