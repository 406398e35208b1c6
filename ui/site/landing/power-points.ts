/** The growth of the example before and after the listing, in percent a year. */
export const POWER_GROWTH = { private: 30, listed: 14 } as const;

/** The value of 100 at the end of each year, rounded, at these rates of growth. */
export const powerPoints = [
  100, 130, 169, 220, 286, 371, 483, 627, 816, 930, 1060, 1209, 1378,
] as const;

/** The year at whose end the company is listed. */
export const LISTING_YEAR = 8;
