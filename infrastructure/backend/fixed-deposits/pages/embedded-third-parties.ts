import type { IncomingHttpHeaders } from 'node:http';
import { EmbeddedReturn } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { sendPage, serveFile } from '#infrastructure/backend/third-parties/third-party-page.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { allowReturnTo } from '#infrastructure/backend/http/security-headers.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { takeForm } from '#infrastructure/backend/fixed-deposits/records/embedded-acts.ts';
import { logoOf } from '#infrastructure/backend/documents/svg-drawing.ts';
import {
  bookingAt,
  type EmbeddedBookingRecord,
  heldBookingAt,
  whyOver,
} from '#infrastructure/backend/fixed-deposits/records/embedded-bookings.ts';
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

/** The notice to show to a person who returns from another page. */
const RETURNS: Readonly<Record<string, string>> = {
  [EmbeddedReturn.Aadhaar]: 'You are back from the Aadhaar page. Your booking continues here.',
  [EmbeddedReturn.Payment]: 'You are back from the payment page. Your booking continues here.',
  [EmbeddedReturn.VideoKyc]: 'You are back from the video call. Your booking continues here.',
};

/** Adds the partner bank's booking page. Only the app may frame it. */
export function addEmbeddedPage(sandbox: Sandbox): void {
  const { thirdParties, config, clock } = sandbox;
  serveFile(thirdParties, { address: EMBEDDED_STYLES, text: styles });
  serveFile(thirdParties, { address: EMBEDDED_SCRIPT, text: script });
  const viewOf = (booking: EmbeddedBookingRecord, headers: IncomingHttpHeaders) => ({
    booking,
    today: clock.today(),
    over: whyOver(booking, clock.now()),
    logo: logoOf(config.appFolder, booking.logo_url),
    isFramed: isFramed(headers),
  });
  thirdParties.get<BookingRoute>(ADDRESS, async ({ params, query, headers }, reply) => {
    const booking = await bookingAt(sandbox, params.state);
    if (booking === undefined || booking.order_id === null) {
      return sendPage(reply.code(404), unknownBookingPage());
    }
    allowReturnTo(reply, config, booking.app_origin);
    const notice = RETURNS[query.from ?? ''];
    return sendPage(reply, bookingPage({ ...viewOf(booking, headers), notice }));
  });
  thirdParties.post<BookingRoute>(ADDRESS, async ({ params, body, headers }, reply) => {
    const result = await inTransaction(sandbox.database, async (database) => {
      const booking = await heldBookingAt(sandbox, params.state, database);
      if (booking === undefined || booking.order_id === null) return undefined;
      return { booking, taken: await takeForm(sandbox, database, { booking, body }) };
    });
    if (result === undefined) return sendPage(reply.code(404), unknownBookingPage());
    const { booking, taken } = result;
    if (taken.kind === 'done') return reply.redirect(`/booking/${params.state}`, 303);
    allowReturnTo(reply, config, booking.app_origin);
    const view = { ...viewOf(booking, headers), typed: textsIn(body) };
    if (taken.kind === 'fields') {
      return sendPage(reply.code(422), bookingPage({ ...view, errors: taken.errors }));
    }
    const page = bookingPage({ ...view, notice: taken.why });
    return sendPage(reply.code(taken.isWrong ? 422 : 200), page);
  });
}

/** Whether the browser loads the page into a frame. The app then shows the title of the step. */
function isFramed(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-dest'] === 'iframe';
}

/** Reads the text fields of a form. Other values are dropped, so that the page never shows them. */
function textsIn(body: unknown): Readonly<Record<string, string>> {
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : {});
  const isText = (field: [string, unknown]): field is [string, string] =>
    typeof field[1] === 'string';
  return Object.fromEntries(fields.filter(isText));
}
