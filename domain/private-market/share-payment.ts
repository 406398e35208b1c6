import { asFacts, asText, asWord, asYesOrNo } from '../platform/expected.ts';
import { OrderMove } from './order-moves.ts';

/** The payment gateway of share orders (PM-9.5). */
export const PAYMENT_GATEWAY_ID = 1;

/** How a payment stands, as far as anybody knows. */
export const SharePaymentOutcome = Object.freeze({
  Succeeded: 'succeeded',
  Failed: 'failed',
  /** The person left the payment page: nothing was paid, and nothing failed. */
  Cancelled: 'cancelled',
  /** Not known yet: it is found out, never guessed. */
  Pending: 'pending',
} as const);
export type SharePaymentOutcome = (typeof SharePaymentOutcome)[keyof typeof SharePaymentOutcome];

const MOVES = {
  succeeded: OrderMove.PaymentSucceeded,
  failed: OrderMove.PaymentFailed,
  cancelled: undefined,
  pending: undefined,
} as const satisfies Record<SharePaymentOutcome, OrderMove | undefined>;

/** Why `Make Payment` cannot work. */
export type PaymentBlock = 'basket-order' | 'payment-started' | 'order-missing';

/**
 * Only the documented words end a payment; any other, and none at all, leaves it pending.
 *
 * @source PM-4.85; private market, section 4
 * @param word what the payment side says, of any type
 * @example
 * ```ts
 * readSharePaymentOutcome('succeeded'); // => 'succeeded'
 * readSharePaymentOutcome('SUCCESS?'); // => 'pending'
 * ```
 */
export function readSharePaymentOutcome(word: unknown): SharePaymentOutcome {
  const known = Object.values(SharePaymentOutcome).find((outcome) => outcome === word);
  return known ?? SharePaymentOutcome.Pending;
}

/**
 * A payment that succeeded or failed moves its order; one that was cancelled or is pending moves
 * nothing.
 *
 * @source PM-4.85; private market, section 4
 * @param outcome of the payment
 * @throws a sentence for a word that is no outcome
 * @example
 * ```ts
 * orderMoveForPayment('failed'); // => 'payment-failed'
 * orderMoveForPayment('cancelled'); // => undefined
 * ```
 */
export function orderMoveForPayment(
  outcome: SharePaymentOutcome,
): 'payment-succeeded' | 'payment-failed' | undefined {
  return MOVES[asWord(outcome, SharePaymentOutcome)];
}

/**
 * `Make Payment` works for a share order whose payment is not started yet: never for a basket,
 * and never without the request that is paid for.
 *
 * @source PM-4.82, PM-4.83, PM-5.43; private market, sections 4 and 5
 * @param order what is known of it
 * @throws a sentence for a fact that is neither true nor false
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
  const { isBasketOrder, isPaymentStarted, requestId } = asFacts(order);
  if (asYesOrNo(isBasketOrder)) return 'basket-order';
  if (asText(requestId ?? '').trim() === '') return 'order-missing';
  return asYesOrNo(isPaymentStarted) ? 'payment-started' : undefined;
}
