import { asFacts } from '../platform/expected.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { isSuryoday, type IssuerId } from './issuer.ts';

/** What a person comes back from to the embedded booking, in the words of the address. */
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

export function isBookedEmbedded(issuerId: IssuerId): boolean {
  return isSuryoday(issuerId);
}

export function isMaturityInstructionAsked(issuerId: IssuerId): boolean {
  return !isSuryoday(issuerId);
}

export function readEmbeddedVisit(
  query: Readonly<Record<string, string | undefined>>,
): Result<EmbeddedVisit, EmbeddedVisitViolation> {
  const given = asFacts(query, 'an address');
  const { transactionId } = given;
  if (typeof transactionId !== 'string' || transactionId === '') return failure('no-transaction');
  const marks = Object.values(EmbeddedReturn).filter((mark) => given[mark] === 'true');
  const [from] = marks;
  if (from === undefined) return failure('no-return');
  return marks.length > 1 ? failure('several-returns') : success({ transactionId, from });
}
