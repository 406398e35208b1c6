import { OrderStatus } from './order-status.ts';

/** The advisor of every order that no advisor placed (PM-9.2, PM-9.3). */
export const HOUSE_ADVISOR_ID = 1;
/** The supplier of every order (PM-9.4). */
export const SUPPLIER_ID = 1;

/** Where an accepted share order leads. */
export const ShareOrderOutcome = Object.freeze({
  /** The price stands: to the order summary, to pay. */
  OrderSummary: 'order-summary',
  /** Price and payment details will be told: said in a dialog. */
  OrderRequested: 'order-requested',
  /** It is placed, in some other status: the list of orders says which. */
  Orders: 'orders',
} as const);
export type ShareOrderOutcome = (typeof ShareOrderOutcome)[keyof typeof ShareOrderOutcome];

/**
 * A confirmed order leads to its summary, a pending one to the dialog `Order Requested`, and one in
 * any other status to the list of orders: it is placed, and the list says how it stands.
 *
 * @source PM-4.50, PM-4.51, PM-4.54; private market, section 4
 * @param word the status in the answer to the order, of any type
 * @example
 * ```ts
 * shareOrderOutcomeFor('request_confirmed'); // => 'order-summary'
 * shareOrderOutcomeFor('pending'); // => 'order-requested'
 * ```
 */
export function shareOrderOutcomeFor(word: unknown): ShareOrderOutcome {
  if (word === OrderStatus.RequestConfirmed) return ShareOrderOutcome.OrderSummary;
  return word === OrderStatus.Pending ? ShareOrderOutcome.OrderRequested : ShareOrderOutcome.Orders;
}
