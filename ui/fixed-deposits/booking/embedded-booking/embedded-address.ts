import {
  EmbeddedReturn,
  type EmbeddedVisit,
  type EmbeddedVisitViolation,
  readEmbeddedVisit,
} from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { type Result, success } from '#domain/platform/result.ts';

/**
 * The embedded booking that the query describes. Undefined if the query has none of its parameters:
 * the booking is then that of the order in this tab.
 */
export function embeddedVisitIn(
  search: string,
): Result<EmbeddedVisit | undefined, EmbeddedVisitViolation> {
  const query = Object.fromEntries(new URLSearchParams(search));
  const names = ['transactionId', ...Object.values(EmbeddedReturn)];
  if (!names.some((name) => Object.hasOwn(query, name))) return success(undefined);
  return readEmbeddedVisit(query);
}
