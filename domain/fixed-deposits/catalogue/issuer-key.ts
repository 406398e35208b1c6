import type { IssuerId } from './issuer.ts';

/** The key of an issuer in one spelling, so that case and surrounding spaces make no difference. */
export function issuerKey(issuerId: IssuerId): string {
  return issuerId.trim().toLowerCase();
}
