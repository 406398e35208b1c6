import { checkOneOf } from '../../platform/argument-checks.ts';
import { type OrderFacts, orderFacts } from './order-facts.ts';

/** The status of a share or basket order; values are those of the backend's API. */
export const OrderStatus = Object.freeze({
  Pending: 'pending',
  RequestConfirmed: 'request_confirmed',
  PriceOffered: 'price_offered',
  PaymentRequested: 'payment_requested',
  PriceOfferDeclined: 'price_offer_declined',
  Rejected: 'rejected',
  PriceOfferExpired: 'price_offer_expired',
  PaymentReceived: 'payment_received',
  OrderUnderProcess: 'order_under_process',
  PaymentFailed: 'payment_failed',
  Completed: 'completed',
  Ordered: 'ordered',
  Cancelled: 'cancelled',
  Failed: 'failed',
  Successful: 'successful',
  PaymentDue: 'payment_due',
} as const);
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

/** A status that is not documented, kept as received so that the order can still be shown. */
export interface UnknownOrderStatus {
  readonly unknown: string;
}
export type ReadOrderStatus = OrderStatus | UnknownOrderStatus;

/** What the colour of a status means. */
export const OrderTone = Object.freeze({
  /** The desk (Vriddhi's operations team) or the share provider has to act. */
  Waiting: 'waiting',
  /** The investor has to act. */
  Action: 'action',
  /** The order is in progress, without anything for the investor to do. */
  Progress: 'progress',
  Success: 'success',
  Failure: 'failure',
  /** The order was cancelled or expired, or its status is unknown. */
  Neutral: 'neutral',
} as const);
export type OrderTone = (typeof OrderTone)[keyof typeof OrderTone];

/** The two parts of an investor's orders: those whose status can still change, and the others. */
export const OrderTab = Object.freeze({ Active: 'active', Past: 'past' } as const);
export type OrderTab = (typeof OrderTab)[keyof typeof OrderTab];

/** The type checker requires a row for every status. */
const FACTS: Readonly<Record<OrderStatus, { readonly tone: OrderTone } & OrderFacts>> = orderFacts;

/**
 * The label of a status. An undocumented status is shown as received, with its words capitalised;
 * an empty one as `Status not known`.
 *
 * @source PM-4.1, PM-4.5, PM-4.9, PM-4.12, PM-4.14; private market, section 4
 * @param status a documented status, or an unknown one as received
 * @throws an error for an unknown status
 * @example
 * ```ts
 * orderStatusLabel('completed'); // => 'Shares Transferred'
 * orderStatusLabel({ unknown: 'on_hold' }); // => 'On Hold'
 * ```
 */
export function orderStatusLabel(status: ReadOrderStatus): string {
  if (!isUnknown(status)) return FACTS[checkStatus(status)].label;
  const words = status.unknown.split(/[\s_-]/).filter((word) => word !== '');
  const capital = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return capital.length === 0 ? 'Status not known' : capital.join(' ');
}

/**
 * The meaning of a status colour: who has to act, or how the order ended. Neutral for an unknown
 * status.
 *
 * @source PM-4.12, PM-4.13; private market, section 4
 * @param status a documented status, or an unknown one as received
 * @throws an error for an unknown status
 * @example
 * ```ts
 * orderStatusTone('price_offered'); // => 'action'
 * orderStatusTone({ unknown: 'on_hold' }); // => 'neutral'
 * ```
 */
export function orderStatusTone(status: ReadOrderStatus): OrderTone {
  return isUnknown(status) ? OrderTone.Neutral : FACTS[checkStatus(status)].tone;
}

/**
 * The part of the orders to which an order belongs: active while its status can still change,
 * otherwise past. An order with a failed payment is active, because the payment can be repeated.
 *
 * @source PM-2.121, PM-4.30; private market, sections 2 and 4
 * @param status a documented status
 * @throws an error for an unknown status
 * @example
 * ```ts
 * orderTabFor('price_offer_declined'); // => 'past'
 * ```
 */
export function orderTabFor(status: OrderStatus): OrderTab {
  const { phase } = FACTS[checkStatus(status)];
  return phase === 'transferred' || phase === 'ended' ? OrderTab.Past : OrderTab.Active;
}

function isUnknown(status: ReadOrderStatus): status is UnknownOrderStatus {
  return status instanceof Object && typeof status.unknown === 'string';
}

function checkStatus(status: OrderStatus): OrderStatus {
  return checkOneOf(status, OrderStatus);
}
