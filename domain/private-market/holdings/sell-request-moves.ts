import { checkRecord, checkOneOf } from '../../platform/argument-checks.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { OrderActor } from '../orders/order-moves.ts';
import { isPaymentTimeOver } from '../orders/payment-deadline.ts';
import { RequestStatus } from './request-review.ts';

/**
 * The status of a sell request. The desk (Vriddhi's operations team) accepts it, the investor
 * agrees to the sale, and the desk sells.
 */
export const SellRequestStatus = Object.freeze({
  ...RequestStatus,
  Sold: 'sold',
  /** The investor agreed to the price, quantity and total of the sale. */
  Agreed: 'agreed',
  /** The investor declined the sale. */
  Declined: 'declined',
  /** The investor withdrew the request before the desk reviewed it. */
  Withdrawn: 'withdrawn',
  /** The investor did not answer in time. */
  Expired: 'expired',
} as const);
export type SellRequestStatus = (typeof SellRequestStatus)[keyof typeof SellRequestStatus];

/** The changes that move a sell request to another status. */
export const SellRequestMove = Object.freeze({
  Accept: 'accept',
  Refuse: 'refuse',
  MarkSold: 'mark-sold',
  Agree: 'agree',
  Decline: 'decline',
  Withdraw: 'withdraw',
  Expire: 'expire',
} as const);
export type SellRequestMove = (typeof SellRequestMove)[keyof typeof SellRequestMove];

/** Why a sell request cannot make a move now. */
export type SellRequestMoveViolation =
  | 'not-for-this-actor'
  | 'already-decided'
  /** The desk cannot sell, because the investor has not agreed. */
  | 'not-agreed'
  /** The request does not await an answer: not accepted by the desk, or already answered. */
  | 'not-accepted'
  /** The deadline for the investor's answer has passed. */
  | 'consent-expired'
  /** The deadline for the investor's answer has not passed yet. */
  | 'consent-time-left';

/** The facts about a sell request that decide its moves. */
export interface MovableSellRequest {
  readonly status: SellRequestStatus;
  /** Deadline for the investor's answer, in epoch milliseconds; absent if there is none. */
  readonly consentBy?: number | undefined;
}

interface MoveRule {
  readonly by: OrderActor;
  readonly from: readonly SellRequestStatus[];
  readonly to: SellRequestStatus;
  /** The violation if the request has a status that is not in `from`. */
  readonly otherwise: SellRequestMoveViolation;
}

const decided = 'already-decided';
const RULES: Readonly<Record<SellRequestMove, MoveRule>> = {
  accept: { by: 'desk', from: ['under-review'], to: 'accepted', otherwise: decided },
  refuse: { by: 'desk', from: ['under-review', 'agreed'], to: 'refused', otherwise: decided },
  'mark-sold': { by: 'desk', from: ['agreed'], to: 'sold', otherwise: 'not-agreed' },
  agree: { by: 'investor', from: ['accepted'], to: 'agreed', otherwise: 'not-accepted' },
  decline: { by: 'investor', from: ['accepted'], to: 'declined', otherwise: 'not-accepted' },
  withdraw: { by: 'investor', from: ['under-review'], to: 'withdrawn', otherwise: decided },
  expire: { by: 'clock', from: ['accepted'], to: 'expired', otherwise: 'not-accepted' },
};

/**
 * Statuses of open requests. Their units are, or may be, promised to a buyer, and therefore cannot
 * be offered again.
 */
const OPEN: ReadonlySet<SellRequestStatus> = new Set(['under-review', 'accepted', 'agreed']);

/**
 * The status of a sell request after a move. The desk accepts or refuses the request. The investor
 * agrees before the deadline, or declines. After the investor has agreed, the desk marks the
 * request as sold, or refuses it if the buyer has withdrawn.
 *
 * @source private market, section 2 (sell); PM-4.105: nothing is sold before the investor agrees
 * @param request status, and the deadline for the investor's answer in epoch milliseconds
 * @param act the move, its actor, and the current time in epoch milliseconds
 * @throws an error for an unknown status, move or actor, and for an invalid time
 * @example
 * ```ts
 * const sale = { move: 'mark-sold', by: 'desk', now: 0 } as const;
 * sellRequestAfter({ status: 'agreed' }, sale).value; // => 'sold'
 * sellRequestAfter({ status: 'accepted' }, sale).failure; // => 'not-agreed'
 * ```
 */
export function sellRequestAfter(
  request: MovableSellRequest,
  act: { readonly move: SellRequestMove; readonly by: OrderActor; readonly now: number },
): Result<SellRequestStatus, SellRequestMoveViolation> {
  const { consentBy } = checkRecord(request);
  const status = checkOneOf(request.status, SellRequestStatus);
  const { now } = checkRecord(act);
  const move = checkOneOf(act.move, SellRequestMove);
  const rule = RULES[move];
  if (rule.by !== checkOneOf(act.by, OrderActor)) return failure('not-for-this-actor');
  if (!rule.from.includes(status)) return failure(rule.otherwise);
  const isOver = isPaymentTimeOver({ deadline: consentBy, now });
  if (move === SellRequestMove.Agree && isOver) return failure('consent-expired');
  if (move === SellRequestMove.Expire && !isOver) return failure('consent-time-left');
  return success(rule.to);
}

/**
 * The moves that an actor can make with a sell request at a given time, by the rules of
 * `sellRequestAfter`.
 *
 * @source private market, section 2 (sell); PM-4.105
 * @param request status, and the deadline for the investor's answer in epoch milliseconds
 * @param at the actor, and the current time in epoch milliseconds
 * @throws an error for an unknown status or actor, and for an invalid time
 * @example
 * ```ts
 * const desk = { by: 'desk', now: 0 };
 * legalSellRequestMoves({ status: 'under-review' }, desk); // => ['accept', 'refuse']
 * legalSellRequestMoves({ status: 'accepted' }, desk); // => []
 * ```
 */
export function legalSellRequestMoves(
  request: MovableSellRequest,
  at: { readonly by: OrderActor; readonly now: number },
): readonly SellRequestMove[] {
  const { by, now } = checkRecord(at);
  return Object.values(SellRequestMove).filter(
    (move) => sellRequestAfter(request, { move, by, now }).ok,
  );
}

/**
 * Whether a sell request is still open: under review, accepted by the desk, or agreed to by the
 * investor.
 *
 * @source PM-4.104: the units of all open requests together cannot exceed the units held
 * @param status the status of the request
 * @throws an error for an unknown status
 * @example
 * ```ts
 * isOpenSellRequest('agreed'); // => true
 * isOpenSellRequest('sold'); // => false
 * ```
 */
export function isOpenSellRequest(status: SellRequestStatus): boolean {
  return OPEN.has(checkOneOf(status, SellRequestStatus));
}
