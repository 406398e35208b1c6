import { EmbeddedReturn } from '#domain/fixed-deposits/embedded-booking.ts';
import { sendPage, serveFile } from '../outside/page.ts';
import type { Sandbox } from '../platform/context.ts';
import { allowReturnTo } from '../platform/security-headers.ts';
import { inTransaction } from '../platform/transaction.ts';
import { takeForm } from './embedded-acts.ts';
import { bookingAt } from './embedded-bookings.ts';
import {
  bookingPage,
  EMBEDDED_SCRIPT,
  EMBEDDED_STYLES,
  unknownBookingPage,
} from './embedded-page.ts';
import script from './embedded.js?raw';
import styles from './embedded.css?raw';

const ADDRESS = '/booking/:state';

type BookingRoute = {
  readonly Params: { readonly state: string };
  readonly Querystring: { readonly from?: string };
};

/** From where a person comes back, in words. */
const RETURNS: Readonly<Record<string, string>> = {
  [EmbeddedReturn.Aadhaar]: 'You are back from the Aadhaar page. Your booking goes on here.',
  [EmbeddedReturn.Payment]: 'You are back from the payment page. Your booking goes on here.',
  [EmbeddedReturn.VideoKyc]: 'You are back from the video call. Your booking goes on here.',
};

/** The booking page of the partner bank, for a frame of the app and for no other. */
export function addEmbeddedPage(sandbox: Sandbox): void {
  const { outside, config } = sandbox;
  serveFile(outside, { address: EMBEDDED_STYLES, text: styles });
  serveFile(outside, { address: EMBEDDED_SCRIPT, text: script });
  outside.get<BookingRoute>(ADDRESS, async ({ params, query }, reply) => {
    const booking = await bookingAt(sandbox, params.state);
    if (booking === undefined || booking.order_id === null) {
      return sendPage(reply.code(404), unknownBookingPage());
    }
    allowReturnTo(reply, config, booking.app_origin);
    return sendPage(reply, bookingPage({ booking, notice: RETURNS[query.from ?? ''] }));
  });
  outside.post<BookingRoute>(ADDRESS, async ({ params, body }, reply) => {
    const result = await inTransaction(sandbox.database, async (database) => {
      const booking = await bookingAt(sandbox, params.state, database);
      if (booking === undefined || booking.order_id === null) return undefined;
      return { booking, taken: await takeForm(sandbox, database, { booking, body }) };
    });
    if (result === undefined) return sendPage(reply.code(404), unknownBookingPage());
    const { booking, taken } = result;
    if (taken.kind === 'done') return reply.redirect(`/booking/${params.state}`, 303);
    allowReturnTo(reply, config, booking.app_origin);
    const view = { booking, notice: taken.why, typed: textsIn(body) };
    return sendPage(reply.code(taken.isWrong ? 422 : 200), bookingPage(view));
  });
}

/** What a form holds; whoever sends anything else gets nothing of it back. */
function textsIn(body: unknown): Readonly<Record<string, string>> {
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : {});
  const isText = (field: [string, unknown]): field is [string, string] =>
    typeof field[1] === 'string';
  return Object.fromEntries(fields.filter(isText));
}
