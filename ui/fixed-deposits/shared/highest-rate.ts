/**
 * The highest annual rate of the catalogue, in the rate column of women who are senior citizens.
 * A test compares it with the sample rates. (Source: FD-1.9)
 */
export const HIGHEST_RATE = '9.41%';
