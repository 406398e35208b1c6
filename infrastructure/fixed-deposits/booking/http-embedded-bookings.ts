import type {
  EmbeddedBooking,
  EmbeddedBookings,
  EmbeddedBookingEvent,
} from '#application/fixed-deposits/booking/embedded-booking/embedded-bookings.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { Session } from '#application/platform/session.ts';
import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import {
  embeddedEventReply,
  type EmbeddedEventWire,
  embeddedSessionReply,
} from './embedded-bookings.wire.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { webAddress } from '#infrastructure/platform/http/web-address.ts';

const api = 'fd-partner-v2';

export interface EmbeddedBookingsDependencies {
  readonly http: HttpClient;
  readonly session: Session;
  readonly reporting: Reporting;
}

export class HttpEmbeddedBookings implements EmbeddedBookings {
  constructor(private readonly dependencies: EmbeddedBookingsDependencies) {}

  open(issuerId: IssuerId, { signal }: CallOptions) {
    const { http, session } = this.dependencies;
    const { email = '', mobile = '' } = session.current ?? {};
    const body = { verified_email: email, verified_mobile: mobile, issuer_id: issuerId };
    const changes = 'the booking on the page of the partner';
    const reply = bookingReply;
    return http.send({ api, path: '/sessions', body, reply, changes, signal });
  }

  booking(transactionId: string, { signal }: CallOptions) {
    const path = `/guid-session-data/${encodeURIComponent(transactionId)}`;
    return this.dependencies.http.send({ api, method: 'GET', path, reply: bookingReply, signal });
  }

  async report(transactionId: string, event: EmbeddedBookingEvent, { signal }: CallOptions) {
    const { http, reporting } = this.dependencies;
    const body = { session_id: transactionId, event_data: eventWire(event) };
    const reply = decodeReply(embeddedEventReply, () => undefined);
    const changes = `event of the booking ${transactionId}`;
    const reported = await http.send({
      api,
      path: '/session-events',
      body,
      reply,
      changes,
      signal,
    });
    if (!reported.ok) reporting.failed('embedded booking: event not taken', { event: event.kind });
    return reported;
  }
}

const bookingReply = decodeReply(embeddedSessionReply, ({ data }): EmbeddedBooking => {
  const { fd_investment_id: depositOrderId, fd_id: depositId, unique_id: advisorOrderId } = data;
  const isKnown = depositOrderId !== undefined && depositId !== undefined;
  return {
    transactionId: data.session_id,
    url: webAddress(data.redirect_url),
    ...(isKnown && { order: { depositOrderId, depositId } }),
    ...(advisorOrderId !== undefined && { advisorOrderId }),
  };
});

function eventWire(event: EmbeddedBookingEvent): EmbeddedEventWire {
  switch (event.kind) {
    case 'started':
      return { status: 'started', fd_investment_id: event.depositOrderId };
    case 'step':
      return { step: event.step };
    case 'ended':
      return { status: event.outcome };
  }
}
