/** The marketing campaign id of investors whose link names no campaign. */
export const DEFAULT_CAMPAIGN_ID = 34427;
