import { Decimal } from '../../platform/decimal.ts';
import { checkInstance } from '../../platform/argument-checks.ts';
import { invariant, shown } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';
import { inDays } from './day-count.ts';
import { DepositQuote } from './deposit-quote.ts';
import { exactInterest, lengthOf } from './interest.ts';
import { DAYS_IN_MONTH, DAYS_IN_YEAR, Tenure } from './tenure.ts';

/** The default number of intervals in a chart. */
const USUAL_STEPS = 12;

/** A point of the chart that shows the growth of a deposit. */
export interface GrowthPoint {
  /** Days since the start, in days of the convention's year; for the axis, not for calculations. */
  readonly days: number;
  /** Interest earned until this point, in rupees to the paisa, including payouts. */
  readonly interest: Money;
  /** Interest earned since the previous point, in rupees to the paisa; zero at the start. */
  readonly added: Money;
  /** Principal plus interest, in rupees. */
  readonly value: Money;
}

/**
 * The growth of a deposit from start to maturity, at equal intervals. Includes both ends; the last
 * point equals the quote.
 *
 * @param steps number of intervals, 1 to 1000; 12 if absent
 * @source calculation rules, "What a quote carries"
 * @throws an error for any other number of steps
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const quote = depositQuote({ principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate });
 * growthSeries(quote, 2).map(({ value }) => value.text); // => ['100000', '104000', '108000']
 * ```
 */
export function growthSeries(quote: DepositQuote, steps = USUAL_STEPS): readonly GrowthPoint[] {
  invariant(Number.isInteger(steps) && steps >= 1 && steps <= 1000, 'a chart has 1 to 1000 steps');
  const { terms, totalInterest } = checkInstance(quote, DepositQuote, 'a quote');
  const all = lengthOf(terms);
  let earned = Money.zero;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const elapsed = new Decimal(all * step).dividedBy(steps);
    const isLast = step === steps;
    const interest = isLast ? totalInterest : Money.of(exactInterest(terms, elapsed)).toPaisa();
    const added = interest.minus(earned);
    earned = interest;
    const days = inDays(elapsed, terms.convention).toNumber();
    return { days, interest, added, value: terms.principal.plus(interest) };
  });
}

/**
 * The time since the start as a tenure; undefined at the start.
 *
 * @param days days since the start, in the 360-day year
 * @source calculation rules, "Tenure"
 * @throws an error for an invalid length, or one above 100 years
 * @example
 * ```ts
 * elapsedTenure(540)?.text; // => '1Y 6M'
 * elapsedTenure(0); // => undefined
 * ```
 */
export function elapsedTenure(days: number): Tenure | undefined {
  invariant(Number.isFinite(days), `a point of a chart needs its days, got ${shown(days)}`);
  const whole = Math.round(days);
  return whole === 0 ? undefined : Tenure.ofDays(whole).normalised;
}

/**
 * The number of intervals in a deposit's chart: one per year if the tenure is whole years, one per
 * month for whole months up to a year, else twelve.
 *
 * @formula D / 360 if that is whole and above 1; D / 30 if that is whole and up to 12; else 12
 * @source calculation rules, "What a quote carries"
 * @throws an error for anything but a tenure
 * @example
 * ```ts
 * growthStepsFor(Tenure.of({ years: 3 })); // => 3
 * growthStepsFor(Tenure.ofDays(400)); // => 12
 * ```
 */
export function growthStepsFor(tenure: Tenure): number {
  const { days } = checkInstance(tenure, Tenure, 'a tenure');
  if (days % DAYS_IN_YEAR === 0 && days > DAYS_IN_YEAR) return days / DAYS_IN_YEAR;
  if (days % DAYS_IN_MONTH === 0 && days <= DAYS_IN_YEAR) return days / DAYS_IN_MONTH;
  return USUAL_STEPS;
}
