import { MessageChannel } from '#application/accounts/profile/sent-messages.ts';
import type { SentMessageRow } from '#infrastructure/accounts/profile/sent-messages.wire.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import { HIDDEN_CODE } from '#infrastructure/backend/third-parties/outbox.ts';
import type { Kysely } from 'kysely';
import { investorById } from './investors.ts';

const MOST_SHOWN = 100;
const CHANNELS = Object.values(MessageChannel);

/**
 * The messages to the investor's phone, newest first, without those that contain a code. Emails
 * are left out, because an address may have belonged to another account.
 */
export async function messagesTo(
  database: Kysely<Database>,
  investorId: number,
): Promise<SentMessageRow[]> {
  const { mobile } = await investorById(database, investorId);
  const rows = await database
    .selectFrom('outbox_messages')
    .select(['id', 'channel', 'text', 'sent_at'])
    .where('recipient', '=', mobile)
    .where('channel', 'in', CHANNELS)
    .where('secret_until', 'is', null)
    .where('text', 'not like', `%${HIDDEN_CODE}%`)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ id, channel, text, sent_at }) => ({
    message_id: id,
    channel: channel === 'whatsapp' ? MessageChannel.WhatsApp : MessageChannel.Sms,
    text,
    sent_at: sent_at.toISOString(),
  }));
}
