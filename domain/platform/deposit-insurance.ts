/**
 * The largest sum that deposit insurance covers for each depositor and bank, principal and
 * interest together. Text, because public pages state it without loading decimal arithmetic.
 *
 * @source Deposit Insurance and Credit Guarantee Corporation Act 1961, section 16(1)
 */
export const DEPOSIT_INSURANCE_LIMIT = '₹5,00,000';
/** The same limit in words of the market, for labels. */
export const DEPOSIT_INSURANCE_LIMIT_LABEL = '₹5 lakh';
