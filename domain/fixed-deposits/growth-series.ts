import { Decimal } from '../platform/decimal.ts';
import { asKind } from '../platform/expected.ts';
import { invariant } from '../platform/invariant.ts';
import { Money } from '../platform/money.ts';
import { DepositQuote } from './deposit-quote.ts';
import { exactInterest, lengthOf } from './interest.ts';

/** A point of the chart that shows how a deposit grows. */
export interface GrowthPoint {
  /** Days of the 360-day year since the start; a count for the axis, not for reckoning. */
  readonly days: number;
  /** Earned up to here, whether paid out or not; to the paisa. */
  readonly interest: Money;
  /** Principal and interest together. */
  readonly value: Money;
}

/** Points at equal distances from the start to maturity, both included; the last is the quote. */
export function growthSeries(quote: DepositQuote, steps = 12): readonly GrowthPoint[] {
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
