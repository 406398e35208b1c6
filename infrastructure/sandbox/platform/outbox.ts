import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { SandboxClock } from './clock.ts';
import { transactionOr } from './transaction.ts';

export type Channel = 'sms' | 'email' | 'whatsapp';

export interface Message {
  readonly channel: Channel;
  /** A mobile number of ten digits or an e-mail address. */
  readonly to: string;
  readonly text: string;
}

/**
 * What the backend sends to people. A message is sent only if the transaction is kept that it is
 * written in: the one that is given, or the one that the running route has.
 */
export class Outbox {
  constructor(
    private readonly database: Kysely<Database>,
    private readonly clock: SandboxClock,
  ) {}

  async send(message: Message, database?: Kysely<Database>): Promise<void> {
    await (database ?? transactionOr(this.database))
      .insertInto('outbox_messages')
      .values({
        channel: message.channel,
        recipient: message.to,
        text: message.text,
        sent_at: this.clock.now(),
      })
      .execute();
  }
}
