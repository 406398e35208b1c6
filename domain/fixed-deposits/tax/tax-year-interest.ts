import { checkInstance } from '../../platform/argument-checks.ts';
import type { CalendarDate } from '../../platform/calendar-date.ts';
import { Money } from '../../platform/money.ts';
import { Holding } from '../holdings/holdings.ts';
import { interestThrough } from './interest-through.ts';
import { TaxYear } from './tax-year.ts';

/** The interest of a deposit in one tax year. */
export interface TaxYearInterest {
  readonly taxYear: TaxYear;
  /** 31 March; the maturity date in the year in which the deposit matures. */
  readonly date: CalendarDate;
  /** In whole rupees. */
  readonly interest: Money;
}

/**
 * The interest of a deposit in each tax year, on the accrual basis, from the year in which it
 * starts until the year in which it matures. The interest of all years is the total interest.
 *
 * @formula interest through 31 March, half-up to the rupee - the same figure of the year before.
 *   Interest through 31 March is the interest until 1 April; in the last year, the total interest
 * @source calculation rules, "Value on a day"; Income-tax Act, 2025, section 393(1): interest is
 *   taxed at credit or payment, the earlier
 * @returns no year after 31 March for a deposit that matures on 1 April
 * @throws an error for anything but a holding
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const terms = { principal: LAKH, tenure: Tenure.of({ years: 3 }), ...rate };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-04-01') });
 * const years = taxYearInterest(holding);
 * years.map(({ taxYear, interest }) => `${taxYear.text}: ${interest.text}`);
 * // => ['2026-27: 8000', '2027-28: 8640', '2028-29: 9331']
 * ```
 */
export function taxYearInterest(deposit: Holding): readonly TaxYearInterest[] {
  const { startedOn, maturityDate } = checkInstance(deposit, Holding, 'a holding');
  const last = TaxYear.on(maturityDate.plus({ days: -1 }));
  const years: TaxYearInterest[] = [];
  let before = Money.zero;
  for (let taxYear = TaxYear.on(startedOn); ; taxYear = taxYear.next) {
    const { lastDay } = taxYear;
    const through = interestThrough(deposit, lastDay);
    const date = maturityDate.isBefore(lastDay) ? maturityDate : lastDay;
    years.push(Object.freeze({ taxYear, date, interest: through.minus(before) }));
    if (taxYear.equals(last)) return Object.freeze(years);
    before = through;
  }
}
