import {
  checkRecord,
  checkRecords,
  checkInteger,
  checkOneOf,
  checkBoolean,
} from '../../platform/argument-checks.ts';
import { checkMoney, checkPercentage } from '../../platform/expected-values.ts';
import type { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';

/** The investors for whom a partner bank's scheme is meant. */
export const PartnerCategory = Object.freeze({
  SeniorCitizen: 'senior_citizen',
  WomenSpecial: 'women_special',
  Other: 'other',
} as const);
export type PartnerCategory = (typeof PartnerCategory)[keyof typeof PartnerCategory];

/** The facts about a partner bank's scheme that the rules use. */
export interface PartnerScheme {
  readonly category: PartnerCategory;
  readonly annualRatePercent: Percentage;
}

/** What the partner bank's card shows, the same for every scheme. */
export const partnerCard = Object.freeze({
  totalInvestors: 44_230,
  tag: 'High Return',
  backgroundColour: '#9bffed',
});

/**
 * Converts the partner's code for a target group; an unknown code means any investor.
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
 * Whether a scheme pays its interest at maturity, by the partner's code.
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
 * The partner's schemes for a position of the senior toggle: those for seniors if on, else those
 * for any investor. Schemes for women are never included.
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
  const { isSeniorToggleOn } = checkRecord(choice);
  const isWanted: (category: PartnerCategory) => boolean = checkBoolean(isSeniorToggleOn)
    ? (category) => category === PartnerCategory.SeniorCitizen
    : (category) => category === PartnerCategory.Other;
  return checkSchemes(schemes).filter(({ category }) => isWanted(category));
}

/**
 * The partner's scheme with the highest interest rate, the first one in a tie; undefined if there
 * is none.
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
  return checkSchemes(schemes).reduce<Scheme | undefined>(
    (best, scheme) =>
      best === undefined || scheme.annualRatePercent.isGreaterThan(best.annualRatePercent)
        ? scheme
        : best,
    undefined,
  );
}

function checkSchemes<Scheme extends PartnerScheme>(schemes: readonly Scheme[]): readonly Scheme[] {
  for (const { category, annualRatePercent } of checkRecords(schemes)) {
    checkOneOf(category, PartnerCategory);
    checkPercentage(annualRatePercent);
  }
  return schemes;
}

/** The range of principals and the lock-in of a scheme. */
export interface SchemeLimits {
  /** In rupees, like the maximum. */
  readonly minimumAmount: Money;
  readonly maximumAmount: Money;
  readonly lockInDays: number;
}

/**
 * The limits to show for several schemes together: the lowest minimum, the highest maximum, and the
 * longest lock-in. Undefined if there is no scheme.
 *
 * @source FD-4.44; sandbox: the partner bank's scheme limits replace those of the backend
 * @example
 * ```ts
 * const [one, two] = [Money.of('1000'), Money.of('5000')];
 * const first = { minimumAmount: one, maximumAmount: one, lockInDays: 90 };
 * const limits = widestLimits([first, { minimumAmount: two, maximumAmount: two, lockInDays: 7 }]);
 * [limits?.minimumAmount.text, limits?.maximumAmount.text]; // => ['1000', '5000']
 * ```
 */
export function widestLimits(schemes: readonly SchemeLimits[]): SchemeLimits | undefined {
  const [first, ...others] = checkRecords(schemes);
  if (first === undefined) return undefined;
  let { minimumAmount, maximumAmount } = first;
  let lockInDays = checkInteger(first.lockInDays);
  for (const other of others) {
    if (checkMoney(other.minimumAmount).isLessThan(minimumAmount)) {
      minimumAmount = other.minimumAmount;
    }
    if (checkMoney(other.maximumAmount).isGreaterThan(maximumAmount)) {
      maximumAmount = other.maximumAmount;
    }
    lockInDays = Math.max(lockInDays, checkInteger(other.lockInDays));
  }
  return { minimumAmount, maximumAmount, lockInDays };
}
