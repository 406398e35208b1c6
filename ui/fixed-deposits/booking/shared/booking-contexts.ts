/**
 * The ports of the booking screens. They also show existing deposits, and let users choose again if
 * an offer has expired.
 */
export const bookingContexts = ['fixed-deposits', 'deposit-holdings', 'deposit-booking'] as const;
