import {
  EmbeddedReturn,
  type EmbeddedVisit,
  type EmbeddedVisitViolation,
  readEmbeddedVisit,
} from '#domain/fixed-deposits/embedded-booking.ts';
import { type Result, success } from '#domain/platform/result.ts';

/** What an address names: nothing for a person who comes from the order, or a whole visit. */
export function embeddedVisitIn(
  search: string,
): Result<EmbeddedVisit | undefined, EmbeddedVisitViolation> {
  const query = Object.fromEntries(new URLSearchParams(search));
  const names = ['transactionId', ...Object.values(EmbeddedReturn)];
  if (!names.some((name) => Object.hasOwn(query, name))) return success(undefined);
  return readEmbeddedVisit(query);
}
