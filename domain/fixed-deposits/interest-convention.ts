import { CompoundingFrequency, compoundingFrequencyFor } from './compounding-frequency.ts';
import type { IssuerId } from './issuer.ts';

/**
 * How an issuer reckons. It is data that goes into a quote and travels with it: an issuer with
 * another convention is a new value here, never a new formula.
 */
export interface InterestConvention {
  readonly name: string;
  /** Days of a year; a month is a twelfth of it, so that whole months are whole parts of a year. */
  readonly daysInYear: 360 | 365;
  readonly compounding: CompoundingFrequency;
  /**
   * What the days after the last whole period earn: simple interest on the compounded balance, or
   * the fraction of one more compounding.
   */
  readonly brokenPeriod: 'simple-interest' | 'fractional-exponent';
  /** Once, at the end, to the whole rupee: half-up (RBI, SBI), or cut off. */
  readonly rounding: 'half-up' | 'down';
}

/** The house convention: twelve months of 30 days, yearly rests, half-up. */
export const thirtyDayMonths: InterestConvention = Object.freeze({
  name: 'Months of 30 days, a year of 360 days',
  daysInYear: 360,
  compounding: CompoundingFrequency.Yearly,
  brokenPeriod: 'simple-interest',
  rounding: 'half-up',
});

/**
 * How an issuer reckons: months of 30 days, half-up, at the rests of that issuer.
 *
 * @source calculation rules, "Cumulative deposits"
 * @example
 * ```ts
 * interestConventionFor('suryoday').compounding; // => 'quarterly'
 * ```
 */
export function interestConventionFor(issuerId: IssuerId): InterestConvention {
  return Object.freeze({ ...thirtyDayMonths, compounding: compoundingFrequencyFor(issuerId) });
}
