/**
 * The payout code of cumulative deposits. A file of its own, so that the prefetch of a page does
 * not load the other codes.
 */
export const CUMULATIVE_CODE = 'C';
