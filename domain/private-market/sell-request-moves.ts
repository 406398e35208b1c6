import { asWord } from '../platform/expected.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { requestAfter, RequestStatus, ReviewMove } from './request-review.ts';

/** How a sell request stands: reviewed as any request, and sold once a buyer has paid. */
export const SellRequestStatus = Object.freeze({ ...RequestStatus, Sold: 'sold' } as const);
export type SellRequestStatus = (typeof SellRequestStatus)[keyof typeof SellRequestStatus];

/** What the desk does with one. */
export const SellRequestMove = Object.freeze({ ...ReviewMove, MarkSold: 'mark-sold' } as const);
export type SellRequestMove = (typeof SellRequestMove)[keyof typeof SellRequestMove];

/** Why the desk cannot do it now. */
export type SellRequestMoveViolation = 'already-decided' | 'not-accepted';

/**
 * A sell request is under review until the desk accepts or refuses it, once; one that is accepted
 * is sold when the desk has found a buyer, once.
 *
 * @source PM-4.94, PM-8.28; private market, sections 4 and 8; our own: what becomes of an accepted
 * request
 * @param status of the request
 * @param move what the desk does
 * @throws a sentence for a word that is no status or move
 * @example
 * ```ts
 * sellRequestAfter('accepted', 'mark-sold'); // => { ok: true, value: 'sold' }
 * sellRequestAfter('under-review', 'mark-sold'); // => { ok: false, failure: 'not-accepted' }
 * ```
 */
export function sellRequestAfter(
  status: SellRequestStatus,
  move: SellRequestMove,
): Result<SellRequestStatus, SellRequestMoveViolation> {
  const before = asWord(status, SellRequestStatus);
  const wanted = asWord(move, SellRequestMove);
  if (wanted === SellRequestMove.MarkSold) {
    const isAccepted = before === SellRequestStatus.Accepted;
    return isAccepted ? success(SellRequestStatus.Sold) : failure('not-accepted');
  }
  return before === SellRequestStatus.Sold
    ? failure('already-decided')
    : requestAfter(before, wanted);
}

/**
 * The desk may accept or refuse what is under review, and mark as sold what is accepted.
 *
 * @source PM-8.28; private market, section 8
 * @param status of the request
 * @throws a sentence for a word that is no status
 * @example
 * ```ts
 * legalSellRequestMoves('accepted'); // => ['mark-sold']
 * ```
 */
export function legalSellRequestMoves(status: SellRequestStatus): readonly SellRequestMove[] {
  return Object.values(SellRequestMove).filter((move) => sellRequestAfter(status, move).ok);
}
