import { checkInteger, checkList, checkOptions } from '../../platform/argument-checks.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';

/** The price per unit for a certain number of units, and the stock available; prices in rupees. */
export interface SlabPrice {
  readonly pricePerUnit: Money;
  /** Units available at this price; absent if only the share's total stock is known. */
  readonly availableStock?: number | undefined;
  /** The lower end of the price range for orders above the stock. */
  readonly minimumPrice?: Money | undefined;
  readonly maximumPrice?: Money | undefined;
}

/** The price per unit for a range of quantities, both ends included. */
export interface PricingTier extends SlabPrice {
  readonly id?: string | undefined;
  readonly minimumQuantity: number;
  /** Absent in the top tier, which has no upper end. */
  readonly maximumQuantity?: number | undefined;
}

const TIER = [
  ...['id', 'minimumQuantity', 'maximumQuantity', 'pricePerUnit'] as const,
  ...['availableStock', 'minimumPrice', 'maximumPrice'] as const,
] as const;

export type PricingTiersViolation =
  | 'quantity-not-whole'
  /** The maximum quantity is below the minimum quantity. */
  | 'ends-before-it-begins'
  | 'price-not-above-zero'
  /** Two tiers contain the same quantity. */
  | 'tiers-overlap';

/** The price tiers of one share, sorted from the smallest quantity to the largest. */
export class PricingTiers {
  private constructor(readonly tiers: readonly PricingTier[]) {
    Object.freeze(this);
  }

  /**
   * The tiers in any order. Each tier must start at a whole quantity of at least 1, not end before
   * it starts, have a price above zero, and not overlap another.
   *
   * @source PM-3.12, PM-4.65; private market, section 3
   * @param tiers quantities in units, prices in rupees per unit
   * @throws an error that names the violation; for external data, call `pricingTiersViolation`
   *   first
   * @example
   * ```ts
   * const tier = { minimumQuantity: 1, pricePerUnit: Money.of(900), availableStock: 500 };
   * PricingTiers.of([tier]).tiers.length; // => 1
   * ```
   */
  static of(tiers: readonly PricingTier[]): PricingTiers {
    const violation = pricingTiersViolation(tiers);
    invariant(violation === undefined, `a table of prices cannot be made: ${violation}`);
    const ordered = inOrder(tiers).map((tier) => Object.freeze({ ...tier }));
    return new PricingTiers(Object.freeze(ordered));
  }

  /**
   * The tier that contains a quantity; undefined if none does, and the quantity is then not
   * offered.
   *
   * @source PM-3.12, PM-7.24; private market, sections 3 and 7
   * @param units whole, 1 or more
   * @throws an error for units that are not a whole number from 1
   * @example
   * ```ts
   * const few = { minimumQuantity: 1, maximumQuantity: 99, pricePerUnit: Money.of(900) };
   * const many = { minimumQuantity: 100, pricePerUnit: Money.of(850) };
   * PricingTiers.of([few, many]).tierFor(100).pricePerUnit.text; // => '850'
   * ```
   */
  tierFor(units: number): PricingTier | undefined {
    const quantity = checkInteger(units, { least: 1 });
    return this.tiers.find((tier) => tier.minimumQuantity <= quantity && quantity <= endOf(tier));
  }

  /**
   * The tier with the second smallest quantities; undefined if there are fewer than two.
   *
   * @source PM-4.65; private market, section 4
   * @example
   * ```ts
   * PricingTiers.of([]).secondTier; // => undefined
   * ```
   */
  get secondTier(): PricingTier | undefined {
    return this.tiers[1];
  }
}

/**
 * Checks price tiers from external data and returns the first violation.
 *
 * @source PM-3.12; private market, section 3
 * @param tiers quantities in units, prices in rupees per unit
 * @throws an error if the tiers are not a list, and for an unknown field such as `maxQuantity`
 * @example
 * ```ts
 * const tier = { minimumQuantity: 10, maximumQuantity: 5, pricePerUnit: Money.of(900) };
 * pricingTiersViolation([tier]); // => 'ends-before-it-begins'
 * ```
 */
export function pricingTiersViolation(
  tiers: readonly PricingTier[],
): PricingTiersViolation | undefined {
  for (const tier of checkList(tiers)) checkOptions(tier, TIER);
  if (!tiers.every(hasWholeQuantities)) return 'quantity-not-whole';
  if (tiers.some((tier) => endOf(tier) < tier.minimumQuantity)) return 'ends-before-it-begins';
  const arePriced = tiers.every(({ pricePerUnit }) =>
    checkMoney(pricePerUnit).isGreaterThan(Money.zero),
  );
  if (!arePriced) return 'price-not-above-zero';
  const isOverlapping = inOrder(tiers).some(
    (tier, at, ordered) => tier.minimumQuantity <= endOf(ordered[at - 1]),
  );
  return isOverlapping ? 'tiers-overlap' : undefined;
}

function hasWholeQuantities(tier: PricingTier): boolean {
  const { minimumQuantity, maximumQuantity = minimumQuantity, availableStock = 0 } = tier;
  const quantities = [minimumQuantity, maximumQuantity, availableStock];
  return quantities.every(Number.isSafeInteger) && minimumQuantity >= 1 && availableStock >= 0;
}

/** The last quantity of a tier; 0 if there is no tier. */
function endOf(tier: PricingTier | undefined): number {
  return tier === undefined ? 0 : (tier.maximumQuantity ?? Number.MAX_SAFE_INTEGER);
}

function inOrder(tiers: readonly PricingTier[]): readonly PricingTier[] {
  return tiers.toSorted((a, b) => a.minimumQuantity - b.minimumQuantity);
}
