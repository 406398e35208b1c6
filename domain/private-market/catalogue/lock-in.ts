/**
 * Months during which shares that were bought before a public issue (IPO) cannot be sold after it.
 *
 * @source AP-9.9, PM-9.25; SEBI (Issue of Capital and Disclosure Requirements) Regulations 2018,
 *   regulation 17
 */
export const IPO_LOCK_IN_MONTHS = 6;
