import { CalendarDate } from '../../platform/calendar-date.ts';
import { checkRecord, asList, checkBoolean } from '../../platform/argument-checks.ts';
import { asDate } from '../../platform/expected-values.ts';
import { TRANSFER_WORKING_DAYS } from './transfer-days.ts';
import { OrderStatus, type ReadOrderStatus } from './order-status.ts';

/** The signing status of a deal slip. */
export const SigningStatus = Object.freeze({
  Unrequested: 'unrequested',
  Requested: 'requested',
  /** Signed, or any other wire value: nothing is left to sign. */
  Done: 'done',
} as const);
export type SigningStatus = (typeof SigningStatus)[keyof typeof SigningStatus];

/** Number of days during which a deal slip can be signed (PM-9.7). */
export const SIGNING_EXPIRY_DAYS = 3;
/** Whether the signing service itself notifies the signer (PM-9.8). */
export const IS_SIGNER_NOTIFIED = false;

/** The outcome of a request to sign. */
export type DealSlipStart =
  /** The slip is already signed. */
  | { readonly kind: 'already-signed' }
  | { readonly kind: 'payment-not-done' }
  /** The service returned no access data for the widget. */
  | { readonly kind: 'not-ready' }
  | { readonly kind: 'open-widget'; readonly token: SigningToken };

/** The access data of the e-signing widget. */
export interface SigningToken {
  readonly documentId: string;
  readonly signer: string;
  readonly tokenId: string;
}

/**
 * Parses the wire's signing status: empty before a signature is requested, `requested` while it is
 * due, and any other value once nothing is left to sign.
 *
 * @source PM-4.34; private market, section 4
 * @param word the wire value, of any type
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
 * A deal slip can be signed once the payment is received, if a signature is requested or not
 * requested yet; in no other signing status.
 *
 * @source PM-4.34; private market, section 4
 * @param order its status and signing status; absent counts as unrequested
 * @throws an error if no order is given
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
  const { status, signingStatus } = checkRecord(order);
  return status === OrderStatus.PaymentReceived && signingStatus !== SigningStatus.Done;
}

/**
 * The outcome of a request to sign: a signed document stays as it is, and an unpaid order has
 * nothing to sign. Otherwise the e-signing widget opens for the first signer of the document.
 *
 * @source PM-4.36, PM-4.37, PM-4.38, PM-8.18; private market, sections 3 and 4
 * @param reply the reply of the signing service, with the token if it was complete
 * @throws an error for a fact that is not a boolean
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
  const { isSigned, isPaymentDone, token } = checkRecord(reply);
  if (checkBoolean(isSigned)) return { kind: 'already-signed' };
  if (!checkBoolean(isPaymentDone)) return { kind: 'payment-not-done' };
  return token === undefined ? { kind: 'not-ready' } : { kind: 'open-widget', token };
}

/**
 * Shares are transferred at the latest seven working days after the signature. Saturdays, Sundays
 * and the given holidays do not count.
 *
 * @formula T+7: the seventh working day after the day of signing
 * @source PM-4.42; private market, sections 4 and 9
 * @param signedOn the day of signing, T
 * @param holidays days on which the depositories are closed
 * @throws an error for anything but a date
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

/** The first supported day. */
const A_MONDAY = CalendarDate.of('1900-01-01');

function isWeekend(day: CalendarDate): boolean {
  return A_MONDAY.daysUntil(day) % 7 >= 5;
}
