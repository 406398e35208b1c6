import { ADULT_AGE } from '../../platform/adult-age.ts';
import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkDate } from '../../platform/expected-values.ts';
import { dateOfBirthViolationTexts } from '../kyc/date-of-birth.ts';

export type NomineeBirthDateViolation =
  { readonly kind: 'missing' } | { readonly kind: 'in-future' };
export type GuardianBirthDateViolation = NomineeBirthDateViolation | { readonly kind: 'under-age' };

/** The error message for each violation of a nominee's date of birth. */
export const nomineeBirthDateViolationTexts = Object.freeze({
  missing: dateOfBirthViolationTexts.missing,
  'in-future': 'Date of birth cannot be in the future',
} as const satisfies Record<NomineeBirthDateViolation['kind'], string>);

/** The error message for each violation of a guardian's date of birth. */
export const guardianBirthDateViolationTexts = Object.freeze({
  ...nomineeBirthDateViolationTexts,
  missing: 'Guardian date of birth is required',
  'under-age': `The guardian must be ${ADULT_AGE} or older`,
} as const satisfies Record<GuardianBirthDateViolation['kind'], string>);

/**
 * Checks a nominee's date of birth: it is required and not in the future.
 *
 * @source AP-5.73
 * @example
 * ```ts
 * nomineeBirthDateViolation(undefined, CalendarDate.of('2026-11-21')); // => { kind: 'missing' }
 * ```
 */
export function nomineeBirthDateViolation(
  date: CalendarDate | undefined,
  today: CalendarDate,
): NomineeBirthDateViolation | undefined {
  if (!date) return { kind: 'missing' };
  return checkDate(date).isAfter(today) ? { kind: 'in-future' } : undefined;
}

/**
 * Checks the date of birth of a minor's guardian, who must be an adult.
 *
 * @source AP-5.80; Majority Act 1875: 18 years
 * @example
 * ```ts
 * const today = CalendarDate.of('2026-11-21');
 * guardianBirthDateViolation(CalendarDate.of('2012-01-01'), today); // => { kind: 'under-age' }
 * ```
 */
export function guardianBirthDateViolation(
  date: CalendarDate | undefined,
  today: CalendarDate,
): GuardianBirthDateViolation | undefined {
  const violation = nomineeBirthDateViolation(date, today);
  if (violation !== undefined || date === undefined) return violation;
  return isMinor(date, today) ? { kind: 'under-age' } : undefined;
}

/**
 * Whether a person is under 18 and therefore needs a guardian.
 *
 * @source AP-5.75; Indian Majority Act 1875, section 3
 * @example
 * ```ts
 * isMinor(CalendarDate.of('2008-11-22'), CalendarDate.of('2026-11-21')); // => true
 * ```
 */
export function isMinor(dateOfBirth: CalendarDate, today: CalendarDate): boolean {
  return checkDate(dateOfBirth).ageOn(today) < ADULT_AGE;
}
