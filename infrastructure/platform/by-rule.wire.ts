import * as v from 'valibot';
import { CalendarDate } from '#domain/platform/calendar-date.ts';

/** Lets through what a rule of the domain finds nothing wrong with. */
export function byRule(violation: (text: string) => unknown, message: string) {
  return v.check((text: string) => violation(text) === undefined, message);
}

/** Text in the format that a rule of the domain knows; the description says which. */
export function textBy(violation: (text: string) => unknown, message: string) {
  return v.pipe(v.string(), byRule(violation, message), v.description(message));
}

const noDate = 'There is no such date.';

/** A day of the calendar as YYYY-MM-DD. */
export const isoDay = v.pipe(v.string(), v.isoDate(noDate), v.check(isDay(['iso']), noDate));

/** A day of the calendar as DD/MM/YYYY. */
export const slashedDay = v.pipe(
  v.string(),
  v.check(isDay(['slashed']), noDate),
  v.description('DD/MM/YYYY'),
);

/** A day of the calendar as DD/MM/YYYY or DD-MM-YYYY. */
export const dayFirstDay = v.pipe(
  v.string(),
  v.check(isDay(['slashed', 'dashed']), noDate),
  v.description('DD/MM/YYYY or DD-MM-YYYY'),
);

function isDay(forms: readonly ('iso' | 'slashed' | 'dashed')[]) {
  return (text: string): boolean => {
    const day = CalendarDate.parse(text);
    return day.ok && forms.some((form) => day.value[form] === text);
  };
}
