import { EmbeddedBookings } from '#application/fixed-deposits/booking/embedded-booking/embedded-bookings.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import type { Backend } from '../backend.ts';
import { valueOf } from '../accounts/signed-in.ts';
import { startedOrder, type Wish } from './booking.ts';

export const SURYODAY = 1001;

const WISH: Wish = {
  depositId: SURYODAY,
  tenure: Tenure.of({ years: 2, months: 6 }),
  principal: '100500',
};

/** A started order of the partner bank, and its booking that knows of it. */
export async function openedBooking(
  app: AppContainer,
  backend: Pick<Backend, 'appAddress'>,
  wish: Wish = WISH,
) {
  const depositOrderId = await startedOrder(app, backend, wish);
  const bookings = app.get(EmbeddedBookings);
  const booking = valueOf(await bookings.open('suryoday', {}));
  const { transactionId, url } = booking;
  valueOf(await bookings.report(transactionId, { kind: 'started', depositOrderId }, {}));
  return { transactionId, url, depositOrderId, bookings };
}

export type Form = Readonly<Record<string, string>>;

/** The input of an investor before the payment. */
export const FORMS: readonly Form[] = [
  { step: 'personal info', act: 'next', name: 'Arjun Mehta', email: 'arjun@example.in' },
  {
    step: 'nominee',
    act: 'next',
    nominee_choice: 'other',
    nominee: 'Leela Mehta',
    relationship: 'Spouse',
  },
  {
    step: 'bank account',
    act: 'next',
    account_choice: 'other',
    account: '123456789012',
    ifsc: 'HDFC0000060',
  },
];
export const PAY: Form = { step: 'payment', act: 'succeeded', method: 'UPI' };
export const FAIL: Form = { step: 'payment', act: 'failed', method: 'UPI' };
export const LATER: Form = { step: 'video kyc', act: 'later' };

/** Sends a form of the booking page, as a browser would from the page itself. */
export async function sendForm(url: string, form: Form) {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin },
    body: new URLSearchParams(form),
  });
  return { status: response.status, text: await response.text() };
}

/** From the first form to the one that is named last. */
export async function sendForms(url: string, forms: readonly Form[]): Promise<void> {
  for (const form of forms) {
    const { status } = await sendForm(url, form);
    if (status !== 303) throw new Error(`the step ${form['step']} answered ${status}`);
  }
}

/** The message that the page posts to the app. */
export async function postedBy(url: string) {
  const text = await (await fetch(url)).text();
  const read = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(text)?.[1];
  return { step: read('step'), outcome: read('outcome'), app: read('app'), text };
}
