import { checkRecord, checkText } from '../../platform/argument-checks.ts';

/**
 * An issuer's key, such as `suryoday` (`osb_issuer_id` in the backend's API). All rules identify an
 * issuer by this key.
 */
export type IssuerId = string;

/**
 * Whether an issuer is Suryoday, ignoring case and surrounding spaces. Suryoday books deposits on
 * its own embedded page, compounds quarterly and accepts any whole amount.
 *
 * @source FD-1.12
 * @example
 * ```ts
 * isSuryoday(' Suryoday '); // => true
 * ```
 */
export function isSuryoday(issuerId: IssuerId): boolean {
  return isIssuer(issuerId, 'suryoday');
}

/**
 * Whether an issuer is Shriram, which compounds monthly; ignores case and surrounding spaces.
 *
 * @source FD-1.12, FD-9.18
 * @example
 * ```ts
 * isShriram('suryoday'); // => false
 * ```
 */
export function isShriram(issuerId: IssuerId): boolean {
  return isIssuer(issuerId, 'shriram');
}

/**
 * Whether the app asks for UPI or net banking before it opens the payment page.
 *
 * @source FD-4.66, AP-4.45
 * @param by `configured` is the key of the only issuer for which the app asks
 * @example
 * ```ts
 * asksForPaymentMethod('suryoday', { configured: 'malhar' }); // => false
 * asksForPaymentMethod('Malhar ', { configured: 'malhar' }); // => true
 * ```
 */
export function asksForPaymentMethod(
  issuerId: IssuerId,
  by: { readonly configured?: IssuerId | undefined },
): boolean {
  const { configured } = checkRecord(by);
  if (configured === undefined) return false;
  return isIssuer(issuerId, checkText(configured).trim().toLowerCase());
}

function isIssuer(issuerId: IssuerId, key: string): boolean {
  return typeof issuerId === 'string' && issuerId.trim().toLowerCase() === key;
}
