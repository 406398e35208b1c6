import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { leaveForms } from '#infrastructure/backend/commands/left-forms.ts';
import { dayBefore } from '#infrastructure/backend/http/form-limit.ts';
import { scopeOf } from '#infrastructure/backend/commands/idempotency.ts';
import {
  messageReference,
  SUPPORT_ADDRESS,
} from '#infrastructure/backend/third-parties/support-mail.ts';
import { knownBrowsersOf } from '#infrastructure/backend/accounts/sign-in/code-attempts.ts';
import { stepUpRequesters } from '#infrastructure/backend/accounts/sign-in/require-step-up.ts';
import { formsOf, type ProvedContacts } from './proved-contacts.ts';

/** Deletes a person's one-time codes and the attempts to use them. */
export async function forgetCodesOf(
  database: Kysely<Database>,
  { mobile, investorId }: Pick<ProvedContacts, 'mobile' | 'investorId'>,
): Promise<void> {
  const requesters = [mobile, `new e-mail of ${investorId}`, ...stepUpRequesters(investorId)];
  await database.deleteFrom('otp_requests').where('mobile', 'in', requesters).execute();
  const counted = [mobile, knownBrowsersOf(mobile)];
  await database.deleteFrom('code_attempts').where('mobile', 'in', counted).execute();
}

/**
 * Deletes a person's data from tables without an `investor_id`, by what the person has proved.
 * Where another investor has invited the person, the name becomes `A friend`.
 */
export async function forgetTraces(
  sandbox: Pick<Sandbox, 'clock' | 'signer'>,
  database: Kysely<Database>,
  contacts: ProvedContacts,
): Promise<void> {
  const { investorId, mobile } = contacts;
  await database.deleteFrom('idempotency_keys').where('scope', '=', scopeOf(investorId)).execute();
  await leaveCountsOfForms(sandbox, database, contacts);
  await forgetForms(database, contacts);
  await forgetMessages(database, contacts);
  await database.deleteFrom('campaign_enrolments').where('mobile', '=', mobile).execute();
  await database
    .updateTable('referral_events')
    .set({ friend_name: 'A friend', friend_mobile: String(investorId).padStart(10, '0') })
    .where('friend_mobile', '=', mobile)
    .execute();
}

/** Keeps the counts of the person's forms of the last 24 hours, by whom they wrote to. */
async function leaveCountsOfForms(
  sandbox: Pick<Sandbox, 'clock' | 'signer'>,
  database: Kysely<Database>,
  contacts: ProvedContacts,
): Promise<void> {
  const { contactMessages, shareNotes } = formsOf(database, contacts);
  const since = dayBefore(sandbox);
  const counted = [
    sql<number>`count(*)::integer`.as('forms'),
    sql<Date>`max(sent_at)`.as('newest'),
  ] as const;
  const messages = await contactMessages
    .select(['email as recipient', ...counted])
    .where('sent_at', '>', since)
    .groupBy('email')
    .orderBy('email')
    .execute();
  const notes = await shareNotes
    .select(['whatsapp_number as recipient', ...counted])
    .where('sent_at', '>', since)
    .groupBy('whatsapp_number')
    .orderBy('whatsapp_number')
    .execute();
  await leaveForms(sandbox, database, { what: 'contact-message', sent: messages });
  await leaveForms(sandbox, database, { what: 'share-note', sent: notes });
}

/** Deletes the person's forms, and the emails by which the support received them. */
async function forgetForms(database: Kysely<Database>, contacts: ProvedContacts): Promise<void> {
  const { contactMessages, shareNotes } = formsOf(database, contacts);
  const messages = await contactMessages.select('id').execute();
  for (const { id } of messages) {
    await database
      .deleteFrom('outbox_messages')
      .where('recipient', '=', SUPPORT_ADDRESS)
      .where('text', 'like', `${messageReference(id)}, from %`)
      .execute();
    await database.deleteFrom('contact_messages').where('id', '=', id).execute();
  }
  await database.deleteFrom('share_notes').where('id', 'in', shareNotes.select('id')).execute();
}

/** Deletes messages to the person, and messages to others that contain the mobile number. */
async function forgetMessages(
  database: Kysely<Database>,
  { investorId, mobile, email = mobile }: ProvedContacts,
): Promise<void> {
  await database
    .deleteFrom('outbox_messages')
    .where((eb) =>
      eb.or([
        eb('investor_id', '=', investorId),
        eb('recipient', '=', mobile),
        eb(eb.fn('lower', ['recipient']), '=', email),
        sql<boolean>`text ~ ${`(^|[^0-9])${mobile}($|[^0-9])`}::text`,
      ]),
    )
    .execute();
}
