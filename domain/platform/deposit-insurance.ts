import { indianGroups } from './grouped-digits.ts';

/**
 * The maximum in rupees that deposit insurance covers per depositor and bank, principal and
 * interest together. A text, like all that follows from it, so that public pages can show it
 * without loading decimal arithmetic.
 *
 * @source Deposit Insurance and Credit Guarantee Corporation Act 1961, section 16(1)
 */
export const DEPOSIT_INSURANCE_RUPEES = '500000';
/** The same limit with Indian grouping: `₹5,00,000`. */
export const DEPOSIT_INSURANCE_LIMIT = `₹${indianGroups(DEPOSIT_INSURANCE_RUPEES)}`;
/** The same limit in lakh (100,000), for labels: `₹5 lakh`. */
export const DEPOSIT_INSURANCE_LIMIT_LABEL = `₹${DEPOSIT_INSURANCE_RUPEES.slice(0, -5)} lakh`;
