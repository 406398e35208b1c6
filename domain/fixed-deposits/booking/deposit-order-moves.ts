import { checkMoment, checkOneOf, checkRecord } from '../../platform/argument-checks.ts';
import { failure, type Result, success } from '../../platform/result.ts';

/** The status of a deposit's order. What precedes the order is the onboarding. */
export const DepositOrderStatus = Object.freeze({
  /** Placed and unpaid. */
  Started: 'started',
  /** Paid; the deposit runs. */
  Booked: 'booked',
  Cancelled: 'cancelled',
  /** Not paid in time. */
  Expired: 'expired',
} as const);
export type DepositOrderStatus = (typeof DepositOrderStatus)[keyof typeof DepositOrderStatus];

/**
 * The actors that can change a deposit's order. A renewal needs no payment: the issuer books it at
 * once.
 */
export const DepositOrderActor = Object.freeze({
  Investor: 'investor',
  /** The payment page, or the partner bank, which takes the payment on its own page. */
  PaymentProvider: 'payment-provider',
  Clock: 'clock',
} as const);
export type DepositOrderActor = (typeof DepositOrderActor)[keyof typeof DepositOrderActor];

export const DepositOrderMove = Object.freeze({
  OpenPayment: 'open-payment',
  PaymentSucceeded: 'payment-succeeded',
  Cancel: 'cancel',
  Expire: 'expire',
} as const);
export type DepositOrderMove = (typeof DepositOrderMove)[keyof typeof DepositOrderMove];

export type DepositOrderMoveViolation =
  | 'not-for-this-actor'
  | 'already-booked'
  | 'already-cancelled'
  | 'already-expired'
  /** The deadline has passed, so no further payment page opens. */
  | 'payment-time-over'
  | 'payment-time-left';

/** The facts about an order that decide which moves are possible. */
export interface MovableDepositOrder {
  readonly status: DepositOrderStatus;
  /** The deadline for the payment, in epoch milliseconds. */
  readonly payBy: number;
}

/** Every move starts from an order that is placed and unpaid. */
const RULES = {
  'open-payment': { by: 'investor', to: 'started' },
  'payment-succeeded': { by: 'payment-provider', to: 'booked' },
  cancel: { by: 'investor', to: 'cancelled' },
  expire: { by: 'clock', to: 'expired' },
} as const satisfies Record<
  DepositOrderMove,
  { readonly by: DepositOrderActor; readonly to: DepositOrderStatus }
>;

/**
 * The status of a deposit's order after a move. Fails if the actor may not make the move, if the
 * order has ended, or because of the deadline. A payment that was begun in time counts, also after
 * the deadline.
 *
 * @source FD-4.1; the documents name no end of an unpaid order, so the deadline is a decision
 * @param order the status and the deadline
 * @param request the move, its actor, and the current time in epoch milliseconds
 * @throws an error for an unknown status, move or actor, and for an invalid time
 * @example
 * ```ts
 * const order = { status: 'started', payBy: 5000 };
 * depositOrderAfter(order, { move: 'cancel', by: 'investor', now: 0 }).value; // => 'cancelled'
 * const late = { move: 'open-payment', by: 'investor', now: 5000 } as const;
 * depositOrderAfter(order, late).failure; // => 'payment-time-over'
 * ```
 */
export function depositOrderAfter(
  order: MovableDepositOrder,
  request: {
    readonly move: DepositOrderMove;
    readonly by: DepositOrderActor;
    readonly now: number;
  },
): Result<DepositOrderStatus, DepositOrderMoveViolation> {
  const { status, payBy } = checkRecord(order);
  checkOneOf(status, DepositOrderStatus);
  const { now } = checkRecord(request);
  const move = checkOneOf(request.move, DepositOrderMove);
  const isOver = checkMoment(payBy, 'the deadline') <= checkMoment(now, 'the current time');
  const rule = RULES[move];
  if (rule.by !== checkOneOf(request.by, DepositOrderActor)) return failure('not-for-this-actor');
  if (status !== DepositOrderStatus.Started) return failure(`already-${status}` as const);
  if (move === DepositOrderMove.OpenPayment && isOver) return failure('payment-time-over');
  if (move === DepositOrderMove.Expire && !isOver) return failure('payment-time-left');
  return success(rule.to);
}
