import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { Result } from '#domain/platform/result.ts';

/** The messages that were sent to the phone of the signed-in investor. */
export interface SentMessages {
  /** The messages of the last 90 days, newest first, without those that contain a code. */
  list(options: CallOptions): Promise<Result<readonly SentMessage[], PortFailure>>;
}
export const SentMessages = token<SentMessages>('accounts/sent-messages');

export interface SentMessage {
  readonly id: number;
  readonly channel: MessageChannel;
  /** May contain a link to a page of the app. */
  readonly text: string;
  readonly sentAt: Date;
}

export const MessageChannel = { Sms: 'sms', WhatsApp: 'whatsapp' } as const;
export type MessageChannel = (typeof MessageChannel)[keyof typeof MessageChannel];
