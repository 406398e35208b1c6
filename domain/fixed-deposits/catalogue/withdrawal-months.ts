/**
 * Number of months after which a deposit can be withdrawn early, unless its scheme has its own
 * rule.
 */
export const MONTHS_BEFORE_WITHDRAWAL = 3;
