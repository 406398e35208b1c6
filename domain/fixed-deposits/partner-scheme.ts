import { asFacts, asList, asYesOrNo } from '../platform/expected.ts';
import type { Percentage } from '../platform/percentage.ts';

/** Whom a scheme of the partner bank is made for. */
export const PartnerCategory = Object.freeze({
  SeniorCitizen: 'senior_citizen',
  WomenSpecial: 'women_special',
  Other: 'other',
} as const);
export type PartnerCategory = (typeof PartnerCategory)[keyof typeof PartnerCategory];

/** A scheme of the partner bank, as far as it decides anything. */
export interface PartnerScheme {
  readonly category: PartnerCategory;
  readonly annualRatePercent: Percentage;
}

/** What every card of the partner bank shows, whatever the scheme. */
export const partnerCard = Object.freeze({
  totalInvestors: 44_230,
  tag: 'High Return',
  backgroundColour: '#9bffed',
});

export function partnerCategoryFor(word: string): PartnerCategory {
  const known = Object.values(PartnerCategory).find((category) => category === word);
  return known ?? PartnerCategory.Other;
}

export function isPaidAtMaturity(interestPayoutFrequency: string): boolean {
  return interestPayoutFrequency === 'maturity';
}

export function partnerSchemesFor<Scheme extends PartnerScheme>(
  schemes: readonly Scheme[],
  choice: { readonly isSeniorToggleOn: boolean },
): readonly Scheme[] {
  const { isSeniorToggleOn } = asFacts(choice, 'a choice of partner schemes');
  const isWanted: (category: PartnerCategory) => boolean = asYesOrNo(
    isSeniorToggleOn,
    'the senior citizen toggle',
  )
    ? (category) => category === PartnerCategory.SeniorCitizen
    : (category) => category === PartnerCategory.Other;
  return asList(schemes, 'the partner schemes').filter(({ category }) => isWanted(category));
}

export function bestPartnerScheme<Scheme extends PartnerScheme>(
  schemes: readonly Scheme[],
): Scheme | undefined {
  return asList(schemes, 'the partner schemes').reduce<Scheme | undefined>(
    (best, scheme) =>
      best === undefined || scheme.annualRatePercent.isGreaterThan(best.annualRatePercent)
        ? scheme
        : best,
    undefined,
  );
}
