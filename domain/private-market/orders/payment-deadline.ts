import { asMoment, checkRecord } from '../../platform/argument-checks.ts';
import { invariant, shown } from '../../platform/invariant.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The time to pay an order, from the moment its price is fixed. */
export const PAYMENT_HOURS = 24;
/** Minimum time to pay after an offer is accepted, even if it is accepted late. */
export const ACCEPTED_OFFER_MINUTES = 30;

/**
 * The payment deadline of an order: 24 hours after its price is fixed. After an accepted offer, it
 * is the offer's own deadline, but at least 30 minutes after the acceptance.
 *
 * @formula pay by = confirmed + hours; of an offer: the later of its deadline and accepted + 30 min
 * @source Our own rule: an unpaid order does not hold stock or a price without end; PM-4.100
 * @param order when its price was fixed, and the deadline of its offer where it had one; epoch
 * milliseconds; hours to pay within, 24 where absent
 * @throws an error for a time that is not a finite number, and for hours not above zero
 * @example
 * ```ts
 * paymentDeadlineFor({ pricedAt: 0 }); // => 86400000
 * paymentDeadlineFor({ pricedAt: 0, offerDeadline: 3600000 }); // => 3600000
 * paymentDeadlineFor({ pricedAt: 3599000, offerDeadline: 3600000 }); // => 5399000
 * ```
 */
export function paymentDeadlineFor(order: {
  readonly pricedAt: number;
  readonly offerDeadline?: number | undefined;
  readonly hours?: number | undefined;
}): number {
  const { pricedAt, offerDeadline, hours = PAYMENT_HOURS } = checkRecord(order);
  const from = asMoment(pricedAt, 'a price');
  invariant(Number.isFinite(hours) && hours > 0, `hours must be above zero, got ${shown(hours)}`);
  if (offerDeadline === undefined) return from + hours * HOUR;
  const least = from + ACCEPTED_OFFER_MINUTES * MINUTE;
  return Math.max(asMoment(offerDeadline, 'a deadline'), least);
}

/**
 * The payment deadline has passed from its moment on; an order without a deadline can be paid at
 * any time.
 *
 * @source Our own rule: an unpaid order does not hold stock or a price without end; PM-4.100
 * @param time deadline and current time, epoch milliseconds
 * @throws an error for a time that is not a finite number
 * @example
 * ```ts
 * isPaymentTimeOver({ deadline: 1000, now: 1000 }); // => true
 * isPaymentTimeOver({ deadline: undefined, now: 1000 }); // => false
 * ```
 */
export function isPaymentTimeOver(time: {
  readonly deadline: number | undefined;
  readonly now: number;
}): boolean {
  const { deadline, now } = checkRecord(time);
  const moment = asMoment(now, 'now');
  return deadline !== undefined && moment >= asMoment(deadline, 'a deadline');
}
