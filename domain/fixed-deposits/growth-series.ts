import { Decimal } from '../platform/decimal.ts';
import { asKind } from '../platform/expected.ts';
import { invariant, shown } from '../platform/invariant.ts';
import { Money } from '../platform/money.ts';
import { DepositQuote } from './deposit-quote.ts';
import { exactInterest, lengthOf } from './interest.ts';
import { DAYS_IN_MONTH, DAYS_IN_YEAR, Tenure } from './tenure.ts';

/** The distances of a chart where its deposit says nothing better. */
const USUAL_STEPS = 12;

/** A point of the chart that shows how a deposit grows. */
export interface GrowthPoint {
  /** Days of the 360-day year since the start; a count for the axis, not for reckoning. */
  readonly days: number;
  /** Earned up to here, whether paid out or not; to the paisa. */
  readonly interest: Money;
  /** Principal and interest together. */
  readonly value: Money;
}

/**
 * How a deposit grows from its start to maturity, at equal distances, both ends included; the last
 * point is the quote.
 *
 * @param steps how many distances, 1 to 1000; 12 where absent
 * @source calculation rules, "What a quote carries"
 * @throws a sentence on another number of steps
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const quote = depositQuote({ principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate });
 * growthSeries(quote, 2).map(({ value }) => value.text); // => ['100000', '104000', '108000']
 * ```
 */
export function growthSeries(quote: DepositQuote, steps = USUAL_STEPS): readonly GrowthPoint[] {
  invariant(Number.isInteger(steps) && steps >= 1 && steps <= 1000, 'a chart has 1 to 1000 steps');
  const { terms, totalInterest } = asKind(quote, DepositQuote, 'a quote');
  const all = lengthOf(terms.tenure, terms.convention);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const elapsed = new Decimal(all * step).dividedBy(steps);
    const isLast = step === steps;
    const interest = isLast ? totalInterest : Money.of(exactInterest(terms, elapsed)).toPaisa();
    const days = elapsed.dividedBy(12).toNumber();
    return { days, interest, value: terms.principal.plus(interest) };
  });
}

/**
 * How far from the start a point of the chart stands, written as a tenure; undefined at the start.
 *
 * @param days of the 360-day year since the start
 * @source calculation rules, "Tenure"
 * @throws a sentence on what is no length up to 100 years
 * @example
 * ```ts
 * elapsedText(540); // => '1Y 6M'
 * elapsedText(0); // => undefined
 * ```
 */
export function elapsedText(days: number): string | undefined {
  invariant(Number.isFinite(days), `a point of a chart needs its days, got ${shown(days)}`);
  const whole = Math.round(days);
  return whole === 0 ? undefined : Tenure.ofDays(whole).normalised.text;
}

/**
 * At how many equal distances a chart shows a deposit: each year of one that runs for years, each
 * month of one up to a year, else twelve.
 *
 * @formula D / 360 if that is whole and above 1; D / 30 if that is whole and up to 12; else 12
 * @source calculation rules, "What a quote carries"
 * @throws a sentence on what is no tenure
 * @example
 * ```ts
 * growthStepsFor(Tenure.of({ years: 3 })); // => 3
 * growthStepsFor(Tenure.ofDays(400)); // => 12
 * ```
 */
export function growthStepsFor(tenure: Tenure): number {
  const { days } = asKind(tenure, Tenure, 'a tenure');
  if (days % DAYS_IN_YEAR === 0 && days > DAYS_IN_YEAR) return days / DAYS_IN_YEAR;
  if (days % DAYS_IN_MONTH === 0 && days <= DAYS_IN_YEAR) return days / DAYS_IN_MONTH;
  return USUAL_STEPS;
}
