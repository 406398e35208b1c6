import { checkRecord } from '../../platform/argument-checks.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import { priceRange, type ShownPrice } from '../catalogue/display-price.ts';
import type { OrderPrices } from './order-actions.ts';

/** Where an offered price lies, compared with the price range that the investor saw. */
export const OfferPosition = Object.freeze({
  Below: 'below',
  Within: 'within',
  Above: 'above',
} as const);
export type OfferPosition = (typeof OfferPosition)[keyof typeof OfferPosition];

export interface PlacedOffer {
  readonly position: OfferPosition;
  /** The range that the investor saw when ordering, in rupees per unit. */
  readonly range: ShownPrice;
}

/**
 * Compares the offered price of an order with the price range shown before. Both ends belong to the
 * range. Undefined if the offered price or the range is unknown.
 *
 * @source our own decision beside PM-4.17: an offer says whether it keeps to the range
 * @param order prices in rupees per unit
 * @throws an error for a price that is not money
 * @example
 * ```ts
 * const range = { minimumPrice: Money.of(2380), maximumPrice: Money.of(2620) };
 * offerPosition({ ...range, offeredPrice: Money.of(2700) })?.position; // => 'above'
 * offerPosition({ ...range, offeredPrice: undefined }); // => undefined
 * ```
 */
export function offerPosition(order: Omit<OrderPrices, 'status'>): PlacedOffer | undefined {
  const { minimumPrice: minimum, maximumPrice: maximum } = checkRecord(order);
  const offered = order.offeredPrice;
  const range = priceRange({ minimum, maximum });
  if (range === undefined || minimum === undefined || maximum === undefined) return undefined;
  if (offered === undefined) return undefined;
  if (checkMoney(offered).isLessThan(minimum)) return { position: OfferPosition.Below, range };
  const isAbove = offered.isGreaterThan(maximum);
  return { position: isAbove ? OfferPosition.Above : OfferPosition.Within, range };
}
