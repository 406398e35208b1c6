import type { ContactMessage } from '#domain/content/contact-message.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';

export interface ContactMessages {
  /**
   * Sends a message to customer support.
   *
   * @returns the reference number of the message
   */
  send(message: ContactMessage, options: CallOptions): Promise<Result<string, PortFailure>>;
}
