import type { IssuerId } from '#domain/fixed-deposits/issuer.ts';

/** The one issuer, a finance company, that wants to know how a person will pay. */
const ISSUER_THAT_ASKS = 'malhar';

/** Whether UPI or net banking is chosen in the app, before the payment page. */
export function asksForPaymentMethod(issuerId: IssuerId): boolean {
  return issuerId === ISSUER_THAT_ASKS;
}
