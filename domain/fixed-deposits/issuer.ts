/**
 * An issuer's own key (`osb_issuer_id` on the wire), such as `suryoday`: the one identity by which
 * rules know an issuer; never its name, its number or a deposit of it.
 */
export type IssuerId = string;

/**
 * Whether an issuer is suryoday, which books in an embedded journey, compounds quarterly and takes
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
 * Whether an issuer is shriram, which compounds monthly.
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

/** The finance company that wants to know beforehand how a person will pay. */
const ASKS_FOR_PAYMENT_METHOD = 'malhar';

/**
 * Whether UPI or net banking is chosen in the app before the payment page: for one finance company
 * alone.
 *
 * @source FD-4.66, AP-4.45
 * @example
 * ```ts
 * asksForPaymentMethod('suryoday'); // => false
 * ```
 */
export function asksForPaymentMethod(issuerId: IssuerId): boolean {
  return isIssuer(issuerId, ASKS_FOR_PAYMENT_METHOD);
}

function isIssuer(issuerId: IssuerId, key: string): boolean {
  return typeof issuerId === 'string' && issuerId.trim().toLowerCase() === key;
}
