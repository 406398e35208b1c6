/**
 * The example of the chart: worth of 100 at the end of each year, whole numbers; 30% a year while
 * the company is private, 14% a year once it is listed.
 */
export const powerPoints = [
  100, 130, 169, 220, 286, 371, 483, 627, 816, 930, 1060, 1209, 1378,
] as const;

/** The year that ends with the day of listing. */
export const LISTING_YEAR = 8;
