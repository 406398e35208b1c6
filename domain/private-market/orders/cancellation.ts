import { checkOneOf } from '../../platform/argument-checks.ts';
import { OrderMove } from './order-moves.ts';

/** Why an order was cancelled. */
export const CancellationReason = Object.freeze({
  ByDesk: 'by-desk',
  ByInvestor: 'by-investor',
  NotPaid: 'not-paid',
  Refunded: 'refunded',
} as const);
export type CancellationReason = (typeof CancellationReason)[keyof typeof CancellationReason];

const REASONS: Readonly<Partial<Record<OrderMove, CancellationReason>>> = {
  cancel: 'by-desk',
  withdraw: 'by-investor',
  'expire-unpaid': 'not-paid',
  refund: 'refunded',
};

/**
 * The reason for a cancellation, by the move that cancelled the order; undefined for a move that
 * does not cancel.
 *
 * @source PM-4.100, PM-4.101, PM-4.102; private market, section 4
 * @param move the move of the order
 * @throws an error for an unknown move
 * @example
 * ```ts
 * cancellationReasonFor('expire-unpaid'); // => 'not-paid'
 * cancellationReasonFor('complete'); // => undefined
 * ```
 */
export function cancellationReasonFor(move: OrderMove): CancellationReason | undefined {
  return REASONS[checkOneOf(move, OrderMove)];
}
