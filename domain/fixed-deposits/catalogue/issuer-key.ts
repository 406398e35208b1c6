import type { IssuerId } from './issuer.ts';

/** The key of an issuer in one spelling, so that case and surrounding spaces make no difference. */
export function issuerKey(issuerId: IssuerId): string {
  return issuerId.trim().toLowerCase();
}

/** The name of an issuer without what people write in different ways: case, dots, `Limited`. */
export function issuerNameKey(name: string): string {
  const words = name.toLowerCase().replaceAll(/[\s.,]+/g, ' ').trim();
  return words.replace(/ (ltd|limited)$/, '');
}
