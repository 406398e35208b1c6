import { CalendarDate } from './calendar-date.ts';
import { asKind } from './expected.ts';

/** From this age on a person is a senior citizen, to issuers and to the profile alike. */
export const SENIOR_CITIZEN_AGE = 60;

export function isSeniorByAge(birthDate: CalendarDate, today: CalendarDate): boolean {
  return asKind(birthDate, CalendarDate, 'a date of birth').ageOn(today) >= SENIOR_CITIZEN_AGE;
}
