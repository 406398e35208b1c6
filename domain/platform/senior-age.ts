import type { CalendarDate } from './calendar-date.ts';
import { checkDate } from './expected-values.ts';

/** Age in years from which a person is a senior citizen. */
export const SENIOR_CITIZEN_AGE = 60;

/**
 * Whether a person is a senior citizen by age: at least 60 years on the given day.
 *
 * @source FD-4.30; Income-tax Act 1961: a senior citizen is of the age of sixty years or more
 * @example
 * ```ts
 * isSeniorByAge(CalendarDate.of('1966-11-21'), CalendarDate.of('2026-11-21')); // => true
 * ```
 */
export function isSeniorByAge(birthDate: CalendarDate, today: CalendarDate): boolean {
  return checkDate(birthDate).ageOn(today) >= SENIOR_CITIZEN_AGE;
}
