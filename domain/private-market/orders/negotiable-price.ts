/**
 * Orders above this amount may get a better price from the desk. Text, for copy.
 *
 * @source PM-9.28
 */
export const NEGOTIABLE_ABOVE = '₹5 Lakh';
