import { checkOneOf } from '../../platform/argument-checks.ts';
import { failure, type Result, success } from '../../platform/result.ts';

/** The status of a request to sell a share, or to buy a share that is not listed. */
export const RequestStatus = Object.freeze({
  UnderReview: 'under-review',
  Accepted: 'accepted',
  Refused: 'refused',
} as const);
export type RequestStatus = (typeof RequestStatus)[keyof typeof RequestStatus];

/** The decisions that the desk (Vriddhi's operations team) can make on a request. */
export const ReviewMove = Object.freeze({ Accept: 'accept', Refuse: 'refuse' } as const);
export type ReviewMove = (typeof ReviewMove)[keyof typeof ReviewMove];

/**
 * The status of a request after the desk's decision. Fails if the desk has already decided.
 *
 * @source PM-4.94, PM-8.28, PM-8.32; private market, sections 4 and 8
 * @param status the status of the request
 * @param move the desk's decision
 * @throws an error for an unknown status or move
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
  const decision = checkOneOf(move, ReviewMove);
  const isOpen = checkOneOf(status, RequestStatus) === RequestStatus.UnderReview;
  if (!isOpen) return failure('already-decided');
  return success(decision === ReviewMove.Accept ? RequestStatus.Accepted : RequestStatus.Refused);
}

/**
 * The decisions that the desk can still make on a request: both while it is under review, none
 * after.
 *
 * @source PM-8.28; private market, section 8
 * @param status the status of the request
 * @throws an error for an unknown status
 * @example
 * ```ts
 * legalReviewMoves('under-review'); // => ['accept', 'refuse']
 * ```
 */
export function legalReviewMoves(status: RequestStatus): readonly ReviewMove[] {
  return Object.values(ReviewMove).filter((move) => requestAfter(status, move).ok);
}
