import { asFacts, asFactsList, asWhole, asWord, asYesOrNo } from '../platform/expected.ts';
import { asMoney, asPercentage } from '../platform/expected-values.ts';
import type { Money } from '../platform/money.ts';
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

/** What may be invested in a scheme, and how long it cannot be broken. */
export interface SchemeLimits {
  /** Rupees. */
  readonly minimumAmount: Money;
  readonly maximumAmount: Money;
  readonly lockInDays: number;
}

/**
 * The limits under which at least one of the schemes can be had: the lowest minimum and the highest
 * maximum; of the lock-ins the longest. None where there is no scheme.
 *
 * @source FD-4.44; sandbox: the partner's schemes stand in the place of the house's figures
 * @example
 * ```ts
 * const [one, two] = [Money.of('1000'), Money.of('5000')];
 * const first = { minimumAmount: one, maximumAmount: one, lockInDays: 90 };
 * const limits = widestLimits([first, { minimumAmount: two, maximumAmount: two, lockInDays: 7 }]);
 * [limits?.minimumAmount.text, limits?.maximumAmount.text]; // => ['1000', '5000']
 * ```
 */
export function widestLimits(schemes: readonly SchemeLimits[]): SchemeLimits | undefined {
  const [first, ...others] = asFactsList(schemes);
  if (first === undefined) return undefined;
  let { minimumAmount, maximumAmount } = first;
  let lockInDays = asWhole(first.lockInDays);
  for (const other of others) {
    if (asMoney(other.minimumAmount).isLessThan(minimumAmount)) minimumAmount = other.minimumAmount;
    if (asMoney(other.maximumAmount).isGreaterThan(maximumAmount)) {
      maximumAmount = other.maximumAmount;
    }
    lockInDays = Math.max(lockInDays, asWhole(other.lockInDays));
  }
  return { minimumAmount, maximumAmount, lockInDays };
}
