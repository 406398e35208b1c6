import { Decimal, roundedHalfUp } from '../platform/decimal.ts';
import { Money } from '../platform/money.ts';
import { periodsPerYear } from './compounding-frequency.ts';
import type { CompleteTerms } from './deposit-terms.ts';
import type { InterestConvention } from './interest-convention.ts';
import { isCumulative, payoutsPerYear } from './payout-frequency.ts';
import { MONTHS_IN_YEAR, type Tenure } from './tenure.ts';

/**
 * A stretch of time in twelfths of a day, so that a month, a twelfth of a year of 360 or of 365
 * days, is a whole number of them.
 */
export type TwelfthDays = number;

export function twelfthsInYear(convention: InterestConvention): TwelfthDays {
  return convention.daysInYear * MONTHS_IN_YEAR;
}

export function lengthOf(tenure: Tenure, convention: InterestConvention): TwelfthDays {
  const { years, months, days } = tenure.parts;
  const monthLong = convention.daysInYear;
  return (years * MONTHS_IN_YEAR + months) * monthLong + days * 12;
}

/** How a time falls into periods: of compounding at maturity, of payouts otherwise. */
export interface Periods<Length = TwelfthDays> {
  readonly perYear: 1 | 2 | 4 | 12;
  readonly length: TwelfthDays;
  readonly whole: number;
  /** What is left over after the whole periods. */
  readonly broken: Length;
}

/** The periods of the whole tenure. */
export function periodsOf(terms: CompleteTerms): Periods {
  const periods = periodsIn(terms, lengthOf(terms.tenure, terms.convention));
  return { ...periods, broken: Number(periods.broken) };
}

/** The periods of a stretch of time from the start. */
export function periodsIn(terms: CompleteTerms, all: TwelfthDays | Decimal): Periods<Decimal> {
  const { convention, payoutFrequency, compoundingFrequency } = terms;
  const perYear = payoutsPerYear(payoutFrequency) ?? periodsPerYear(compoundingFrequency);
  const length = twelfthsInYear(convention) / perYear;
  const whole = Math.floor(Number(all) / length);
  return { perYear, length, whole, broken: new Decimal(all).minus(whole * length) };
}

/**
 * Interest that the terms bring in a stretch of time from the start, without any rounding.
 *
 * @formula at maturity P x (1 + r/n)^k x (1 + r x b/360) - P; paid out P x r x D/360
 * @source calculation rules, "Cumulative deposits" and "Non-cumulative deposits"
 */
export function exactInterest(terms: CompleteTerms, elapsed: TwelfthDays | Decimal): Decimal {
  const principal = terms.principal.decimal;
  return isCumulative(terms.payoutFrequency)
    ? grown(terms, elapsed).minus(principal)
    : simpleInterest(terms, principal, elapsed);
}

/** principal x (1 + r/n)^k, then the broken period by the convention; rounded by the caller. */
function grown(terms: CompleteTerms, elapsed: TwelfthDays | Decimal): Decimal {
  const { convention } = terms;
  const perYear = periodsPerYear(terms.compoundingFrequency);
  const period = twelfthsInYear(convention) / perYear;
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
 * What a rupee has become after one period.
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
  length: TwelfthDays | Decimal,
): Decimal {
  return balance
    .times(terms.annualRatePercent.fraction)
    .times(length)
    .dividedBy(twelfthsInYear(terms.convention));
}

/**
 * Rounds interest and maturity, once and at the end, to the whole rupee, as the convention says.
 *
 * @formula half-up (or cut off) at 0 decimals, after rounding to 20
 * @source calculation rules, "Rounding"
 */
export function roundedToRupee(exact: Decimal, convention: InterestConvention): Money {
  if (convention.rounding === 'half-up') return Money.of(roundedHalfUp(exact, 0));
  return Money.of(roundedHalfUp(exact, 20).floor());
}
