import { CalendarDate } from '../../platform/calendar-date.ts';
import { failure, type Result, success } from '../../platform/result.ts';

/** The earliest accepted year of birth. */
export const EARLIEST_BIRTH_YEAR = 1900;

export type DateOfBirthViolation =
  | { readonly kind: 'missing' }
  | { readonly kind: 'not-a-date' }
  /** A day that does not exist in the calendar, such as 31 February. */
  | { readonly kind: 'no-such-day' }
  | { readonly kind: 'too-early' }
  | { readonly kind: 'in-future' };

const OUT_OF_RANGE_TEXT = `Enter a date from ${EARLIEST_BIRTH_YEAR} to today`;

/** The error message for each violation of a date of birth; the forms and the server use them. */
export const dateOfBirthViolationTexts = Object.freeze({
  missing: 'Date of birth is required',
  'not-a-date': 'Enter the date as DD/MM/YYYY',
  'no-such-day': 'This date does not exist',
  'too-early': OUT_OF_RANGE_TEXT,
  'in-future': OUT_OF_RANGE_TEXT,
} as const satisfies Record<DateOfBirthViolation['kind'], string>);

/**
 * Parses a typed date of birth, which must be between 1900 and today.
 *
 * @source AP-5.15, AP-5.16
 * @example
 * ```ts
 * parseDateOfBirth('31/12/1899', CalendarDate.of('2026-11-21')).ok; // => false
 * ```
 */
export function parseDateOfBirth(
  text: string,
  today: CalendarDate,
): Result<CalendarDate, DateOfBirthViolation> {
  const date = CalendarDate.parse(text);
  if (!date.ok) return failure(unreadable(text, date.failure));
  return date.value.isAfter(today) ? failure({ kind: 'in-future' }) : success(date.value);
}

/**
 * The date of birth that a text field or date picker accepts: between 1900 and today, both
 * included. Undefined for any other text.
 *
 * @source AP-5.17
 * @example
 * ```ts
 * acceptedDateOfBirth('22/11/2026', CalendarDate.of('2026-11-21')); // => undefined
 * ```
 */
export function acceptedDateOfBirth(text: string, today: CalendarDate): CalendarDate | undefined {
  const date = parseDateOfBirth(text, today);
  return date.ok ? date.value : undefined;
}

function unreadable(text: string, why: string): DateOfBirthViolation {
  if (why === 'empty') return { kind: 'missing' };
  if (why === 'no-such-day') return { kind: 'no-such-day' };
  if (why !== 'out-of-range') return { kind: 'not-a-date' };
  const year = Number(/\d{4}/.exec(text)?.[0]);
  return { kind: year < EARLIEST_BIRTH_YEAR ? 'too-early' : 'in-future' };
}
