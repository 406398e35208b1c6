/** The days on which customer support is open. */
export const SUPPORT_DAYS = 'Monday to Saturday';

/**
 * The opening hours of customer support. The product documents also state 9 to 9 for some pages:
 * these are the hours on which all of them agree.
 */
export const SUPPORT_HOURS = '10:00 am to 8:00 pm';
