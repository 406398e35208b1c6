/**
 * The modules whose ports the booking screens use. These screens also show existing deposits, and
 * let users choose another deposit if an offer has expired.
 */
export const bookingContexts = ['fixed-deposits', 'deposit-holdings', 'deposit-booking'] as const;
