import { asWord } from '../platform/expected.ts';
import { isShriram, isSuryoday, type IssuerId } from './issuer.ts';

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

/** Never more often than monthly: finance companies may not. */
export function periodsPerYear(frequency: CompoundingFrequency): 1 | 2 | 4 | 12 {
  return PER_YEAR[asWord(frequency, CompoundingFrequency, 'compounding frequency')];
}

export function compoundingLabel(frequency: CompoundingFrequency): string {
  return LABELS[asWord(frequency, CompoundingFrequency, 'compounding frequency')];
}

export function compoundingFrequencyFor(issuerId: IssuerId): CompoundingFrequency {
  if (isShriram(issuerId)) return CompoundingFrequency.Monthly;
  if (isSuryoday(issuerId)) return CompoundingFrequency.Quarterly;
  return CompoundingFrequency.Yearly;
}
