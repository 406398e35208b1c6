import { asFacts, asWord } from '../platform/expected.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { isOfferExpired } from './offer-countdown.ts';
import { OrderStatus } from './order-status.ts';

/** Who moves orders. */
export const OrderActor = Object.freeze({
  Investor: 'investor',
  Desk: 'desk',
  PaymentProvider: 'payment-provider',
  Clock: 'clock',
} as const);
export type OrderActor = (typeof OrderActor)[keyof typeof OrderActor];

export const OrderKind = Object.freeze({ Share: 'share', Basket: 'basket' } as const);
export type OrderKind = (typeof OrderKind)[keyof typeof OrderKind];

export const OrderMove = Object.freeze({
  Confirm: 'confirm',
  Offer: 'offer',
  Cancel: 'cancel',
  Accept: 'accept',
  Reject: 'reject',
  Expire: 'expire',
  StartPayment: 'start-payment',
  PaymentSucceeded: 'payment-succeeded',
  PaymentFailed: 'payment-failed',
  SignDealSlip: 'sign-deal-slip',
  Complete: 'complete',
} as const);
export type OrderMove = (typeof OrderMove)[keyof typeof OrderMove];

export type OrderMoveViolation =
  | 'not-for-this-actor'
  | 'not-from-this-status'
  /** The offer's time is up: it can be neither accepted nor rejected. */
  | 'offer-expired'
  /** The offer's time is not up: it does not expire yet. */
  | 'offer-still-stands';

/** What a move depends on. */
export interface MovableOrder {
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  /** Epoch milliseconds; absent where the order has no offer, or one without an end. */
  readonly offerDeadline?: number | undefined;
}

interface MoveRule {
  readonly by: OrderActor;
  readonly from: readonly OrderStatus[];
  /** For baskets, which are paid outside the app; as for shares where absent. */
  readonly fromForBaskets?: readonly OrderStatus[];
  readonly to: OrderStatus;
}

const UNPAID = ['request_confirmed', 'payment_requested'] as const;
const PAYABLE = [...UNPAID, 'payment_failed'] as const;

const RULES: Readonly<Record<OrderMove, MoveRule>> = {
  confirm: { by: 'desk', from: ['pending'], to: 'request_confirmed' },
  offer: { by: 'desk', from: ['pending'], to: 'price_offered' },
  cancel: { by: 'desk', from: ['pending', 'price_offered', ...PAYABLE], to: 'cancelled' },
  accept: { by: 'investor', from: ['price_offered'], to: 'payment_requested' },
  reject: { by: 'investor', from: ['price_offered'], to: 'price_offer_declined' },
  expire: { by: 'clock', from: ['price_offered'], to: 'price_offer_expired' },
  'start-payment': {
    by: 'investor',
    from: PAYABLE,
    fromForBaskets: [],
    to: 'payment_requested',
  },
  'payment-succeeded': {
    by: 'payment-provider',
    from: PAYABLE,
    fromForBaskets: [],
    to: 'payment_received',
  },
  'payment-failed': {
    by: 'payment-provider',
    from: UNPAID,
    fromForBaskets: [],
    to: 'payment_failed',
  },
  'sign-deal-slip': { by: 'investor', from: ['payment_received'], to: 'order_under_process' },
  complete: {
    by: 'desk',
    from: ['order_under_process'],
    fromForBaskets: UNPAID,
    to: 'completed',
  },
};

/**
 * An order moves only along the legal moves, each made by the one who may make it: the desk
 * confirms, offers a price, cancels what is not paid and completes what is signed; the investor
 * accepts or rejects an offer in time, pays and signs; the payment provider tells how a payment
 * ended; the clock ends an offer. A basket is paid outside the app, so the desk completes it.
 *
 * @source PM-4.15, PM-4.22, PM-4.24, PM-4.30, PM-4.34, PM-4.82; private market, section 4
 * @param order what the order is and how it stands
 * @param request the move, who makes it, and the time in epoch milliseconds
 * @throws a sentence for a word that is no kind, status, move or actor, and for a time that is none
 * @example
 * ```ts
 * const order = { kind: 'share', status: 'price_offered', offerDeadline: 5000 };
 * orderAfter(order, { move: 'accept', by: 'investor', now: 4999 }).value; // => 'payment_requested'
 * orderAfter(order, { move: 'accept', by: 'investor', now: 5000 }).failure; // => 'offer-expired'
 * ```
 */
export function orderAfter(
  order: MovableOrder,
  request: { readonly move: OrderMove; readonly by: OrderActor; readonly now: number },
): Result<OrderStatus, OrderMoveViolation> {
  const { kind, status, offerDeadline } = asFacts(order);
  asWord(kind, OrderKind);
  asWord(status, OrderStatus);
  const { now } = asFacts(request);
  const move = asWord(request.move, OrderMove);
  const by = asWord(request.by, OrderActor);
  const rule = RULES[move];
  if (rule.by !== by) return failure('not-for-this-actor');
  if (!startsOf(rule, kind).includes(status)) return failure('not-from-this-status');
  const isExpired = isOfferExpired({ deadline: offerDeadline, now });
  if (move === OrderMove.Expire && !isExpired) return failure('offer-still-stands');
  const isAnswer = move === OrderMove.Accept || move === OrderMove.Reject;
  return isAnswer && isExpired ? failure('offer-expired') : success(rule.to);
}

/**
 * The legal moves of an order are those that `orderAfter` would carry out now, of one actor.
 *
 * @source PM-4.15; private market, section 4
 * @param order what the order is and how it stands
 * @param at who would move it, and the time in epoch milliseconds
 * @throws a sentence for a word that is no kind, status or actor, and for a time that is none
 * @example
 * ```ts
 * const order = { kind: 'share', status: 'pending' };
 * legalOrderMoves(order, { by: 'desk', now: 0 }); // => ['confirm', 'offer', 'cancel']
 * ```
 */
export function legalOrderMoves(
  order: MovableOrder,
  at: { readonly by: OrderActor; readonly now: number },
): readonly OrderMove[] {
  const { by, now } = asFacts(at);
  return Object.values(OrderMove).filter((move) => orderAfter(order, { move, by, now }).ok);
}

/**
 * An order is final when no move leads on from its status.
 *
 * @source PM-4.15; private market, section 4
 * @param order what the order is and how it stands
 * @throws a sentence for a word that is no kind or status
 * @example
 * ```ts
 * isFinalOrder({ kind: 'share', status: 'completed' }); // => true
 * ```
 */
export function isFinalOrder(order: Pick<MovableOrder, 'kind' | 'status'>): boolean {
  const kind = asWord(asFacts(order).kind, OrderKind);
  const status = asWord(order.status, OrderStatus);
  return Object.values(RULES).every((rule) => !startsOf(rule, kind).includes(status));
}

function startsOf(rule: MoveRule, kind: OrderKind): readonly OrderStatus[] {
  return (kind === OrderKind.Basket ? rule.fromForBaskets : undefined) ?? rule.from;
}
