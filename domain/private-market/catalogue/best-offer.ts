import { checkRecord, checkInstance } from '../../platform/argument-checks.ts';
import { asMoney } from '../../platform/expected-values.ts';
import { formatRupees } from '../../platform/indian-formatting.ts';
import type { Money } from '../../platform/money.ts';
import { PricingTiers } from './pricing-tiers.ts';

/** The content of the banner that offers a better price for a larger quantity. */
export type BestOffer =
  { readonly kind: 'unlocked' } | { readonly kind: 'buy-at'; readonly pricePerUnit: Money };

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
  const { pricePerUnit } = second;
  if (currentPrice === undefined) return { kind: 'buy-at', pricePerUnit };
  if (!asMoney(currentPrice).isGreaterThan(pricePerUnit)) return { kind: 'unlocked' };
  return { kind: 'buy-at', pricePerUnit };
}

/**
 * The text of the banner: `Better price unlocked`, or `Buy This at` and the price of the second
 * tier.
 *
 * @source PM-4.63, PM-4.64; private market, section 4
 * @param offer the result of `bestOffer`
 * @example
 * ```ts
 * bestOfferLabel({ kind: 'buy-at', pricePerUnit: Money.of('1599') }); // => 'Buy This at ₹1,599'
 * ```
 */
export function bestOfferLabel(offer: BestOffer): string {
  checkRecord(offer);
  if (offer.kind === 'unlocked') return 'Better price unlocked';
  return `Buy This at ${formatRupees(offer.pricePerUnit)}`;
}
