/** The campaign of investors who arrive without one. */
export const DEFAULT_CAMPAIGN_ID = 34427;
