/** The time at which the clock of every test backend stands until a test moves it. */
export const FIXED_TIME = new Date('2026-11-18T11:00:00+05:30');
