/** The key of the partner bank. Its deposits are booked on the bank's own page. */
export const PARTNER_KEY = 'suryoday';
