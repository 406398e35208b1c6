import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkRecord, checkList, checkBoolean } from '../../platform/argument-checks.ts';
import { checkDate } from '../../platform/expected-values.ts';
import { isNationalHoliday } from '../../platform/national-holiday.ts';
import { TRANSFER_WORKING_DAYS } from './transfer-days.ts';
import { OrderStatus, type ReadOrderStatus } from './order-status.ts';

/** The signing status of a deal slip, the document that the investor signs after paying. */
export const SigningStatus = Object.freeze({
  Unrequested: 'unrequested',
  Requested: 'requested',
  /** Signed, or any other value of the backend's API; there is nothing to sign. */
  Done: 'done',
} as const);
export type SigningStatus = (typeof SigningStatus)[keyof typeof SigningStatus];

/** Number of days during which the investor can sign a deal slip (PM-9.7). */
export const SIGNING_EXPIRY_DAYS = 3;

/** What happens when the investor wants to sign a deal slip. */
export type DealSlipStart =
  /** The slip is already signed. */
  | { readonly kind: 'already-signed' }
  | { readonly kind: 'payment-not-done' }
  /** The signing service has not returned the access data of the widget. */
  | { readonly kind: 'not-ready' }
  | { readonly kind: 'open-widget'; readonly token: SigningToken };

/** The data with which the e-signing widget opens a document. */
export interface SigningToken {
  readonly documentId: string;
  readonly signer: string;
  readonly tokenId: string;
}

/**
 * Whether the deal slip of an order can be signed now: the payment is received, and the signing
 * status is unrequested or requested.
 *
 * @source PM-4.34; private market, section 4
 * @param order its status and signing status; an absent signing status counts as unrequested
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
 * What happens when the investor wants to sign: nothing for a signed slip or an unpaid order, else
 * the e-signing widget opens.
 *
 * @source PM-4.36, PM-4.37, PM-4.38, PM-8.18; private market, sections 3 and 4
 * @param reply the reply of the signing service; the token is absent if it was incomplete
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
 * The last day for the transfer of shares: the seventh working day after the signature. Saturdays,
 * Sundays, the three national holidays and the given holidays are not working days.
 *
 * @formula T+7: the seventh working day after the day of signing, T
 * @source PM-4.42; private market, sections 4 and 9
 * @param signedOn the day of signing, T
 * @param holidays further days on which the depositories are closed
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
  let day = checkDate(signedOn);
  const closed = new Set(checkList(holidays).map((each) => checkDate(each).iso));
  for (let counted = 0; counted < TRANSFER_WORKING_DAYS;) {
    day = day.plus({ days: 1 });
    if (!isWeekend(day) && !isNationalHoliday(day) && !closed.has(day.iso)) counted += 1;
  }
  return day;
}

function isWeekend(day: CalendarDate): boolean {
  return day.weekday >= 6;
}
