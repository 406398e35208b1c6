import type { InvestorNotes } from '#application/content/investor-notes.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { InvestorNoteRequest } from '#domain/content/investor-note.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { LightHttp } from '#infrastructure/platform/http/light-http.ts';

/** Requests investor notes. Only the status of the reply is read. */
export class HttpInvestorNotes implements InvestorNotes {
  constructor(private readonly http: LightHttp) {}

  async send(
    { name, whatsappNumber, email }: InvestorNoteRequest,
    { signal }: CallOptions,
  ): Promise<Result<undefined, PortFailure>> {
    const sent = await this.http.sendInSession({
      api: 'private-market',
      path: '/share-note/send',
      // JSON leaves out undefined fields.
      body: { name, whatsapp_number: whatsappNumber, email_id: email },
      signal,
    });
    return sent.ok ? success(undefined) : sent;
  }
}
