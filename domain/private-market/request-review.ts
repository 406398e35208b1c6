import { asWord } from '../platform/expected.ts';
import { failure, type Result, success } from '../platform/result.ts';

/** How a sell request, or a request for a share, stands. */
export const RequestStatus = Object.freeze({
  UnderReview: 'under-review',
  Accepted: 'accepted',
  Refused: 'refused',
} as const);
export type RequestStatus = (typeof RequestStatus)[keyof typeof RequestStatus];

/** What the desk decides on one. */
export const ReviewMove = Object.freeze({ Accept: 'accept', Refuse: 'refuse' } as const);
export type ReviewMove = (typeof ReviewMove)[keyof typeof ReviewMove];

/**
 * A request is under review until the desk accepts or refuses it, once.
 *
 * @source PM-4.94, PM-8.28, PM-8.32; private market, sections 4 and 8
 * @param status of the request
 * @param move what the desk decides
 * @throws a sentence for a word that is no status or move
 * @example
 * ```ts
 * requestAfter('under-review', 'refuse'); // => { ok: true, value: 'refused' }
 * requestAfter('refused', 'accept'); // => { ok: false, failure: 'already-decided' }
 * ```
 */
export function requestAfter(
  status: RequestStatus,
  move: ReviewMove,
): Result<RequestStatus, 'already-decided'> {
  const decision = asWord(move, ReviewMove);
  const isOpen = asWord(status, RequestStatus) === RequestStatus.UnderReview;
  if (!isOpen) return failure('already-decided');
  return success(decision === ReviewMove.Accept ? RequestStatus.Accepted : RequestStatus.Refused);
}

/**
 * The desk may decide on a request that is under review, and on no other.
 *
 * @source PM-8.28; private market, section 8
 * @param status of the request
 * @throws a sentence for a word that is no status
 * @example
 * ```ts
 * legalReviewMoves('under-review'); // => ['accept', 'refuse']
 * ```
 */
export function legalReviewMoves(status: RequestStatus): readonly ReviewMove[] {
  return Object.values(ReviewMove).filter((move) => requestAfter(status, move).ok);
}
