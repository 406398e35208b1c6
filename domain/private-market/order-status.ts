import { asFacts, asWord } from '../platform/expected.ts';

/** How a share or basket order stands; values are those of the wire. */
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

/** A status that nobody wrote down: kept as it came, so that the order is still shown. */
export interface UnknownOrderStatus {
  readonly unknown: string;
}
export type ReadOrderStatus = OrderStatus | UnknownOrderStatus;

/** What the colour of a status says. */
export const OrderTone = Object.freeze({
  /** Somebody else has to act. */
  Waiting: 'waiting',
  /** The investor has to act. */
  Action: 'action',
  /** Paid for, and on its way. */
  Progress: 'progress',
  Success: 'success',
  Failure: 'failure',
  /** Over, without harm; or not known. */
  Neutral: 'neutral',
} as const);
export type OrderTone = (typeof OrderTone)[keyof typeof OrderTone];

/** The tabs of the orders page; values are the tags of the wire. */
export const OrderTab = Object.freeze({ Active: 'active', Past: 'past' } as const);
export type OrderTab = (typeof OrderTab)[keyof typeof OrderTab];

interface StatusFacts {
  readonly label: string;
  readonly tone: OrderTone;
  readonly tab: OrderTab;
}

const FACTS = {
  pending: { label: 'Awaiting Confirmation', tone: 'waiting', tab: 'active' },
  request_confirmed: { label: 'Payment Pending', tone: 'action', tab: 'active' },
  price_offered: { label: 'Offer Received', tone: 'action', tab: 'active' },
  payment_requested: { label: 'Awaiting Payment', tone: 'action', tab: 'active' },
  price_offer_declined: { label: 'Offer Rejected', tone: 'failure', tab: 'past' },
  rejected: { label: 'Offer Rejected', tone: 'failure', tab: 'past' },
  price_offer_expired: { label: 'Price Offer Expired', tone: 'neutral', tab: 'past' },
  payment_received: { label: 'Processing Order', tone: 'progress', tab: 'active' },
  order_under_process: { label: 'processing Order', tone: 'progress', tab: 'active' },
  payment_failed: { label: 'Payment Failed', tone: 'failure', tab: 'active' },
  completed: { label: 'Shares Transferred', tone: 'success', tab: 'past' },
  ordered: { label: 'Ordered', tone: 'progress', tab: 'active' },
  cancelled: { label: 'Cancelled', tone: 'neutral', tab: 'past' },
  failed: { label: 'Failed', tone: 'failure', tab: 'past' },
  successful: { label: 'Successful', tone: 'success', tab: 'past' },
  payment_due: { label: 'Payment Due', tone: 'action', tab: 'active' },
} as const satisfies Record<OrderStatus, StatusFacts>;

/**
 * A word of the wire is a documented status exactly as written; any other is kept as unknown, for
 * one strange order must not hide the rest of the list.
 *
 * @source PM-4.14; private market, section 4
 * @param word what the wire says, of any type
 * @example
 * ```ts
 * readOrderStatus('price_offered'); // => 'price_offered'
 * readOrderStatus('on_hold'); // => { unknown: 'on_hold' }
 * ```
 */
export function readOrderStatus(word: unknown): ReadOrderStatus {
  const known = Object.values(OrderStatus).find((status) => status === word);
  return known ?? { unknown: typeof word === 'string' ? word : '' };
}

/**
 * A basket order whose status the list does not tell stands as it was submitted: pending.
 *
 * @source PM-2.125, PM-4.77; private market, sections 2 and 4
 * @param word what the wire says, of any type; usually nothing
 * @example
 * ```ts
 * readBasketOrderStatus(undefined); // => 'pending'
 * readBasketOrderStatus('completed'); // => 'completed'
 * ```
 */
export function readBasketOrderStatus(word: unknown): ReadOrderStatus {
  const isAbsent = word === undefined || word === null || word === '';
  return isAbsent ? OrderStatus.Pending : readOrderStatus(word);
}

/**
 * Every documented status has its label; a status with a colour only, and an unknown one, is
 * written as its own words with capitals, and nothing at all as `Status not known`.
 *
 * @source PM-4.1, PM-4.5, PM-4.9, PM-4.12, PM-4.14; private market, section 4
 * @param status as `readOrderStatus` gave it
 * @throws a sentence for a word that is no status
 * @example
 * ```ts
 * orderStatusLabel('completed'); // => 'Shares Transferred'
 * orderStatusLabel({ unknown: 'on_hold' }); // => 'On Hold'
 * ```
 */
export function orderStatusLabel(status: ReadOrderStatus): string {
  if (!isUnknown(status)) return FACTS[asStatus(status)].label;
  const words = status.unknown.split(/[\s_-]/).filter((word) => word !== '');
  const capital = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return capital.length === 0 ? 'Status not known' : capital.join(' ');
}

/**
 * The colour of a status says who has to act or how the order ended: waiting, action, progress,
 * success, failure, or neutral; an unknown status is neutral.
 *
 * @source PM-4.12, PM-4.13; private market, section 4
 * @param status as `readOrderStatus` gave it
 * @throws a sentence for a word that is no status
 * @example
 * ```ts
 * orderStatusTone('price_offered'); // => 'action'
 * orderStatusTone({ unknown: 'on_hold' }); // => 'neutral'
 * ```
 */
export function orderStatusTone(status: ReadOrderStatus): OrderTone {
  return isUnknown(status) ? OrderTone.Neutral : FACTS[asStatus(status)].tone;
}

/**
 * An order is active while anything can still happen to it, and past once it was transferred,
 * turned down, expired, cancelled or failed for good. A failed payment can be tried again: active.
 *
 * @source PM-2.121, PM-4.30; private market, sections 2 and 4
 * @param status one of the documented ones
 * @throws a sentence for a word that is no status
 * @example
 * ```ts
 * orderTabFor('price_offer_declined'); // => 'past'
 * ```
 */
export function orderTabFor(status: OrderStatus): OrderTab {
  return FACTS[asStatus(status)].tab;
}

function isUnknown(status: ReadOrderStatus): status is UnknownOrderStatus {
  return typeof status === 'object' && typeof asFacts(status).unknown === 'string';
}

function asStatus(status: OrderStatus): OrderStatus {
  return asWord(status, OrderStatus);
}
