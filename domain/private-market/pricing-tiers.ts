import { asFactsList, asWhole } from '../platform/expected.ts';
import { asMoney } from '../platform/expected-values.ts';
import { invariant } from '../platform/invariant.ts';
import { Money } from '../platform/money.ts';

/** What a number of units costs each, and how many there are; rupees a unit. */
export interface SlabPrice {
  readonly pricePerUnit: Money;
  /** Units; absent where only the stock of the share as a whole is known. */
  readonly availableStock?: number | undefined;
  /** The range in which the price may end where the stock does not suffice. */
  readonly minimumPrice?: Money | undefined;
  readonly maximumPrice?: Money | undefined;
}

/** The price of a unit for orders from one quantity to another, both included. */
export interface PricingTier extends SlabPrice {
  readonly id?: string | undefined;
  readonly minimumQuantity: number;
  /** Absent in the open tier at the top. */
  readonly maximumQuantity?: number | undefined;
}

export type PricingTiersViolation =
  | 'quantity-not-whole'
  /** The tier ends before it begins. */
  | 'ends-before-it-begins'
  | 'price-not-above-zero'
  /** Some quantity has two prices. */
  | 'tiers-overlap';

/** The prices of one share by quantity; tiers run from the smallest quantity to the largest. */
export class PricingTiers {
  private constructor(readonly tiers: readonly PricingTier[]) {
    Object.freeze(this);
  }

  /**
   * Tiers make a table where each begins at a whole quantity from 1, ends no sooner, has a price
   * above zero, and shares no quantity with another; their order does not matter.
   *
   * @source PM-3.12, PM-4.65; private market, section 3
   * @param tiers quantities in units, prices in rupees a unit
   * @throws a sentence that names what is wrong; ask `pricingTiersViolation` first for wire data
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
   * A quantity has the price of the tier that covers it, both ends of the tier included; a quantity
   * that no tier covers is not offered.
   *
   * @source PM-3.12, PM-7.24; private market, sections 3 and 7
   * @param units whole, 1 or more
   * @throws a sentence for units that are not a whole number from 1
   * @example
   * ```ts
   * const few = { minimumQuantity: 1, maximumQuantity: 99, pricePerUnit: Money.of(900) };
   * const many = { minimumQuantity: 100, pricePerUnit: Money.of(850) };
   * PricingTiers.of([few, many]).tierFor(100).pricePerUnit.text; // => '850'
   * ```
   */
  tierFor(units: number): PricingTier | undefined {
    const quantity = asWhole(units, { least: 1 });
    return this.tiers.find((tier) => tier.minimumQuantity <= quantity && quantity <= endOf(tier));
  }

  /**
   * The second tier is the second by quantity, in whatever order the tiers arrived.
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
 * Why tiers from outside make no table of prices.
 *
 * @source PM-3.12; private market, section 3
 * @param tiers quantities in units, prices in rupees a unit
 * @throws a sentence where they are no list of tiers at all
 * @example
 * ```ts
 * const tier = { minimumQuantity: 10, maximumQuantity: 5, pricePerUnit: Money.of(900) };
 * pricingTiersViolation([tier]); // => 'ends-before-it-begins'
 * ```
 */
export function pricingTiersViolation(
  tiers: readonly PricingTier[],
): PricingTiersViolation | undefined {
  asFactsList(tiers);
  if (!tiers.every(hasWholeQuantities)) return 'quantity-not-whole';
  if (tiers.some((tier) => endOf(tier) < tier.minimumQuantity)) return 'ends-before-it-begins';
  if (!tiers.every(hasPrice)) return 'price-not-above-zero';
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

function hasPrice({ pricePerUnit }: PricingTier): boolean {
  return asMoney(pricePerUnit).isGreaterThan(Money.zero);
}

/** The last quantity of a tier; of no tier at all, before every quantity. */
function endOf(tier: PricingTier | undefined): number {
  return tier === undefined ? 0 : (tier.maximumQuantity ?? Number.MAX_SAFE_INTEGER);
}

function inOrder(tiers: readonly PricingTier[]): readonly PricingTier[] {
  return tiers.toSorted((a, b) => a.minimumQuantity - b.minimumQuantity);
}
