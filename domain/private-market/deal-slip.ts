import { CalendarDate } from '../platform/calendar-date.ts';
import { asFacts, asList, asYesOrNo } from '../platform/expected.ts';
import { asDate } from '../platform/expected-values.ts';
import { OrderStatus, type ReadOrderStatus } from './order-status.ts';

/** How far the signing of a deal slip is. */
export const SigningStatus = Object.freeze({
  Unrequested: 'unrequested',
  Requested: 'requested',
  /** Signed, or whatever else the wire says: nothing is left to sign here. */
  Done: 'done',
} as const);
export type SigningStatus = (typeof SigningStatus)[keyof typeof SigningStatus];

/** Days for which a deal slip can be signed (PM-9.7). */
export const SIGNING_EXPIRY_DAYS = 3;
/** Whether the signing service itself writes to the signer (PM-9.8). */
export const IS_SIGNER_NOTIFIED = false;
/** Working days after signing by which the shares are transferred (PM-4.42). */
export const TRANSFER_WORKING_DAYS = 7;

/** What happens when somebody asks to sign. */
export type DealSlipStart =
  /** Nothing: it is signed already. */
  | { readonly kind: 'already-signed' }
  | { readonly kind: 'payment-not-done' }
  /** The service gave nothing to open the widget with. */
  | { readonly kind: 'not-ready' }
  | { readonly kind: 'open-widget'; readonly token: SigningToken };

/** What the e-signing widget is opened with. */
export interface SigningToken {
  readonly documentId: string;
  readonly signer: string;
  readonly tokenId: string;
}

/**
 * The wire's signing status is empty before a signature is asked for, `requested` while it is due,
 * and anything else once there is nothing left to sign.
 *
 * @source PM-4.34; private market, section 4
 * @param word what the wire says, of any type
 * @example
 * ```ts
 * readSigningStatus(''); // => 'unrequested'
 * readSigningStatus('signed'); // => 'done'
 * ```
 */
export function readSigningStatus(word: unknown): SigningStatus {
  if (word === undefined || word === null || word === '') return SigningStatus.Unrequested;
  return word === SigningStatus.Requested ? SigningStatus.Requested : SigningStatus.Done;
}

/**
 * A deal slip is to be signed when the payment is received and a signature is requested, or not
 * asked for yet; not in any other signing status.
 *
 * @source PM-4.34; private market, section 4
 * @param order its status, and how far signing is; absent counts as unrequested
 * @throws a sentence where no order is given
 * @example
 * ```ts
 * isDealSlipToSign({ status: 'payment_received', signingStatus: 'requested' }); // => true
 * isDealSlipToSign({ status: 'payment_received', signingStatus: 'done' }); // => false
 * ```
 */
export function isDealSlipToSign(order: {
  readonly status: ReadOrderStatus;
  readonly signingStatus?: SigningStatus | undefined;
}): boolean {
  const { status, signingStatus } = asFacts(order);
  return status === OrderStatus.PaymentReceived && signingStatus !== SigningStatus.Done;
}

/**
 * A document that is signed already is left alone; without a payment there is nothing to sign;
 * otherwise the e-signing widget opens, for the first signer of the document.
 *
 * @source PM-4.36, PM-4.37, PM-4.38, PM-8.18; private market, sections 3 and 4
 * @param reply what the signing service answered; the token where it gave all of it
 * @throws a sentence for a fact that is neither true nor false
 * @example
 * ```ts
 * dealSlipStart({ isSigned: true, isPaymentDone: false }).kind; // => 'already-signed'
 * dealSlipStart({ isSigned: false, isPaymentDone: false }).kind; // => 'payment-not-done'
 * ```
 */
export function dealSlipStart(reply: {
  readonly isSigned: boolean;
  readonly isPaymentDone: boolean;
  readonly token?: SigningToken | undefined;
}): DealSlipStart {
  const { isSigned, isPaymentDone, token } = asFacts(reply);
  if (asYesOrNo(isSigned)) return { kind: 'already-signed' };
  if (!asYesOrNo(isPaymentDone)) return { kind: 'payment-not-done' };
  return token === undefined ? { kind: 'not-ready' } : { kind: 'open-widget', token };
}

/**
 * Shares are transferred at the latest seven working days after the slip is signed; Saturdays,
 * Sundays and the holidays that are given do not count.
 *
 * @formula T+7: the seventh working day after the day of signing
 * @source PM-4.42; private market, sections 4 and 9
 * @param signedOn the day of signing, T
 * @param holidays days on which the depositories are closed
 * @throws a sentence for what is not a date
 * @example
 * ```ts
 * transferDueOn(CalendarDate.of('2026-11-20')).iso; // => '2026-12-01'
 * ```
 */
export function transferDueOn(
  signedOn: CalendarDate,
  holidays: readonly CalendarDate[] = [],
): CalendarDate {
  let day = asDate(signedOn);
  const closed = new Set(asList(holidays).map((each) => asDate(each).iso));
  for (let counted = 0; counted < TRANSFER_WORKING_DAYS;) {
    day = day.plus({ days: 1 });
    if (!isWeekend(day) && !closed.has(day.iso)) counted += 1;
  }
  return day;
}

/** The first day that there is. */
const A_MONDAY = CalendarDate.of('1900-01-01');

function isWeekend(day: CalendarDate): boolean {
  return A_MONDAY.daysUntil(day) % 7 >= 5;
}
