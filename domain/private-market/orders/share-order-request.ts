import { checkOneOf } from '../../platform/argument-checks.ts';
import { OrderStatus } from './order-status.ts';

/** What follows after the server accepted a share order. */
export const ShareOrderOutcome = Object.freeze({
  /** The price is confirmed: the investor can review the order and pay. */
  OrderSummary: 'order-summary',
  /** Price and payment details follow later. */
  OrderRequested: 'order-requested',
  /** The order has any other status: the investor follows it among the orders. */
  Orders: 'orders',
} as const);
export type ShareOrderOutcome = (typeof ShareOrderOutcome)[keyof typeof ShareOrderOutcome];

/**
 * What follows after a share order: its summary if confirmed, a note that it was requested if
 * pending, else the list of orders.
 *
 * @source PM-4.50, PM-4.51, PM-4.54; private market, section 4
 * @param status the status in the reply to the order
 * @throws an error for an unknown status
 * @example
 * ```ts
 * shareOrderOutcomeFor('request_confirmed'); // => 'order-summary'
 * shareOrderOutcomeFor('pending'); // => 'order-requested'
 * ```
 */
export function shareOrderOutcomeFor(status: OrderStatus): ShareOrderOutcome {
  const known = checkOneOf(status, OrderStatus);
  if (known === OrderStatus.RequestConfirmed) return ShareOrderOutcome.OrderSummary;
  return known === OrderStatus.Pending
    ? ShareOrderOutcome.OrderRequested
    : ShareOrderOutcome.Orders;
}
