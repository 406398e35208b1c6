import { checkText } from '../../platform/argument-checks.ts';

/** Number of digits of a mobile number, without the country code. */
export const MOBILE_LENGTH = 10;
/** The only supported country code. */
export const COUNTRY_CODE = '+91';

export type MobileViolation =
  | { readonly kind: 'missing' }
  | { readonly kind: 'wrong-length'; readonly digits: number }
  /** Ten digits that are not an Indian mobile number. */
  | { readonly kind: 'not-indian' };

/**
 * Normalises a typed or pasted mobile number: keeps at most ten digits, without country code or
 * leading 0.
 *
 * @source AP-5.1
 * @example
 * ```ts
 * mobileInput('+91 98765 43210'); // => '9876543210'
 * ```
 */
export function mobileInput(text: string): string {
  const digits = checkText(text).replace(/\D/g, '');
  return withoutPrefix(text, digits).slice(0, MOBILE_LENGTH);
}

/**
 * Checks a mobile number: exactly ten digits, beginning with 6, 7, 8 or 9.
 *
 * @source AP-2.7, AP-5.1; National Numbering Plan 2003, mobile services
 * @example
 * ```ts
 * mobileViolation('98765'); // => { kind: 'wrong-length', digits: 5 }
 * mobileViolation('1234567890'); // => { kind: 'not-indian' }
 * ```
 */
export function mobileViolation(text: string): MobileViolation | undefined {
  if (checkText(text) === '') return { kind: 'missing' };
  if (!/^\d{10}$/.test(text)) {
    return { kind: 'wrong-length', digits: text.replace(/\D/g, '').length };
  }
  return /^[6-9]/.test(text) ? undefined : { kind: 'not-indian' };
}

/**
 * Removes `+91` at once. Removes a leading 91 or 0 without plus sign only if ten digits follow,
 * because a mobile number being typed can start with 91.
 */
function withoutPrefix(text: string, digits: string): string {
  if (/^\s*\+\s*91/.test(text)) return digits.slice(2);
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2);
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1);
  return digits;
}
