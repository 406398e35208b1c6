import { CalendarDate } from '../../platform/calendar-date.ts';
import { checkRecords } from '../../platform/argument-checks.ts';
import { checkDate, checkPercentage } from '../../platform/expected-values.ts';
import { Percentage } from '../../platform/percentage.ts';

/** A tax rate that applies from a day on, until the next rate starts. */
export interface DatedRate {
  readonly from: CalendarDate;
  /** Percent of the total investment. */
  readonly rate: Percentage;
}

/** The rate that the TDS (tax deducted at source) line of the order summary shows (PM-9.21). */
export const TDS_PERCENT = Percentage.of('0.10');
export const TDS_LABEL = '0.10%';

/**
 * Rates of the tax collected from buyers of shares: zero, because section 206C(1H) of the
 * Income-tax Act, which required it, ended on 1 April 2025.
 */
export const SHARE_TAX_RATES: readonly DatedRate[] = Object.freeze([
  Object.freeze({ from: CalendarDate.of('2025-04-01'), rate: Percentage.of(0) }),
]);

/**
 * The tax rate on a day: the one that started last on or before that day; zero before the first. Of
 * two rates with the same start, the later one in the list applies.
 *
 * @source PM-9.20, PM-9.21; section 206C(1H) of the Income-tax Act, 1961, ended by the Finance Act,
 * 2025
 * @param day the day of the order
 * @param rates in any order
 * @throws an error for anything but a date, or a rate outside 0 to 100 percent
 * @example
 * ```ts
 * shareTaxRateOn(CalendarDate.of('2026-11-21')).text; // => '0'
 * const levy = { from: CalendarDate.of('2026-04-01'), rate: TDS_PERCENT };
 * shareTaxRateOn(CalendarDate.of('2026-11-21'), [levy]).text; // => '0.1'
 * ```
 */
export function shareTaxRateOn(
  day: CalendarDate,
  rates: readonly DatedRate[] = SHARE_TAX_RATES,
): Percentage {
  checkDate(day);
  const ordered = checkRecords(rates)
    .map(({ from, rate }) => ({
      from: checkDate(from),
      rate: checkPercentage(rate),
    }))
    .toSorted((a, b) => b.from.daysUntil(a.from));
  return ordered.findLast(({ from }) => !from.isAfter(day))?.rate ?? Percentage.of(0);
}
