/**
 * The maximum that deposit insurance covers per depositor and bank, principal and interest
 * together. A formatted text, so that public pages can show it without loading decimal arithmetic.
 *
 * @source Deposit Insurance and Credit Guarantee Corporation Act 1961, section 16(1)
 */
export const DEPOSIT_INSURANCE_LIMIT = '₹5,00,000';
/** The same limit in lakh (100,000), for labels. */
export const DEPOSIT_INSURANCE_LIMIT_LABEL = '₹5 lakh';
