import { checkRecord, checkOneOf } from '../../platform/argument-checks.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { isOfferExpired } from './offer-countdown.ts';
import { isAwaitingTransfer, isPayable, ownStatuses } from './order-phase.ts';
import { OrderStatus } from './order-status.ts';
import { isPaymentTimeOver } from './payment-deadline.ts';

/** The actors that can change the status of an order. The desk is Vriddhi's operations team. */
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
  /** The investor cancels an unpaid order. */
  Withdraw: 'withdraw',
  /** The payment deadline has passed. */
  ExpireUnpaid: 'expire-unpaid',
  /** The desk has received the payment of a basket, which is paid outside the app. */
  ReceivePayment: 'receive-payment',
  /** A paid order cannot be transferred, so the full amount is refunded. */
  Refund: 'refund',
} as const);
export type OrderMove = (typeof OrderMove)[keyof typeof OrderMove];

export type OrderMoveViolation =
  | 'not-for-this-actor'
  | 'not-from-this-status'
  /** The offer has expired, so it can be neither accepted nor rejected. */
  | 'offer-expired'
  /** The offer cannot expire yet, because its deadline has not passed. */
  | 'offer-still-stands'
  /** The payment deadline has passed, so payments are no longer accepted. */
  | 'payment-time-over'
  /** The order cannot expire as unpaid yet, because its payment deadline has not passed. */
  | 'payment-time-left';

/** The facts about an order that decide which moves are possible. */
export interface MovableOrder {
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  /**
   * Deadline of the offer in epoch milliseconds; absent if there is no offer or it does not expire.
   */
  readonly offerDeadline?: number | undefined;
  /**
   * Deadline of the payment in epoch milliseconds; absent if the order has no price or no deadline.
   */
  readonly payBy?: number | undefined;
}

interface MoveRule {
  readonly by: OrderActor;
  readonly from: readonly OrderStatus[];
  /**
   * The statuses from which a basket order can make the move; those of shares if absent. They
   * differ for payments, because baskets are paid outside the app.
   */
  readonly fromForBaskets?: readonly OrderStatus[];
  readonly to: OrderStatus;
}

const PAYABLE = ownStatuses(isPayable);

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
    // A payment that has failed cannot fail again.
    from: PAYABLE.filter((status) => status !== 'payment_failed'),
    fromForBaskets: [],
    to: 'payment_failed',
  },
  'sign-deal-slip': {
    by: 'investor',
    from: ['payment_received'],
    fromForBaskets: [],
    to: 'order_under_process',
  },
  complete: {
    by: 'desk',
    from: ['order_under_process'],
    fromForBaskets: ['payment_received'],
    to: 'completed',
  },
  withdraw: { by: 'investor', from: ['pending', ...PAYABLE], to: 'cancelled' },
  'expire-unpaid': { by: 'clock', from: PAYABLE, to: 'cancelled' },
  'receive-payment': {
    by: 'desk',
    from: [],
    fromForBaskets: PAYABLE,
    to: 'payment_received',
  },
  refund: { by: 'desk', from: ownStatuses(isAwaitingTransfer), to: 'cancelled' },
};

/** Moves that are not possible after the payment deadline. */
const PAYING: ReadonlySet<OrderMove> = new Set([
  OrderMove.StartPayment,
  OrderMove.PaymentSucceeded,
  OrderMove.ReceivePayment,
]);

/**
 * The status of an order after a move. Fails if the actor may not make the move, if the status does
 * not allow it, or because of a deadline. The desk confirms orders, offers prices, cancels unpaid
 * orders, completes signed ones, and refunds paid ones that cannot be transferred. The investor
 * accepts or rejects offers, pays, signs, and cancels unpaid orders. The payment provider reports
 * the outcome of a payment. The clock expires offers and unpaid orders. A basket is paid outside
 * the app: the desk records the payment and completes the order without a deal slip.
 *
 * @source PM-4.15, PM-4.22, PM-4.24, PM-4.30, PM-4.34, PM-4.82, PM-4.100, PM-4.101, PM-4.102,
 * PM-4.103; private market, section 4
 * @param order the kind of order, its status and its deadlines
 * @param request the move, its actor, and the current time in epoch milliseconds
 * @throws an error for an unknown kind, status, move or actor, and for an invalid time
 * @example
 * ```ts
 * const order = { kind: 'share', status: 'price_offered', offerDeadline: 5000 };
 * orderAfter(order, { move: 'accept', by: 'investor', now: 4999 }).value; // => 'payment_requested'
 * orderAfter(order, { move: 'accept', by: 'investor', now: 5000 }).failure; // => 'offer-expired'
 * const unpaid = { kind: 'share', status: 'request_confirmed', payBy: 5000 };
 * orderAfter(unpaid, { move: 'expire-unpaid', by: 'clock', now: 5000 }).value; // => 'cancelled'
 * ```
 */
export function orderAfter(
  order: MovableOrder,
  request: { readonly move: OrderMove; readonly by: OrderActor; readonly now: number },
): Result<OrderStatus, OrderMoveViolation> {
  const { kind, status } = checkRecord(order);
  checkOneOf(kind, OrderKind);
  checkOneOf(status, OrderStatus);
  const { now } = checkRecord(request);
  const move = checkOneOf(request.move, OrderMove);
  const by = checkOneOf(request.by, OrderActor);
  const rule = RULES[move];
  if (rule.by !== by) return failure('not-for-this-actor');
  if (!startsOf(rule, kind).includes(status)) return failure('not-from-this-status');
  const violation = timeViolation(order, move, now);
  return violation === undefined ? success(rule.to) : failure(violation);
}

function timeViolation(
  { offerDeadline, payBy }: MovableOrder,
  move: OrderMove,
  now: number,
): OrderMoveViolation | undefined {
  const isExpired = isOfferExpired({ deadline: offerDeadline, now });
  if (move === OrderMove.Expire && !isExpired) return 'offer-still-stands';
  const isAnswer = move === OrderMove.Accept || move === OrderMove.Reject;
  if (isAnswer && isExpired) return 'offer-expired';
  const isOver = isPaymentTimeOver({ deadline: payBy, now });
  if (move === OrderMove.ExpireUnpaid && !isOver) return 'payment-time-left';
  return PAYING.has(move) && isOver ? 'payment-time-over' : undefined;
}

/**
 * The moves that an actor can make with an order at a given time, by the rules of `orderAfter`.
 *
 * @source PM-4.15; private market, section 4
 * @param order the kind of order, its status and its deadlines
 * @param at the actor, and the current time in epoch milliseconds
 * @throws an error for an unknown kind, status or actor, and for an invalid time
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
  const { by, now } = checkRecord(at);
  return Object.values(OrderMove).filter((move) => orderAfter(order, { move, by, now }).ok);
}

function startsOf(rule: MoveRule, kind: OrderKind): readonly OrderStatus[] {
  return (kind === OrderKind.Basket ? rule.fromForBaskets : undefined) ?? rule.from;
}
