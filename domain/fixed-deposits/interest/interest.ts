import { Decimal, roundedHalfUp } from '../../platform/decimal.ts';
import { Money } from '../../platform/money.ts';
import { periodsPerYear } from './compounding-frequency.ts';
import { type TimeUnits, unitsInMonth, unitsInYear, unitsOfDays } from './day-count.ts';
import type { CompleteTerms } from './deposit-terms.ts';
import type { InterestConvention } from './interest-convention.ts';
import { isCumulative, payoutsPerYear } from './payout-frequency.ts';

/** The full length of a deposit: months as twelfths of a year, then its odd days. */
export function lengthOf({ tenure, convention, startsOn }: Span): TimeUnits {
  const months = tenure.wholeMonths;
  const from = startsOn?.plus({ months });
  const days = unitsOfDays(convention, { from, days: tenure.parts.days });
  return months * unitsInMonth(convention) + days;
}

type Span = Pick<CompleteTerms, 'tenure' | 'convention' | 'startsOn'>;

/** The full length of a deposit in years of its convention. */
export function yearsOf(span: Span): Decimal {
  return new Decimal(lengthOf(span)).dividedBy(unitsInYear(span.convention));
}

/**
 * The division of a time into periods: compounding periods at maturity, payout periods otherwise.
 */
export interface Periods<Length = TimeUnits> {
  readonly perYear: 1 | 2 | 4 | 12;
  readonly length: TimeUnits;
  readonly whole: number;
  /** The remainder after the whole periods. */
  readonly broken: Length;
}

/** The periods of the whole tenure. */
export function periodsOf(terms: CompleteTerms): Periods {
  const periods = periodsIn(terms, lengthOf(terms));
  return { ...periods, broken: Number(periods.broken) };
}

/** The periods of a time span from the start. */
export function periodsIn(terms: CompleteTerms, all: TimeUnits | Decimal): Periods<Decimal> {
  const { convention, payoutFrequency, compoundingFrequency } = terms;
  const perYear = payoutsPerYear(payoutFrequency) ?? periodsPerYear(compoundingFrequency);
  const length = unitsInYear(convention) / perYear;
  const whole = Math.floor(Number(all) / length);
  return { perYear, length, whole, broken: new Decimal(all).minus(whole * length) };
}

/**
 * Interest for a time span from the start, without any rounding.
 *
 * @formula at maturity P x (1 + r/n)^k x (1 + r x b/360) - P; paid out P x r x D/360
 * @source calculation rules, "Cumulative deposits" and "Non-cumulative deposits"
 */
export function exactInterest(terms: CompleteTerms, elapsed: TimeUnits | Decimal): Decimal {
  const principal = terms.principal.decimal;
  return isCumulative(terms.payoutFrequency)
    ? grown(terms, elapsed).minus(principal)
    : simpleInterest(terms, principal, elapsed);
}

/** principal x (1 + r/n)^k, then the broken period by the convention; the caller rounds. */
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
 * The value of one rupee after one period.
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
 * Rounds interest or maturity amount once, at the end, to the whole rupee, by the convention.
 *
 * @formula half-up (or cut off) at 0 decimals, after rounding to 20
 * @source calculation rules, "Rounding"
 */
export function roundedToRupee(exact: Decimal, convention: InterestConvention): Money {
  if (convention.rounding === 'half-up') return Money.of(roundedHalfUp(exact, 0));
  return Money.of(roundedHalfUp(exact, 20).floor());
}
