/** PostgreSQL's codes for "nothing happened, try again": serialization failure and deadlock. */
const RETRY_CODES = new Set(['40001', '40P01']);

/** The code of a database's failure, such as `23505` for a unique key; undefined for others. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  const { code } = error;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

export function isWorthRetrying(error: unknown): boolean {
  return RETRY_CODES.has(databaseErrorCode(error) ?? '');
}

/**
 * A named statement's table has got another shape since it was read: a newer process has migrated
 * it. Nothing was done. The code alone says no more than that something is not supported.
 */
export function isPlanOutdated(error: unknown): boolean {
  if (databaseErrorCode(error) !== '0A000') return false;
  return (error as { readonly routine?: unknown }).routine === 'RevalidateCachedQuery';
}
