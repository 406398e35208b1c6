import type { SentMessage, SentMessages } from '#application/accounts/profile/sent-messages.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { InvestorCalls } from '#infrastructure/accounts/investor-calls.ts';
import { sentMessagesReply, type SentMessageRow } from './sent-messages.wire.ts';

export class HttpSentMessages implements SentMessages {
  constructor(private readonly calls: InvestorCalls) {}

  async list(options: CallOptions): Promise<Result<readonly SentMessage[], PortFailure>> {
    const call = { path: '/profile/messages', reply: sentMessagesReply };
    const reply = await this.calls.send(call, options);
    return reply.ok ? success(reply.value.data.map(messageOf)) : reply;
  }
}

function messageOf({ message_id: id, channel, text, sent_at }: SentMessageRow): SentMessage {
  return { id, channel, text, sentAt: new Date(sent_at) };
}
