import { asFacts, asKind } from '../platform/expected.ts';
import { asMoney } from '../platform/expected-values.ts';
import { formatRupees } from '../platform/indian-formatting.ts';
import type { Money } from '../platform/money.ts';
import { PricingTiers } from './pricing-tiers.ts';

/** What the banner beside the price says about buying more. */
export type BestOffer =
  { readonly kind: 'unlocked' } | { readonly kind: 'buy-at'; readonly pricePerUnit: Money };

/**
 * A share with two tiers or more has a best-offer banner: the better price is unlocked once the
 * current price is at or below that of the second tier, and offered until then, also while no
 * current price is known.
 *
 * @source PM-4.62, PM-4.63, PM-4.64, PM-4.65; private market, section 4
 * @param tiers the prices of the share by quantity
 * @param currentPrice rupees a unit at which the person would buy now, where it is known
 * @throws a sentence for what is not a table of prices, or not money
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
  const second = asKind(tiers, PricingTiers, 'a table of prices').secondTier;
  if (second === undefined) return undefined;
  const { pricePerUnit } = second;
  if (currentPrice === undefined) return { kind: 'buy-at', pricePerUnit };
  asMoney(currentPrice);
  if (!currentPrice.isGreaterThan(pricePerUnit)) return { kind: 'unlocked' };
  return { kind: 'buy-at', pricePerUnit };
}

/**
 * The banner reads `Better price unlocked`, or `Buy This at` and the price of the second tier.
 *
 * @source PM-4.63, PM-4.64; private market, section 4
 * @param offer what `bestOffer` found
 * @example
 * ```ts
 * bestOfferLabel({ kind: 'buy-at', pricePerUnit: Money.of('1599') }); // => 'Buy This at ₹1,599'
 * ```
 */
export function bestOfferLabel(offer: BestOffer): string {
  asFacts(offer);
  if (offer.kind === 'unlocked') return 'Better price unlocked';
  return `Buy This at ${formatRupees(offer.pricePerUnit)}`;
}
