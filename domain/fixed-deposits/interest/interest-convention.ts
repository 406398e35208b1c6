import { checkInstance } from '../../platform/argument-checks.ts';
import { CompoundingFrequency, compoundingFrequencyFor } from './compounding-frequency.ts';
import type { IssuerId } from '../catalogue/issuer.ts';
import { Tenure } from './tenure.ts';

/** The rules by which an issuer calculates interest, as plain data. */
export interface InterestConvention {
  readonly name: string;
  /**
   * Days per year. A whole month is always a twelfth of a year. `actual` counts an odd day over
   * 365, or over 366 if it is in a leap year, and therefore needs the start date.
   */
  readonly daysInYear: 360 | 365 | 'actual';
  readonly compounding: CompoundingFrequency;
  /**
   * How the days after the last whole compounding period earn interest: simple interest on the
   * compounded balance, or compound interest with a fractional exponent.
   */
  readonly brokenPeriod: 'simple-interest' | 'fractional-exponent';
  /**
   * How the result is rounded to whole rupees: half-up, as RBI (Reserve Bank of India) and SBI
   * (State Bank of India) do, or truncated.
   */
  readonly rounding: 'half-up' | 'down';
}

/** 30/360, the default: twelve months of 30 days, compounded yearly, rounded half-up. */
export const thirtyDayMonths: InterestConvention = Object.freeze({
  name: 'Months of 30 days, a year of 360 days',
  daysInYear: 360,
  compounding: CompoundingFrequency.Yearly,
  brokenPeriod: 'simple-interest',
  rounding: 'half-up',
});

/**
 * Actual/365: odd days count over a year of 365 days, so that 365 days earn one year's interest.
 */
export const actualOver365: InterestConvention = Object.freeze({
  ...thirtyDayMonths,
  name: 'Actual days, a year of 365 days',
  daysInYear: 365,
});

/**
 * Actual/actual: odd days in a leap year count over 366, others over 365. A quote needs `startsOn`
 * if its tenure has odd days.
 */
export const actualOverActual: InterestConvention = Object.freeze({
  ...thirtyDayMonths,
  name: 'Actual days, each over the days of its own year',
  daysInYear: 'actual',
});

/**
 * The convention of an issuer for a tenure. A tenure given only in days counts actual days over
 * 365; any other tenure counts months of 30 days. Compounding is that of the issuer, and rounding
 * is half-up.
 *
 * @source calculation rules, "Cumulative deposits" and "Sums, ranks and terms"
 * @throws an error for anything but a tenure
 * @example
 * ```ts
 * interestConventionFor('suryoday', Tenure.of({ years: 1 })).compounding; // => 'quarterly'
 * interestConventionFor('anvaya', Tenure.ofDays(777)).daysInYear; // => 365
 * ```
 */
export function interestConventionFor(issuerId: IssuerId, tenure: Tenure): InterestConvention {
  const isInDays = checkInstance(tenure, Tenure, 'a tenure').wholeMonths === 0;
  const base = isInDays ? actualOver365 : thirtyDayMonths;
  return Object.freeze({ ...base, compounding: compoundingFrequencyFor(issuerId) });
}
