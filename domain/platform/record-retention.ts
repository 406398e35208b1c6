/**
 * Minimum number of years for which records of investments are kept after an account is deleted.
 *
 * @source Companies Act 2013, section 128(5)
 */
export const RECORD_RETENTION_YEARS = 8;
