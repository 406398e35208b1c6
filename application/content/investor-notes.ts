import type { InvestorNoteRequest } from '#domain/content/investor-note.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';

/** Sends the investor note about NSE (National Stock Exchange) shares by WhatsApp. */
export interface InvestorNotes {
  send(request: InvestorNoteRequest, options: CallOptions): Promise<Result<undefined, PortFailure>>;
}
