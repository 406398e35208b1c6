/** The deposit that an address without an id means, and the address `suryoday`. */
export const DEFAULT_DEPOSIT_ID = 1001;

export function depositIdFor(addressPart: string | undefined): number | undefined {
  if (addressPart === undefined || addressPart === '' || addressPart === 'suryoday') {
    return DEFAULT_DEPOSIT_ID;
  }
  const isId = typeof addressPart === 'string' && /^[1-9][0-9]{0,8}$/.test(addressPart);
  return isId ? Number(addressPart) : undefined;
}
