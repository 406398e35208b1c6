/**
 * PostgreSQL error codes of transactions that may be retried: serialization failure and deadlock.
 */
const RETRY_CODES = new Set(['40001', '40P01']);

/**
 * The database's error code, such as `23505` for a unique violation; undefined for other errors.
 */
export function databaseErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  const { code } = error;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

export function isWorthRetrying(error: unknown): boolean {
  return RETRY_CODES.has(databaseErrorCode(error) ?? '');
}

/**
 * Whether a statement failed, without any effect, because a newer process migrated a table after
 * the statement was prepared. Its error code means only "feature not supported", so this also
 * checks which routine of PostgreSQL reported it.
 */
export function isPlanOutdated(error: unknown): boolean {
  if (databaseErrorCode(error) !== '0A000') return false;
  return (error as { readonly routine?: unknown }).routine === 'RevalidateCachedQuery';
}
