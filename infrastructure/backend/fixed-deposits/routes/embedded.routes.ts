import { isBookedEmbedded } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { EmbeddedOutcome, EmbeddedStep } from '#domain/fixed-deposits/booking/embedded-step.ts';
import {
  embeddedEventReply,
  embeddedEventRequest,
  type EmbeddedEventWire,
  embeddedSessionParams,
  embeddedSessionReply,
  embeddedSessionRequest,
} from '#infrastructure/fixed-deposits/booking/embedded-bookings.wire.ts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { lockAccount } from '#infrastructure/backend/accounts/records/hold-account.ts';
import { countUse } from '#infrastructure/backend/commands/use-counts.ts';
import { paymentEnd } from '#infrastructure/backend/third-parties/gateway-payments.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import {
  bookingAddress,
  type EmbeddedBookingRecord,
  EXPIRED,
  hasExpired,
  openEmbeddedBooking,
  ownBooking,
} from '#infrastructure/backend/fixed-deposits/records/embedded-bookings.ts';
import { depositInvestor } from '#infrastructure/backend/fixed-deposits/records/deposit-investor.ts';
import { ownOrder } from './order.routes.ts';
import { refuseForeignReturn } from '#infrastructure/backend/http/return-address.ts';

const PREFIX = '/api/fd-partner/v2';

export function addEmbeddedRoutes(sandbox: Sandbox): void {
  addSessions(sandbox);
  addSessionData(sandbox);
  addEvents(sandbox);
}

function addSessions(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: `${PREFIX}/sessions`,
    summary: 'Start a booking on the partner bank’s page',
    access: 'session',
    body: embeddedSessionRequest,
    reply: embeddedSessionReply,
    mutates: true,
    run: async ({ body, investorId, database, request }) => {
      const { mobile, email } = await depositInvestor(database, investorId);
      if (body.verified_mobile !== mobile) throw notVerified();
      if (body.verified_email !== (email ?? '')) throw otherEmail();
      if (!isBookedEmbedded(body.issuer_id)) throw notBookedHere();
      const appOrigin = appOriginOf(sandbox, request);
      await countUse(database, { investorId, what: 'partner-page', clock: sandbox.clock });
      const id = await openEmbeddedBooking(sandbox, database, { investorId, appOrigin });
      const data = { session_id: id, redirect_url: bookingAddress(sandbox, id) };
      return { status: 200, message: 'Session', data };
    },
  });
}

function addSessionData(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: `${PREFIX}/guid-session-data/:id`,
    summary: 'Get an existing booking, such as one started by an advisor',
    access: 'session',
    params: embeddedSessionParams,
    reply: embeddedSessionReply,
    run: async ({ params, investorId, database }) => {
      const booking = await ownBooking(database, { id: params.id, investorId });
      if (hasExpired(booking, sandbox.clock.now())) throw linkExpired();
      return { status: 200, message: 'Session', data: sessionOf(sandbox, booking) };
    },
  });
}

function sessionOf(sandbox: Sandbox, booking: EmbeddedBookingRecord) {
  const { id, order_id, product_id, unique_id } = booking;
  return {
    session_id: id,
    redirect_url: bookingAddress(sandbox, id),
    ...(order_id !== null && { fd_investment_id: order_id }),
    ...(product_id !== null && { fd_id: product_id }),
    ...(unique_id !== null && { unique_id }),
  };
}

function addEvents(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: `${PREFIX}/session-events`,
    summary: 'Report an event in the booking frame; this pays or books nothing',
    access: 'session',
    body: embeddedEventRequest,
    reply: embeddedEventReply,
    mutates: true,
    run: async ({ body, investorId, session, database, request }) => {
      // The form of another tab could pay for the booking meanwhile.
      await lockAccount(database, investorId);
      const booking = await ownBooking(database, { id: body.session_id, investorId });
      const event = body.event_data;
      if ('fd_investment_id' in event) {
        const appOrigin = appOriginOf(sandbox, request);
        await take(database, booking, { orderId: event.fd_investment_id, appOrigin });
      } else if ('status' in event && event.status === EmbeddedOutcome.Cancelled) {
        await cancel(database, booking);
      }
      const end = isPaying(event) ? paymentEnd(sandbox.clock.now()) : undefined;
      await sandbox.authentication.paysUntil(database, session, end);
      return { status: 200, message: 'Noted' };
    },
  });
}

/**
 * Links a booking to the order and to the origin of the framing app. Reopens a cancelled booking.
 */
async function take(
  database: Kysely<Database>,
  booking: EmbeddedBookingRecord,
  { orderId, appOrigin }: { readonly orderId: number; readonly appOrigin: string },
): Promise<void> {
  const order = await ownOrder(database, { id: orderId, investorId: booking.investor_id });
  const { issuer_key } = await database
    .selectFrom('deposit_products')
    .select('issuer_key')
    .where('id', '=', order.product_id)
    .executeTakeFirstOrThrow();
  if (!isBookedEmbedded(issuer_key)) throw notBookedHere();
  if (booking.order_id !== null && booking.order_id !== orderId) {
    const message = 'This booking is for another deposit.';
    throw new Refusal({ status: 409, code: 'other-order', message, field: 'event_data' });
  }
  await database
    .updateTable('embedded_bookings')
    .set({ order_id: orderId, app_origin: appOrigin })
    .$if(booking.state === 'cancelled', (some) => some.set({ state: 'open' }))
    .where('id', '=', booking.id)
    .where('investor_id', '=', booking.investor_id)
    .execute();
}

/** Cancels an open booking. A booking that is paid, which only its video KYC follows, stays. */
async function cancel(
  database: Kysely<Database>,
  { id, investor_id: investorId }: EmbeddedBookingRecord,
): Promise<void> {
  await database
    .updateTable('embedded_bookings')
    .set({ state: 'cancelled' })
    .where('id', '=', id)
    .where('investor_id', '=', investorId)
    .where('state', '=', 'open')
    .where('step', '!=', EmbeddedStep.VideoKyc)
    .execute();
}

function isPaying(event: EmbeddedEventWire): boolean {
  return 'step' in event && event.step === EmbeddedStep.Payment;
}

/** The origin of the app that frames the page. @throws Refusal for an origin that is not ours */
function appOriginOf(sandbox: Sandbox, request: FastifyRequest): string {
  const origin = request.headers.origin ?? sandbox.config.appOrigin;
  refuseForeignReturn(sandbox, origin, request);
  return origin;
}

function notVerified(): Refusal {
  const message = 'This is not the number that you signed in with.';
  return new Refusal({ status: 403, code: 'not-yours', message, field: 'verified_mobile' });
}

function otherEmail(): Refusal {
  const message = 'This is not the email address of your account. Please sign in again.';
  return new Refusal({ status: 403, code: 'not-yours', message, field: 'verified_email' });
}

function notBookedHere(): Refusal {
  const message = 'Deposits of this issuer are not booked here.';
  return new Refusal({ status: 422, code: 'not-booked-here', message, field: 'issuer_id' });
}

function linkExpired(): Refusal {
  return new Refusal({ status: 410, code: 'link-expired', message: EXPIRED });
}
