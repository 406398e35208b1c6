import type { ContactMessages } from '#application/content/contact-messages.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { ContactMessage } from '#domain/content/contact-message.ts';
import { mobileDigits } from '#domain/platform/mobile-number.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { LightHttp } from '#infrastructure/platform/http/light-http.ts';

const PATH = '/contact';

export class HttpContactMessages implements ContactMessages {
  constructor(private readonly http: LightHttp) {}

  async send(
    { name, email, mobile, message }: ContactMessage,
    { signal }: CallOptions,
  ): Promise<Result<string, PortFailure>> {
    const sent = await this.http.sendInSession({
      api: 'main',
      path: PATH,
      body: {
        name: name.trim(),
        email: email.trim(),
        // JSON leaves out undefined fields.
        mobile: mobile.trim() === '' ? undefined : mobileDigits(mobile),
        message: message.trim(),
      },
      signal,
    });
    if (!sent.ok) return sent;
    const reference = referenceIn(sent.value);
    return reference === undefined
      ? failure({ kind: 'unexpected-reply', detail: `${PATH}: reference` })
      : success(reference);
  }
}

/**
 * Reads the reference from a reply. It is checked by hand, because the public pages do not load the
 * schema library.
 */
function referenceIn(reply: unknown): string | undefined {
  const { data } = (reply ?? {}) as { readonly data?: { readonly reference?: unknown } | null };
  const reference = data?.reference;
  return typeof reference === 'string' && reference !== '' ? reference : undefined;
}
