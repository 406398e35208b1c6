import { asWord } from '../../platform/argument-checks.ts';
import { OrderMove } from './order-moves.ts';

/** The reasons why an order was cancelled. */
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
 * The reason for a cancellation, given by the move: the desk or the investor cancelled the order,
 * it was not paid in time, or its payment was refunded. Undefined for other moves.
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
  return REASONS[asWord(move, OrderMove)];
}
