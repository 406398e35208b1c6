import * as v from 'valibot';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { lineText } from './text.wire.ts';

/** The message of a violation: one for all, or one for each. */
type MessageOf<Violation> = string | ((violation: Violation) => string);

/** A schema check that accepts text which the domain rule finds no violation in. */
export function byRule<Violation>(
  rule: (text: string) => Violation | undefined,
  message: MessageOf<NoInfer<Violation>>,
) {
  return v.check(
    (text: string) => rule(text) === undefined,
    ({ input }) => {
      if (typeof message === 'string') return message;
      const violation = rule(input);
      return violation === undefined ? '' : message(violation);
    },
  );
}

/** Longest text in characters that any format of the domain accepts. */
const LONGEST = 254;

/**
 * Text in the format of a domain rule.
 * @param description of the format in the API, and the message for text without one of its own
 */
export function textBy<Violation>(
  rule: (text: string) => Violation | undefined,
  description: string,
  message: MessageOf<NoInfer<Violation>> = description,
) {
  return v.pipe(
    lineText(LONGEST, description),
    byRule(rule, message),
    v.description(description),
  );
}

/** The error message for mobile numbers, which is also their description in the API. */
export const INDIAN_MOBILE =
  'Enter an Indian mobile number of 10 digits that begins with 6, 7, 8 or 9.';

/** The error message for a date that does not exist. */
export const NO_DATE = 'This date does not exist.';

/** A calendar date as YYYY-MM-DD. */
export const isoDay = v.pipe(v.string(), v.isoDate(NO_DATE), v.check(isDay(['iso']), NO_DATE));

/** Whether a text is a date that exists, in one of these forms. */
export function isDay(forms: readonly ('iso' | 'slashed' | 'dashed')[]) {
  return (text: string): boolean => {
    const day = CalendarDate.parse(text);
    return day.ok && forms.some((form) => day.value[form] === text);
  };
}
