import { checkRecord } from '../../platform/argument-checks.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { isSuryoday, type IssuerId } from '../catalogue/issuer.ts';

/** The pages from which an investor returns to the embedded booking, as named in the URL. */
export const EmbeddedReturn = Object.freeze({
  Aadhaar: 'aadhar',
  Payment: 'payment',
  VideoKyc: 'vkyc',
} as const);
export type EmbeddedReturn = (typeof EmbeddedReturn)[keyof typeof EmbeddedReturn];

export interface EmbeddedVisit {
  readonly transactionId: string;
  readonly from: EmbeddedReturn;
}

export type EmbeddedVisitViolation = 'no-transaction' | 'no-return' | 'several-returns';

/**
 * Whether deposits of an issuer are booked on the partner bank's page, embedded in a frame; true
 * only for Suryoday.
 *
 * @source FD-1.11, FD-1.12, FD-4.28
 * @example
 * ```ts
 * isBookedEmbedded('suryoday'); // => true
 * ```
 */
export function isBookedEmbedded(issuerId: IssuerId): boolean {
  return isSuryoday(issuerId);
}

/**
 * Whether the app asks for a maturity instruction; true for all issuers except Suryoday.
 *
 * @source FD-4.29
 * @example
 * ```ts
 * isMaturityInstructionAsked('suryoday'); // => false
 * ```
 */
export function isMaturityInstructionAsked(issuerId: IssuerId): boolean {
  return !isSuryoday(issuerId);
}

/**
 * Parses the query of the embedded booking's URL. It must have a transaction id and exactly one of
 * `aadhar`, `payment` and `vkyc` set to `true`.
 *
 * @source FD-2.107
 * @example
 * ```ts
 * const address = { transactionId: 'T1', payment: 'true' };
 * readEmbeddedVisit(address); // => { ok: true, value: { transactionId: 'T1', from: 'payment' } }
 * ```
 */
export function readEmbeddedVisit(
  query: Readonly<Record<string, string | undefined>>,
): Result<EmbeddedVisit, EmbeddedVisitViolation> {
  const given = checkRecord(query);
  const { transactionId } = given;
  if (typeof transactionId !== 'string' || transactionId === '') return failure('no-transaction');
  const marks = Object.values(EmbeddedReturn).filter((mark) => given[mark] === 'true');
  const [from] = marks;
  if (from === undefined) return failure('no-return');
  return marks.length > 1 ? failure('several-returns') : success({ transactionId, from });
}
