import {
  checkRecord,
  checkText,
  checkOneOf,
  checkBoolean,
} from '../../platform/argument-checks.ts';
import { OrderMove } from './order-moves.ts';

/** The outcome of a payment for a share order. */
export const SharePaymentOutcome = Object.freeze({
  Succeeded: 'succeeded',
  Failed: 'failed',
  /** The investor left the payment page before the payment was made or failed. */
  Cancelled: 'cancelled',
  /** Not known yet; the backend asks the payment gateway. */
  Pending: 'pending',
} as const);
export type SharePaymentOutcome = (typeof SharePaymentOutcome)[keyof typeof SharePaymentOutcome];

const MOVES = {
  succeeded: OrderMove.PaymentSucceeded,
  failed: OrderMove.PaymentFailed,
  cancelled: undefined,
  pending: undefined,
} as const satisfies Record<SharePaymentOutcome, OrderMove | undefined>;

/** Why the button `Make Payment` is disabled. */
export type PaymentBlock = 'basket-order' | 'payment-started' | 'order-missing';

/**
 * The order move for the outcome of a payment; undefined for cancelled and pending, which leave the
 * order unchanged.
 *
 * @source PM-4.85; private market, section 4
 * @param outcome the outcome of the payment
 * @throws an error for an unknown outcome
 * @example
 * ```ts
 * orderMoveForPayment('failed'); // => 'payment-failed'
 * orderMoveForPayment('cancelled'); // => undefined
 * ```
 */
export function orderMoveForPayment(
  outcome: SharePaymentOutcome,
): 'payment-succeeded' | 'payment-failed' | undefined {
  return MOVES[checkOneOf(outcome, SharePaymentOutcome)];
}

/**
 * Why the button `Make Payment` is disabled. Undefined if it is enabled: for a share order with an
 * id whose payment has not started.
 *
 * @source PM-4.82, PM-4.83, PM-5.43; private market, sections 4 and 5
 * @param order the known facts about the order
 * @throws an error for a fact that is not a boolean
 * @example
 * ```ts
 * const order = { isBasketOrder: false, isPaymentStarted: false, requestId: '17' };
 * paymentBlock(order); // => undefined
 * paymentBlock({ ...order, isBasketOrder: true }); // => 'basket-order'
 * ```
 */
export function paymentBlock(order: {
  readonly isBasketOrder: boolean;
  readonly isPaymentStarted: boolean;
  readonly requestId: string | undefined;
}): PaymentBlock | undefined {
  const { isBasketOrder, isPaymentStarted, requestId } = checkRecord(order);
  if (checkBoolean(isBasketOrder)) return 'basket-order';
  if (checkText(requestId ?? '').trim() === '') return 'order-missing';
  return checkBoolean(isPaymentStarted) ? 'payment-started' : undefined;
}
