import { checkOneOf } from '../../platform/argument-checks.ts';
import { isShriram, isSuryoday, type IssuerId } from '../catalogue/issuer.ts';

/** How often interest is added to the principal of a cumulative deposit. */
export const CompoundingFrequency = Object.freeze({
  Yearly: 'yearly',
  HalfYearly: 'half-yearly',
  Quarterly: 'quarterly',
  Monthly: 'monthly',
} as const);
export type CompoundingFrequency = (typeof CompoundingFrequency)[keyof typeof CompoundingFrequency];

const PER_YEAR = {
  yearly: 1,
  'half-yearly': 2,
  quarterly: 4,
  monthly: 12,
} as const satisfies Record<CompoundingFrequency, number>;

const LABELS = {
  yearly: 'Annually',
  'half-yearly': 'Half Yearly',
  quarterly: 'Quarterly',
  monthly: 'Monthly',
} as const satisfies Record<CompoundingFrequency, string>;

/**
 * How many times a year interest is added to the principal.
 *
 * @source calculation rules, "Cumulative deposits"; Reserve Bank of India: interest of finance
 *   companies at rests not shorter than monthly
 * @throws an error for an unknown value
 * @example
 * ```ts
 * periodsPerYear('quarterly'); // => 4
 * ```
 */
export function periodsPerYear(frequency: CompoundingFrequency): 1 | 2 | 4 | 12 {
  return PER_YEAR[checkOneOf(frequency, CompoundingFrequency)];
}

/**
 * The label of a compounding frequency.
 *
 * @source FD-9.18
 * @throws an error for an unknown value
 * @example
 * ```ts
 * compoundingLabel('yearly'); // => 'Annually'
 * ```
 */
export function compoundingLabel(frequency: CompoundingFrequency): string {
  return LABELS[checkOneOf(frequency, CompoundingFrequency)];
}

/**
 * The compounding frequency of an issuer: monthly for Shriram, quarterly for Suryoday, yearly for
 * all others.
 *
 * @source FD-9.18; calculation rules, "Cumulative deposits"
 * @example
 * ```ts
 * compoundingFrequencyFor('shriram'); // => 'monthly'
 * ```
 */
export function compoundingFrequencyFor(issuerId: IssuerId): CompoundingFrequency {
  if (isShriram(issuerId)) return CompoundingFrequency.Monthly;
  if (isSuryoday(issuerId)) return CompoundingFrequency.Quarterly;
  return CompoundingFrequency.Yearly;
}
