/** The id of the default deposit, which the URL part `suryoday` also means. */
export const DEFAULT_DEPOSIT_ID = 1001;

/**
 * The deposit id in a part of a URL: the number itself, or 1001 for `suryoday` or no text.
 * Undefined for any other text.
 *
 * @source FD-9.26, FD-2.159
 * @example
 * ```ts
 * depositIdFor('suryoday'); // => 1001
 * depositIdFor('12a'); // => undefined
 * ```
 */
export function depositIdFor(addressPart: string | undefined): number | undefined {
  if (addressPart === undefined || addressPart === '' || addressPart === 'suryoday') {
    return DEFAULT_DEPOSIT_ID;
  }
  const isId = typeof addressPart === 'string' && /^[1-9][0-9]{0,8}$/.test(addressPart);
  return isId ? Number(addressPart) : undefined;
}
