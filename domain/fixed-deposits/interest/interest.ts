import { Decimal, roundedHalfUp } from '../../platform/decimal.ts';
import { Money } from '../../platform/money.ts';
import { periodsPerYear } from './compounding-frequency.ts';
import { type TimeUnits, unitsInMonth, unitsInYear, unitsOfDays } from './day-count.ts';
import type { CompleteTerms } from './deposit-terms.ts';
import type { InterestConvention } from './interest-convention.ts';
import { isCumulative, payoutsPerYear } from './payout-frequency.ts';

/** The length of a deposit's whole tenure: its months as twelfths of a year, plus its odd days. */
export function lengthOf({ tenure, convention, startsOn }: Span): TimeUnits {
  const months = tenure.wholeMonths;
  const from = startsOn?.plus({ months });
  const days = unitsOfDays(convention, { from, days: tenure.parts.days });
  return months * unitsInMonth(convention) + days;
}

type Span = Pick<CompleteTerms, 'tenure' | 'convention' | 'startsOn'>;

/** The length of a deposit's whole tenure in years of its convention. */
export function yearsOf(span: Span): Decimal {
  return new Decimal(lengthOf(span)).dividedBy(unitsInYear(span.convention));
}

/**
 * The division of a time into periods: payout periods for periodic payouts, else compounding
 * periods.
 */
export interface Periods<Length = TimeUnits> {
  readonly perYear: 1 | 2 | 4 | 12;
  readonly length: TimeUnits;
  readonly whole: number;
  /** The time after the whole periods, which is shorter than one period. */
  readonly broken: Length;
}

/** The periods of the whole tenure. */
export function periodsOf(terms: CompleteTerms): Periods {
  const periods = periodsIn(terms, lengthOf(terms));
  return { ...periods, broken: Number(periods.broken) };
}

/** The periods of a time that begins at the start of the deposit. */
export function periodsIn(terms: CompleteTerms, all: TimeUnits | Decimal): Periods<Decimal> {
  const { convention, payoutFrequency, compoundingFrequency } = terms;
  const perYear = payoutsPerYear(payoutFrequency) ?? periodsPerYear(compoundingFrequency);
  const length = unitsInYear(convention) / perYear;
  const whole = Math.floor(Number(all) / length);
  return { perYear, length, whole, broken: new Decimal(all).minus(whole * length) };
}

/**
 * Interest in rupees from the start of the deposit until a later time, without any rounding.
 *
 * @formula paid at maturity: P x (1 + r/n)^k x (1 + r x b/Y) - P; paid out: P x r x D/Y. Y is the
 *   number of days in a year of the convention, such as 360. Conventions that compound a broken
 *   period use (1 + r/n)^(b x n/Y) in place of (1 + r x b/Y)
 * @source calculation rules, "Cumulative deposits" and "Non-cumulative deposits"
 */
export function exactInterest(terms: CompleteTerms, elapsed: TimeUnits | Decimal): Decimal {
  const principal = terms.principal.decimal;
  return isCumulative(terms.payoutFrequency)
    ? grown(terms, elapsed).minus(principal)
    : simpleInterest(terms, principal, elapsed);
}

/**
 * The balance after compound interest, P x (1 + r/n)^k, and interest for the time after the last
 * whole period. Not rounded.
 */
function grown(terms: CompleteTerms, elapsed: TimeUnits | Decimal): Decimal {
  const { convention } = terms;
  const perYear = periodsPerYear(terms.compoundingFrequency);
  const period = unitsInYear(convention) / perYear;
  const whole = Math.floor(Number(elapsed) / period);
  const inPeriods = whole * period;
  const broken = typeof elapsed === 'number' ? elapsed - inPeriods : elapsed.minus(inPeriods);
  const factor = periodFactor(terms, perYear);
  const balance = terms.principal.decimal.times(factor.pow(whole));
  return convention.brokenPeriod === 'simple-interest'
    ? balance.plus(simpleInterest(terms, balance, broken))
    : balance.times(factor.pow(new Decimal(broken).dividedBy(period)));
}

/**
 * The value of one rupee after one compounding period.
 *
 * @formula 1 + r/n
 */
export function periodFactor(terms: CompleteTerms, perYear: number): Decimal {
  return terms.annualRatePercent.fraction.dividedBy(perYear).plus(1);
}

/**
 * Simple interest on a balance for a length of time, without any rounding.
 *
 * @formula balance x r x length in years
 * @source calculation rules, "Non-cumulative deposits"
 */
export function simpleInterest(
  terms: CompleteTerms,
  balance: Decimal,
  length: TimeUnits | Decimal,
): Decimal {
  return balance
    .times(terms.annualRatePercent.fraction)
    .times(length)
    .dividedBy(unitsInYear(terms.convention));
}

/**
 * Rounds interest or maturity amount to the whole rupee, as the convention says.
 *
 * @formula half-up (or truncated) at 0 decimals, after rounding to 20
 * @source calculation rules, "Rounding"
 */
export function roundedToRupee(exact: Decimal, convention: InterestConvention): Money {
  if (convention.rounding === 'half-up') return Money.of(roundedHalfUp(exact, 0));
  return Money.of(roundedHalfUp(exact, 20).floor());
}
