import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';

/** All rows read, or none: a row that means nothing stops the whole reply. */
export function readAll<Row, Value>(
  rows: readonly Row[],
  read: (row: Row) => Value | undefined,
  what: string,
): Result<readonly Value[], PortFailure> {
  const values = rows.map(read).filter((value) => value !== undefined);
  return values.length === rows.length ? success(values) : unread(what);
}

/** The failure of a reply that has the right shape and no meaning. */
export function unread(what: string): Result<never, PortFailure> {
  return failure({ kind: 'unexpected-reply', detail: `cannot read ${what}` });
}
