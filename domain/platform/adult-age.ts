/** Minimum age in years at which an individual can hold an account alone. */
export const ADULT_AGE = 18;
