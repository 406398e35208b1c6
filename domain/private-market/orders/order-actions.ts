import { checkRecord } from '../../platform/argument-checks.ts';
import type { Money } from '../../platform/money.ts';
import { isDealSlipToSign, type SigningStatus } from './deal-slip.ts';
import { isOfferExpired } from './offer-countdown.ts';
import { isPayable } from './order-phase.ts';
import { OrderStatus, type ReadOrderStatus } from './order-status.ts';
import { isPaymentTimeOver } from './payment-deadline.ts';
import { priceRange, type ShownPrice, singlePrice } from '../catalogue/display-price.ts';

/** The buttons on an order's card. */
export const OrderAction = Object.freeze({
  Accept: 'accept',
  Reject: 'reject',
  GoToPayment: 'go-to-payment',
  SignDealSlip: 'sign-deal-slip',
} as const);
export type OrderAction = (typeof OrderAction)[keyof typeof OrderAction];

/** The status of an order, and its prices in rupees per unit. */
export interface OrderPrices {
  readonly status: ReadOrderStatus;
  readonly minimumPrice?: Money | undefined;
  readonly maximumPrice?: Money | undefined;
  readonly offeredPrice?: Money | undefined;
  readonly fulfilledPrice?: Money | undefined;
}

/**
 * The actions that the investor can take on an order. An offer can be accepted or rejected until
 * its deadline. An order awaiting payment can be paid until its deadline, also after a failed
 * payment. A paid order can be signed while a signature is due.
 *
 * @source PM-4.19, PM-4.21, PM-4.31, PM-4.32, PM-4.34; private market, section 4
 * @param order status, signing status, and the deadlines of offer and payment in epoch milliseconds
 * @param now the current time in epoch milliseconds, by the server's clock
 * @throws an error for a time that is not a finite number
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
    readonly payBy?: number | undefined;
    readonly signingStatus?: SigningStatus | undefined;
  },
  now: number,
): readonly OrderAction[] {
  const { status, offerDeadline, payBy, signingStatus } = checkRecord(order);
  const isOfferOver = isOfferExpired({ deadline: offerDeadline, now });
  if (status === OrderStatus.PriceOffered) {
    return isOfferOver ? [] : [OrderAction.Accept, OrderAction.Reject];
  }
  const isTimeOver = isPaymentTimeOver({ deadline: payBy, now });
  if (isPayable(status)) return isTimeOver ? [] : [OrderAction.GoToPayment];
  return isDealSlipToSign({ status, signingStatus }) ? [OrderAction.SignDealSlip] : [];
}

/**
 * The price on an order's card: the range for a pending order, the offered price for an offer. For
 * any other status, the offered price if there is one, else the fulfilled price. Undefined if that
 * price is unknown or not above zero.
 *
 * @source PM-4.16, PM-4.17, PM-4.47, PM-4.48, PM-4.49; private market, section 4
 * @param order its status, and its prices in rupees per unit
 * @throws an error for a price that is not money
 * @example
 * ```ts
 * const prices = { offeredPrice: Money.zero, fulfilledPrice: Money.of(1625) };
 * priceLabel(orderPrice({ ...prices, status: 'completed' })); // => '₹1,625'
 * orderPrice({ ...prices, status: 'price_offered' }); // => undefined
 * ```
 */
export function orderPrice(order: OrderPrices): ShownPrice | undefined {
  const { status, minimumPrice, maximumPrice } = checkRecord(order);
  if (status === OrderStatus.Pending) {
    return priceRange({ minimum: minimumPrice, maximum: maximumPrice });
  }
  const offered = singlePrice(order.offeredPrice);
  return status === OrderStatus.PriceOffered
    ? offered
    : (offered ?? singlePrice(order.fulfilledPrice));
}
