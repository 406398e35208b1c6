/** The one issuer that books by itself: its own key among the issuers. */
export const PARTNER_KEY = 'suryoday';
