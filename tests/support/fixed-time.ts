/** The time of every test backend until a test moves its clock. */
export const FIXED_TIME = new Date('2026-11-18T11:00:00+05:30');
