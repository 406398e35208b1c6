import { checkRecord, asText } from '../../platform/argument-checks.ts';

/**
 * An issuer's key (`osb_issuer_id` on the wire), such as `suryoday`. Rules identify an issuer only
 * by this key, never by its name, number or deposits.
 */
export type IssuerId = string;

/**
 * Whether an issuer is Suryoday, which books in an embedded journey, compounds quarterly and takes
 * any amount.
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
 * Whether an issuer is Shriram, which compounds monthly.
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
 * Whether the app asks for UPI or net banking before the payment page: only for the one issuer that
 * the caller configures.
 *
 * @source FD-4.66, AP-4.45
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
  return isIssuer(issuerId, asText(configured).trim().toLowerCase());
}

function isIssuer(issuerId: IssuerId, key: string): boolean {
  return typeof issuerId === 'string' && issuerId.trim().toLowerCase() === key;
}
