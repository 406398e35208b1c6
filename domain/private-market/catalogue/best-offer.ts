import { checkInstance, checkInteger, checkRecord } from '../../platform/argument-checks.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import { indianGroups } from '../../platform/grouped-digits.ts';
import { formatRupees } from '../../platform/indian-formatting.ts';
import type { Money } from '../../platform/money.ts';
import { PricingTiers } from './pricing-tiers.ts';

/** The content of the banner that offers a better price for a larger quantity. */
export type BestOffer =
  | { readonly kind: 'unlocked' }
  | {
      readonly kind: 'buy-at';
      readonly pricePerUnit: Money;
      /** The smallest quantity at this price. */
      readonly minimumQuantity: number;
    };

/**
 * The banner that offers the price of the second pricing tier. It is `unlocked` once the current
 * price is at or below that price, else `buy-at`. Undefined for a share with fewer than two tiers.
 *
 * @source PM-4.62, PM-4.63, PM-4.64, PM-4.65; private market, section 4
 * @param tiers the share's prices by quantity
 * @param currentPrice present price per unit in rupees, if known
 * @throws an error for an argument of another type
 * @example
 * ```ts
 * const few = { minimumQuantity: 1, maximumQuantity: 99, pricePerUnit: Money.of(900) };
 * const many = { minimumQuantity: 100, pricePerUnit: Money.of(850) };
 * bestOffer(PricingTiers.of([few, many]), Money.of(850)); // => { kind: 'unlocked' }
 * ```
 */
export function bestOffer(
  tiers: PricingTiers,
  currentPrice: Money | undefined,
): BestOffer | undefined {
  const second = checkInstance(tiers, PricingTiers, 'a table of prices').secondTier;
  if (second === undefined) return undefined;
  const { pricePerUnit, minimumQuantity } = second;
  const isUnlocked =
    currentPrice !== undefined && !checkMoney(currentPrice).isGreaterThan(pricePerUnit);
  return isUnlocked ? { kind: 'unlocked' } : { kind: 'buy-at', pricePerUnit, minimumQuantity };
}

/**
 * The text of the banner: `Better price unlocked`, or the price of the second tier and its smallest
 * quantity.
 *
 * @source PM-4.63, PM-4.64; private market, section 4
 * @param offer the result of `bestOffer`
 * @example
 * ```ts
 * const offer = { kind: 'buy-at', pricePerUnit: Money.of('748'), minimumQuantity: 200 };
 * bestOfferLabel(offer); // => '₹748 each from 200 shares'
 * ```
 */
export function bestOfferLabel(offer: BestOffer): string {
  checkRecord(offer);
  if (offer.kind === 'unlocked') return 'Better price unlocked';
  const least = indianGroups(String(checkInteger(offer.minimumQuantity, { least: 1 })));
  return `${formatRupees(offer.pricePerUnit)} each from ${least} shares`;
}
