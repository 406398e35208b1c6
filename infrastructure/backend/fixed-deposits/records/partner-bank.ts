/** The issuer key of the partner bank, which books on its own page. */
export const PARTNER_KEY = 'suryoday';
