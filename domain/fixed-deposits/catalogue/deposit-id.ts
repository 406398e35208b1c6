/** The default deposit, also meant by the address `suryoday`. */
export const DEFAULT_DEPOSIT_ID = 1001;

/**
 * The deposit in a part of an address: its number; 1001 for `suryoday` and if absent; undefined for
 * any other text.
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
