import { checkText } from '../../platform/argument-checks.ts';
import { plainText } from '../../platform/text/plain-text.ts';
import type { IssuerId } from './issuer.ts';

/** The key of an issuer in one spelling, so that case and surrounding spaces make no difference. */
export function issuerKey(issuerId: IssuerId): string {
  return checkText(issuerId).trim().toLowerCase();
}

/**
 * The name of an issuer without what people write in different ways: case, dots, `The`, `Limited`,
 * and `&` for `and`. Invisible and full-width characters make no difference.
 */
export function issuerNameKey(name: string): string {
  const words = plainText(name).toLowerCase().replaceAll('&', ' and ').split(/[\s.,]+/);
  return words.join(' ').trim().replace(/^the | (ltd|limited)$/g, '');
}
