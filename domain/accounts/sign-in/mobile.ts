import { checkText } from '../../platform/argument-checks.ts';
import {
  mobileDigits,
  type MobileTextViolation,
  mobileTextViolation,
} from '../../platform/mobile-number.ts';

/** Number of digits of a mobile number, without the country code. */
export const MOBILE_LENGTH = 10;
/** The only supported country code. */
export const COUNTRY_CODE = '+91';

export type MobileViolation = { readonly kind: 'missing' } | MobileTextViolation;

/**
 * The mobile number that a typed text means: ten digits, without `+91`, 91 or 0 before them, and
 * without spaces and hyphens. Returns any other text as it was typed, so that the check rejects it:
 * no digit is cut off.
 *
 * @source AP-5.1
 * @example
 * ```ts
 * mobileInput('+91 98765 43210'); // => '9876543210'
 * mobileInput('98765432101'); // => '98765432101'
 * ```
 */
export function mobileInput(text: string): string {
  const digits = mobileDigits(text);
  return mobileTextViolation(digits) === undefined ? digits : text;
}

/**
 * Checks a mobile number: exactly ten digits, beginning with 6, 7, 8 or 9. A typed text is read
 * with `mobileInput` first.
 *
 * @source AP-2.7, AP-5.1; National Numbering Plan 2003, mobile services
 * @example
 * ```ts
 * mobileViolation('98765'); // => { kind: 'wrong-length', digits: 5 }
 * mobileViolation('1234567890'); // => { kind: 'not-indian' }
 * ```
 */
export function mobileViolation(text: string): MobileViolation | undefined {
  return checkText(text) === '' ? { kind: 'missing' } : mobileTextViolation(text);
}
