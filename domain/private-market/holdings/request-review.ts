import { asWord } from '../../platform/argument-checks.ts';
import { failure, type Result, success } from '../../platform/result.ts';

/** The status of a sell request, or of a request for a share. */
export const RequestStatus = Object.freeze({
  UnderReview: 'under-review',
  Accepted: 'accepted',
  Refused: 'refused',
} as const);
export type RequestStatus = (typeof RequestStatus)[keyof typeof RequestStatus];

/** The decisions of the desk on a request. */
export const ReviewMove = Object.freeze({ Accept: 'accept', Refuse: 'refuse' } as const);
export type ReviewMove = (typeof ReviewMove)[keyof typeof ReviewMove];

/**
 * A request is under review until the desk accepts or refuses it, once.
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
  const decision = asWord(move, ReviewMove);
  const isOpen = asWord(status, RequestStatus) === RequestStatus.UnderReview;
  if (!isOpen) return failure('already-decided');
  return success(decision === ReviewMove.Accept ? RequestStatus.Accepted : RequestStatus.Refused);
}

/**
 * The desk can decide on a request only while it is under review.
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
