import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';

/** Converts all rows, or returns undefined if any row is invalid. */
export function readAll<Row, Value>(
  rows: readonly Row[],
  read: (row: Row) => Value | undefined,
  what: string,
): Result<readonly Value[], PortFailure> {
  const values = rows.map(read).filter((value) => value !== undefined);
  return values.length === rows.length ? success(values) : unreadable(what);
}

/** The failure of a reply with a valid shape but invalid values. */
export function unreadable(what: string): Result<never, PortFailure> {
  return failure({ kind: 'unexpected-reply', detail: `cannot read ${what}` });
}
