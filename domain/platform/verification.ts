/** Seconds that KYC takes for an investor in the central KYC register, as the app states it. */
export const KYC_SECONDS = 90;
/**
 * Rupees credited to a bank account to verify it by the name that the bank returns. Text, for copy.
 */
export const PENNY_DROP_RUPEES = '0.01';
/** Rupees that an investor pays by UPI to verify an account; the amount is returned. */
export const REVERSE_PENNY_DROP_RUPEES = '1';
