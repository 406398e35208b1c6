import { asWord } from '../../platform/argument-checks.ts';
import { OrderStatus } from './order-status.ts';

/** The next page after an accepted share order. */
export const ShareOrderOutcome = Object.freeze({
  /** The price is confirmed; the order summary with the payment follows. */
  OrderSummary: 'order-summary',
  /** Price and payment details follow later; a dialog says so. */
  OrderRequested: 'order-requested',
  /** The order has any other status; the list of orders shows it. */
  Orders: 'orders',
} as const);
export type ShareOrderOutcome = (typeof ShareOrderOutcome)[keyof typeof ShareOrderOutcome];

/**
 * The next page after an order: the summary for a confirmed one, the dialog `Order Requested` for a
 * pending one, and the list of orders for any other status.
 *
 * @source PM-4.50, PM-4.51, PM-4.54; private market, section 4
 * @param status the documented status in the reply to the order
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
