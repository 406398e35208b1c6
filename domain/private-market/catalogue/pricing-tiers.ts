import { checkRecords, checkInteger } from '../../platform/argument-checks.ts';
import { asMoney } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';

/** The price per unit for a number of units, and the available stock; in rupees. */
export interface SlabPrice {
  readonly pricePerUnit: Money;
  /** Units; absent if only the stock of the share as a whole is known. */
  readonly availableStock?: number | undefined;
  /** The price range for orders above the stock. */
  readonly minimumPrice?: Money | undefined;
  readonly maximumPrice?: Money | undefined;
}

/** The price per unit for orders from one quantity to another, both included. */
export interface PricingTier extends SlabPrice {
  readonly id?: string | undefined;
  readonly minimumQuantity: number;
  /** Absent in the open-ended top tier. */
  readonly maximumQuantity?: number | undefined;
}

export type PricingTiersViolation =
  | 'quantity-not-whole'
  /** The tier ends before it starts. */
  | 'ends-before-it-begins'
  | 'price-not-above-zero'
  /** A quantity has two prices. */
  | 'tiers-overlap';

/** The prices of one share by quantity, sorted from the smallest quantity to the largest. */
export class PricingTiers {
  private constructor(readonly tiers: readonly PricingTier[]) {
    Object.freeze(this);
  }

  /**
   * A table of tiers. Each tier starts at a whole quantity of at least 1, does not end before it
   * starts, has a price above zero, and does not overlap another. The given order does not matter.
   *
   * @source PM-3.12, PM-4.65; private market, section 3
   * @param tiers quantities in units, prices in rupees per unit
   * @throws an error that names what is wrong; for wire data, call `pricingTiersViolation` first
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
   * The tier that covers a quantity, both ends included; undefined if no tier covers it, because
   * the quantity is then not offered.
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
   * The second tier by quantity, independent of the order in which the tiers were given.
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
 * Checks tiers from external data.
 *
 * @source PM-3.12; private market, section 3
 * @param tiers quantities in units, prices in rupees per unit
 * @throws an error if the tiers are not a list
 * @example
 * ```ts
 * const tier = { minimumQuantity: 10, maximumQuantity: 5, pricePerUnit: Money.of(900) };
 * pricingTiersViolation([tier]); // => 'ends-before-it-begins'
 * ```
 */
export function pricingTiersViolation(
  tiers: readonly PricingTier[],
): PricingTiersViolation | undefined {
  checkRecords(tiers);
  if (!tiers.every(hasWholeQuantities)) return 'quantity-not-whole';
  if (tiers.some((tier) => endOf(tier) < tier.minimumQuantity)) return 'ends-before-it-begins';
  const arePriced = tiers.every(({ pricePerUnit }) =>
    asMoney(pricePerUnit).isGreaterThan(Money.zero),
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

/** The last quantity of a tier; lower than every quantity if there is no tier. */
function endOf(tier: PricingTier | undefined): number {
  return tier === undefined ? 0 : (tier.maximumQuantity ?? Number.MAX_SAFE_INTEGER);
}

function inOrder(tiers: readonly PricingTier[]): readonly PricingTier[] {
  return tiers.toSorted((a, b) => a.minimumQuantity - b.minimumQuantity);
}
