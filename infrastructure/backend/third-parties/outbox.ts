import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { SandboxClock } from '#infrastructure/backend/scheduling/sandbox-clock.ts';
import { transactionOr } from '#infrastructure/backend/database/transaction.ts';

export type Channel = 'sms' | 'email' | 'whatsapp';

export interface Message {
  readonly channel: Channel;
  /** A mobile number of ten digits or an email address. */
  readonly to: string;
  readonly text: string;
  /** Until when a six-digit code in the text is valid. */
  readonly secretUntil?: Date;
  /** The investor to whom or by whom this is sent, if the address may not be theirs or change. */
  readonly investorId?: number | undefined;
}

const KEPT_DAYS = 90;
/** What replaces each code in a message once it has expired. */
export const HIDDEN_CODE = '••••••';

/**
 * Sends messages to people. A message is sent only if its transaction commits: the given one, or
 * that of the running route.
 */
export class Outbox {
  constructor(
    private readonly database: Kysely<Database>,
    private readonly clock: SandboxClock,
  ) {}

  async send(message: Message, database?: Kysely<Database>): Promise<number> {
    const { id } = await (database ?? transactionOr(this.database))
      .insertInto('outbox_messages')
      .values({
        channel: message.channel,
        recipient: message.to,
        text: message.text,
        sent_at: this.clock.now(),
        secret_until: message.secretUntil ?? null,
        investor_id: message.investorId ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Sends an SMS to the present mobile number of an investor. */
  async tell(investorId: number, text: string, database: Kysely<Database>): Promise<void> {
    const { mobile } = await database
      .selectFrom('investors')
      .select('mobile')
      .where('id', '=', investorId)
      .executeTakeFirstOrThrow();
    await this.send({ channel: 'sms', to: mobile, text }, database);
  }

  async hideCode(id: number, database: Kysely<Database>): Promise<void> {
    await database
      .updateTable('outbox_messages')
      .set({ text: withoutCode(), secret_until: null })
      .where('id', '=', id)
      .execute();
  }

  /** Hides expired codes, and deletes messages after 90 days. */
  async forgetOld(now: Date): Promise<void> {
    await this.database
      .updateTable('outbox_messages')
      .set({ text: withoutCode(), secret_until: null })
      .where('secret_until', '<=', now)
      .execute();
    const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
    await this.database.deleteFrom('outbox_messages').where('sent_at', '<', before).execute();
  }
}

function withoutCode() {
  return sql<string>`regexp_replace(text, '[0-9]{6}', ${HIDDEN_CODE}, 'g')`;
}
