import { asFacts } from '../platform/expected.ts';
import type { Money } from '../platform/money.ts';
import { isDealSlipToSign, type SigningStatus } from './deal-slip.ts';
import { isOfferExpired } from './offer-countdown.ts';
import { OrderStatus, type ReadOrderStatus } from './order-status.ts';
import { priceRange, type ShownPrice, singlePrice } from './shown-price.ts';

/** What an investor can do with an order on its card. */
export const OrderAction = Object.freeze({
  Accept: 'accept',
  Reject: 'reject',
  GoToPayment: 'go-to-payment',
  SignDealSlip: 'sign-deal-slip',
} as const);
export type OrderAction = (typeof OrderAction)[keyof typeof OrderAction];

/** Prices of an order; rupees a unit. */
export interface OrderPrices {
  readonly status: ReadOrderStatus;
  readonly minimumPrice?: Money | undefined;
  readonly maximumPrice?: Money | undefined;
  readonly offeredPrice?: Money | undefined;
  readonly fulfilledPrice?: Money | undefined;
}

const TO_BE_PAID: ReadonlySet<ReadOrderStatus> = new Set([
  OrderStatus.RequestConfirmed,
  OrderStatus.PaymentRequested,
  OrderStatus.PaymentDue,
  OrderStatus.PaymentFailed,
]);

/**
 * An offered order can be accepted or rejected until its time is up; one that waits for money can
 * go to payment, also after a payment that failed; one that is paid can have its deal slip signed
 * while that is due. In every other status there is nothing to do.
 *
 * @source PM-4.19, PM-4.21, PM-4.31, PM-4.32, PM-4.34; private market, section 4
 * @param order how it stands; the deadline of its offer, epoch milliseconds
 * @param now epoch milliseconds, by the server's clock
 * @throws a sentence for a time that is no finite number
 * @example
 * ```ts
 * orderActions({ status: 'price_offered', offerDeadline: 5000 }, 4000); // => ['accept', 'reject']
 * orderActions({ status: 'price_offered', offerDeadline: 5000 }, 5000); // => []
 * ```
 */
export function orderActions(
  order: {
    readonly status: ReadOrderStatus;
    readonly offerDeadline?: number | undefined;
    readonly signingStatus?: SigningStatus | undefined;
  },
  now: number,
): readonly OrderAction[] {
  const { status, offerDeadline, signingStatus } = asFacts(order);
  const isOfferOver = isOfferExpired({ deadline: offerDeadline, now });
  if (status === OrderStatus.PriceOffered) {
    return isOfferOver ? [] : [OrderAction.Accept, OrderAction.Reject];
  }
  if (TO_BE_PAID.has(status)) return [OrderAction.GoToPayment];
  return isDealSlipToSign({ status, signingStatus }) ? [OrderAction.SignDealSlip] : [];
}

/**
 * The price on an order's card: of an offered order the price offered; of a pending one the range;
 * of any other the price offered where it is above zero, else the price it was fulfilled at. What
 * is not known, or not above zero, is not shown.
 *
 * @source PM-4.16, PM-4.17, PM-4.47, PM-4.48, PM-4.49; private market, section 4
 * @param order its status and prices, rupees a unit
 * @throws a sentence for a price that is not money
 * @example
 * ```ts
 * const prices = { offeredPrice: Money.zero, fulfilledPrice: Money.of(1625) };
 * priceLabel(orderPrice({ ...prices, status: 'completed' })); // => '₹1,625'
 * orderPrice({ ...prices, status: 'price_offered' }); // => undefined
 * ```
 */
export function orderPrice(order: OrderPrices): ShownPrice | undefined {
  const { status, minimumPrice, maximumPrice } = asFacts(order);
  if (status === OrderStatus.Pending) {
    return priceRange({ minimum: minimumPrice, maximum: maximumPrice });
  }
  const offered = singlePrice(order.offeredPrice);
  return status === OrderStatus.PriceOffered
    ? offered
    : (offered ?? singlePrice(order.fulfilledPrice));
}
