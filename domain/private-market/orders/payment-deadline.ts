import { checkMoment, checkOptions, checkRecord } from '../../platform/argument-checks.ts';
import { invariant, shown } from '../../platform/invariant.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ORDER = ['pricedAt', 'offerDeadline', 'hours'] as const;

/** Hours to pay an order, from the moment at which its price is fixed. */
export const PAYMENT_HOURS = 24;
/**
 * Minimum minutes to pay an order after the investor accepts an offer, even shortly before the
 * offer's deadline.
 */
export const ACCEPTED_OFFER_MINUTES = 30;

/**
 * The payment deadline of an order in epoch milliseconds: 24 hours after its price is fixed. For an
 * accepted offer it is the offer's deadline, but at least 30 minutes after the acceptance.
 *
 * @formula pricedAt + hours; for an offer: the later of its deadline and pricedAt + 30 minutes
 * @source Vriddhi's own rule: an unpaid order must not hold stock or a price indefinitely; PM-4.100
 * @param order the time at which its price was fixed or its offer accepted, and the deadline of
 *   that offer, both in epoch milliseconds; and the hours to pay, 24 if absent
 * @throws an error for a time that is not a finite number, for hours not above zero, and
 *   for an unknown field
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
  const { pricedAt, offerDeadline, hours = PAYMENT_HOURS } = checkOptions(order, ORDER);
  const from = checkMoment(pricedAt, 'a price');
  invariant(Number.isFinite(hours) && hours > 0, `hours must be above zero, got ${shown(hours)}`);
  if (offerDeadline === undefined) return from + hours * HOUR;
  const least = from + ACCEPTED_OFFER_MINUTES * MINUTE;
  return Math.max(checkMoment(offerDeadline, 'a deadline'), least);
}

/**
 * Whether a deadline has passed: at the deadline and after; never without a deadline.
 *
 * @source Vriddhi's own rule: an unpaid order must not hold stock or a price indefinitely; PM-4.100
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
  const moment = checkMoment(now, 'now');
  return deadline !== undefined && moment >= checkMoment(deadline, 'a deadline');
}
