import { asFacts, asFactsList, asWord, asYesOrNo } from '../platform/expected.ts';
import { asPercentage } from '../platform/expected-values.ts';
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

/**
 * Whom a scheme is made for, by the word of the partner; a word not known is any investor.
 *
 * @source FD-3.15, FD-4.45
 * @example
 * ```ts
 * partnerCategoryFor('general'); // => 'other'
 * ```
 */
export function partnerCategoryFor(word: string): PartnerCategory {
  const known = Object.values(PartnerCategory).find((category) => category === word);
  return known ?? PartnerCategory.Other;
}

/**
 * Whether a scheme of the partner pays its interest at maturity, by the partner's word.
 *
 * @source FD-3.16
 * @example
 * ```ts
 * isPaidAtMaturity('maturity'); // => true
 * ```
 */
export function isPaidAtMaturity(interestPayoutFrequency: string): boolean {
  return interestPayoutFrequency === 'maturity';
}

/**
 * The schemes of the partner for a position of the senior toggle: those for seniors, or those for
 * any investor; never the ones for women.
 *
 * @source FD-4.44, FD-4.45
 * @example
 * ```ts
 * const annualRatePercent = Percentage.of('8');
 * const women = { category: 'women_special', annualRatePercent };
 * partnerSchemesFor([women], { isSeniorToggleOn: false }); // => []
 * ```
 */
export function partnerSchemesFor<Scheme extends PartnerScheme>(
  schemes: readonly Scheme[],
  choice: { readonly isSeniorToggleOn: boolean },
): readonly Scheme[] {
  const { isSeniorToggleOn } = asFacts(choice);
  const isWanted: (category: PartnerCategory) => boolean = asYesOrNo(isSeniorToggleOn)
    ? (category) => category === PartnerCategory.SeniorCitizen
    : (category) => category === PartnerCategory.Other;
  return asSchemes(schemes).filter(({ category }) => isWanted(category));
}

/**
 * The scheme of the partner with the highest interest rate, the first of several; undefined of
 * none.
 *
 * @source FD-7.94, FD-7.95
 * @example
 * ```ts
 * bestPartnerScheme([]); // => undefined
 * ```
 */
export function bestPartnerScheme<Scheme extends PartnerScheme>(
  schemes: readonly Scheme[],
): Scheme | undefined {
  return asSchemes(schemes).reduce<Scheme | undefined>(
    (best, scheme) =>
      best === undefined || scheme.annualRatePercent.isGreaterThan(best.annualRatePercent)
        ? scheme
        : best,
    undefined,
  );
}

function asSchemes<Scheme extends PartnerScheme>(schemes: readonly Scheme[]): readonly Scheme[] {
  for (const { category, annualRatePercent } of asFactsList(schemes)) {
    asWord(category, PartnerCategory);
    asPercentage(annualRatePercent);
  }
  return schemes;
}
