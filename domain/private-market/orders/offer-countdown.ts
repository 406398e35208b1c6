import { checkMoment, checkRecord } from '../../platform/argument-checks.ts';

/** The time that is left to answer an offer. */
export interface OfferCountdown {
  readonly isExpired: boolean;
  /** Whole hours; can be more than 24. */
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** The time left as `HH:MM:SS`. */
  readonly text: string;
}

interface OfferTime {
  /** Deadline in epoch milliseconds; absent if the offer does not expire. */
  readonly deadline: number | undefined;
  /** Current time in epoch milliseconds, by the server's clock. */
  readonly now: number;
}

/**
 * Whether an offer has expired: at its deadline and after; never without a deadline.
 *
 * @source PM-4.20, PM-4.21; private market, section 4
 * @param time deadline and current time, epoch milliseconds
 * @throws an error for a time that is not a finite number
 * @example
 * ```ts
 * isOfferExpired({ deadline: 1000, now: 1000 }); // => true
 * isOfferExpired({ deadline: undefined, now: 1000 }); // => false
 * ```
 */
export function isOfferExpired(time: OfferTime): boolean {
  const { deadline, now } = checkRecord(time);
  const moment = checkMoment(now, 'now');
  return deadline !== undefined && moment >= checkMoment(deadline, 'a deadline');
}

/**
 * The time left until an offer's deadline. Seconds are rounded up, so that the countdown reaches
 * zero exactly at the deadline. Undefined without a deadline.
 *
 * @formula seconds left = (deadline - now) / 1000, rounded up, not below 0
 * @source PM-4.18, PM-4.20, PM-4.21; private market, section 4
 * @param time deadline and current time, epoch milliseconds
 * @throws an error for a time that is not a finite number
 * @example
 * ```ts
 * offerCountdown({ deadline: 90_061_000, now: 0 }).text; // => '25:01:01'
 * offerCountdown({ deadline: 1000, now: 999 }).text; // => '00:00:01'
 * ```
 */
export function offerCountdown(time: OfferTime): OfferCountdown | undefined {
  const isExpired = isOfferExpired(time);
  const { deadline, now } = time;
  if (deadline === undefined) return undefined;
  const left = Math.max(0, Math.ceil((deadline - now) / 1000));
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor(left / 60) % 60;
  const seconds = left % 60;
  const text = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
  return { isExpired, hours, minutes, seconds, text };
}
