/**
 * An issuer's own key (`osb_issuer_id` on the wire), such as `suryoday`: the one identity by which
 * rules know an issuer; never its name, its number or a deposit of it.
 */
export type IssuerId = string;

/** Books in an embedded journey of its own; compounds quarterly; takes any amount. */
export function isSuryoday(issuerId: IssuerId): boolean {
  return isIssuer(issuerId, 'suryoday');
}

/** Compounds monthly. */
export function isShriram(issuerId: IssuerId): boolean {
  return isIssuer(issuerId, 'shriram');
}

/** The finance company that wants to know beforehand how a person will pay. */
const ASKS_FOR_PAYMENT_METHOD = 'malhar';

export function asksForPaymentMethod(issuerId: IssuerId): boolean {
  return isIssuer(issuerId, ASKS_FOR_PAYMENT_METHOD);
}

function isIssuer(issuerId: IssuerId, key: string): boolean {
  return typeof issuerId === 'string' && issuerId.trim().toLowerCase() === key;
}
