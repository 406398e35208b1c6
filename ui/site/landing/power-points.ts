/**
 * An example: the value of 100 at the end of each year, rounded. It grows by 30% a year before the
 * listing and by 14% a year afterwards.
 */
export const powerPoints = [
  100, 130, 169, 220, 286, 371, 483, 627, 816, 930, 1060, 1209, 1378,
] as const;

/** The year at whose end the company is listed. */
export const LISTING_YEAR = 8;
