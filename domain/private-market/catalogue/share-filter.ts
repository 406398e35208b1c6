import {
  checkInteger,
  checkOneOf,
  checkOptions,
  checkRecords,
  checkText,
} from '../../platform/argument-checks.ts';
import { checkMoney, checkPercentage } from '../../platform/expected-values.ts';
import type { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';
import { LARGEST_UNITS } from '../orders/share-units.ts';

/** The direction in which the price of a share changed over 12 months. */
export const PriceTrend = Object.freeze({ Risen: 'risen', Fallen: 'fallen' } as const);
export type PriceTrend = (typeof PriceTrend)[keyof typeof PriceTrend];

/** Which shares a list shows; an absent part leaves none out. */
export interface ShareFilter {
  readonly industry?: string | undefined;
  readonly isInStock?: boolean | undefined;
  /** The most that the smallest order may cost, in rupees without stamp duty. */
  readonly budget?: Money | undefined;
  readonly trend?: PriceTrend | undefined;
}

const FILTER = ['industry', 'isInStock', 'budget', 'trend'] as const;

/** The facts about a share by which a list is filtered. */
export interface FilterableShare {
  readonly industry?: string | undefined;
  readonly availableStock: number;
  /** The units of the smallest order. */
  readonly minimumQuantity: number;
  /** Price of one share in rupees; absent if available only on request. */
  readonly pricePerUnit?: Money | undefined;
  /** The change of the price over 12 months in percent; absent if unknown. */
  readonly changeOverYear?: Percentage | undefined;
}

/**
 * The shares that a filter keeps, in their order. A share without a price exceeds every budget, and
 * one whose change is unknown or zero has neither risen nor fallen.
 *
 * @formula cost of the smallest order = minimum quantity x price per unit
 * @source Vriddhi's own rule: investors look for an industry, for what they can buy now and afford
 * @throws an error for a filter or a share with invalid facts
 * @example
 * ```ts
 * const of = (industry, minimumQuantity, price) =>
 *   ({ industry, availableStock: 1, minimumQuantity, pricePerUnit: Money.of(price) });
 * const shares = [of('Energy', 50, '900'), of('Food', 20, '450')];
 * filteredShares(shares, { budget: Money.of('10000') }).map(({ industry }) => industry);
 * // => ['Food']
 * ```
 */
export function filteredShares<Share extends FilterableShare>(
  shares: readonly Share[],
  filter: ShareFilter,
): readonly Share[] {
  const { industry, isInStock, budget, trend } = checkFilter(filter);
  return checkRecords(shares).filter(
    (share) =>
      (industry === undefined || share.industry === industry) &&
      (isInStock === undefined || checkInteger(share.availableStock) > 0 === isInStock) &&
      (budget === undefined || isWithin(share, budget)) &&
      (trend === undefined || trendOf(share) === trend),
  );
}

function checkFilter(filter: ShareFilter): ShareFilter {
  const { industry, budget, trend } = checkOptions(filter, FILTER);
  if (industry !== undefined) checkText(industry);
  if (budget !== undefined) checkMoney(budget);
  if (trend !== undefined) checkOneOf(trend, PriceTrend);
  return filter;
}

function isWithin({ minimumQuantity, pricePerUnit }: FilterableShare, budget: Money): boolean {
  const units = checkInteger(minimumQuantity, { least: 1, most: LARGEST_UNITS });
  if (pricePerUnit === undefined) return false;
  return !checkMoney(pricePerUnit).times(units).isGreaterThan(budget);
}

function trendOf({ changeOverYear }: FilterableShare): PriceTrend | undefined {
  if (changeOverYear === undefined || checkPercentage(changeOverYear).isZero()) return undefined;
  return changeOverYear.isNegative() ? PriceTrend.Fallen : PriceTrend.Risen;
}
