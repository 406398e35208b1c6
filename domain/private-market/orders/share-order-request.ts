import { asWord } from '../../platform/argument-checks.ts';
import { OrderStatus } from './order-status.ts';

/** The page that follows after the server accepted a share order. */
export const ShareOrderOutcome = Object.freeze({
  /** The price is confirmed: the order summary, from which the investor pays. */
  OrderSummary: 'order-summary',
  /** Price and payment details follow later: a dialog tells the investor so. */
  OrderRequested: 'order-requested',
  /** The order has any other status: the list of orders. */
  Orders: 'orders',
} as const);
export type ShareOrderOutcome = (typeof ShareOrderOutcome)[keyof typeof ShareOrderOutcome];

/**
 * The page that follows after a share order: the order summary if confirmed, the dialog `Order
 * Requested` if pending, else the list of orders.
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
  const known = asWord(status, OrderStatus);
  if (known === OrderStatus.RequestConfirmed) return ShareOrderOutcome.OrderSummary;
  return known === OrderStatus.Pending
    ? ShareOrderOutcome.OrderRequested
    : ShareOrderOutcome.Orders;
}
