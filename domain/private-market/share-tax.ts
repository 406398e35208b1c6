import { CalendarDate } from '../platform/calendar-date.ts';
import { asFactsList } from '../platform/expected.ts';
import { asDate, asPercentage } from '../platform/expected-values.ts';
import { Percentage } from '../platform/percentage.ts';

/** A rate that holds from a day on, until the next one does. */
export interface DatedRate {
  readonly from: CalendarDate;
  /** Of the total investment. */
  readonly rate: Percentage;
}

/** The rate of the TDS line (PM-9.21), and how it is written beside its amount. */
export const TDS_PERCENT = Percentage.of('0.10');
export const TDS_LABEL = '0.10%';

/**
 * What is collected from buyers of shares: nothing. The levy of section 206C(1H) of the Income-tax
 * Act ended on 1 April 2025.
 */
export const SHARE_TAX_RATES: readonly DatedRate[] = Object.freeze([
  Object.freeze({ from: CalendarDate.of('2025-04-01'), rate: Percentage.of(0) }),
]);

/**
 * The tax on a day is the rate that began last, on that day or before; before the first there is
 * none. In the order of the list the later of two rates of one day counts.
 *
 * @source PM-9.20, PM-9.21; section 206C(1H) of the Income-tax Act, 1961, ended by the Finance Act,
 * 2025
 * @param day the day of the order
 * @param rates in any order
 * @throws a sentence for what is not a date, or not a rate from 0 to 100 percent
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
  asDate(day);
  const ordered = asFactsList(rates)
    .map(({ from, rate }) => ({
      from: asDate(from),
      rate: asPercentage(rate),
    }))
    .toSorted((a, b) => b.from.daysUntil(a.from));
  return ordered.findLast(({ from }) => !from.isAfter(day))?.rate ?? Percentage.of(0);
}
