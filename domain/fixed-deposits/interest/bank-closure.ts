import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkDate } from '../../platform/expected-values.ts';
import { isNationalHoliday } from '../../platform/national-holiday.ts';

/** Why no bank in India pays on a day. Holidays of single states are not included. */
export type BankClosure = 'sunday' | 'saturday' | 'national-holiday';

/**
 * Why all banks in India are closed on a day: Sundays, the second and fourth Saturday of a month,
 * and the three national holidays. A day without a reason may still be a holiday of a state.
 *
 * @source Reserve Bank of India, RBI/2015-16/160 of 28 August 2015 (Saturdays)
 * @example
 * ```ts
 * bankClosureOn(CalendarDate.of('2026-11-29')); // => 'sunday'
 * bankClosureOn(CalendarDate.of('2026-11-28')); // => 'saturday'
 * bankClosureOn(CalendarDate.of('2026-11-30')); // => undefined
 * ```
 */
export function bankClosureOn(date: CalendarDate): BankClosure | undefined {
  const { weekday, day } = checkDate(date);
  if (weekday === 7) return 'sunday';
  if (isNationalHoliday(date)) return 'national-holiday';
  const isSecondOrFourth = (day > 7 && day <= 14) || (day > 21 && day <= 28);
  return weekday === 6 && isSecondOrFourth ? 'saturday' : undefined;
}

/**
 * Whether a payment is still to come: it is due later, or all banks have been closed from the day
 * on which it was due until today.
 *
 * @source Reserve Bank of India, RBI/2015-16/160 of 28 August 2015 (Saturdays)
 * @example
 * ```ts
 * const dueOn = CalendarDate.of('2026-11-28');
 * isPaymentToCome({ dueOn, today: CalendarDate.of('2026-11-29') }); // => true
 * isPaymentToCome({ dueOn, today: CalendarDate.of('2026-11-30') }); // => false
 * ```
 */
export function isPaymentToCome(payment: {
  readonly dueOn: CalendarDate;
  readonly today: CalendarDate;
}): boolean {
  const today = checkDate(payment.today);
  let day = checkDate(payment.dueOn);
  while (!day.isAfter(today)) {
    if (bankClosureOn(day) === undefined) return false;
    day = day.plus({ days: 1 });
  }
  return true;
}

const REASONS = {
  sunday: 'A Sunday',
  saturday: 'A second or fourth Saturday',
  'national-holiday': 'A national holiday',
} as const satisfies Record<BankClosure, string>;

/**
 * What is said beside the day of a payment if banks are closed on it; otherwise `undefined`.
 *
 * @source Reserve Bank of India, RBI/2015-16/160 of 28 August 2015 (Saturdays)
 * @example
 * ```ts
 * closedDaySentence(CalendarDate.of('2026-11-29'));
 * // => 'A Sunday: banks pay on the next working day.'
 * ```
 */
export function closedDaySentence(date: CalendarDate): string | undefined {
  const closure = bankClosureOn(date);
  return closure && `${REASONS[closure]}: banks pay on the next working day.`;
}
