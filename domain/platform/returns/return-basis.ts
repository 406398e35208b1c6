/** How the time between two payments is counted in years. */
export const ReturnBasis = Object.freeze({
  /** Whole years by the calendar, and the rest over the days of the running year. */
  Anniversary: 'anniversary',
  /** All days over 365, as XIRR of spreadsheets does. */
  Actual365: 'act-365',
} as const);
export type ReturnBasis = (typeof ReturnBasis)[keyof typeof ReturnBasis];
