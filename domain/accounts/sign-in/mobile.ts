import { asText } from '../../platform/expected.ts';

/** Digits of a mobile number, without the country code. */
export const MOBILE_LENGTH = 10;
/** The only country that can sign in. */
export const COUNTRY_CODE = '+91';

export type MobileViolation =
  { readonly kind: 'missing' } | { readonly kind: 'wrong-length'; readonly digits: number };

/**
 * What stays of a typed or pasted mobile number: ten digits, without a pasted country code or
 * leading 0.
 *
 * @source AP-5.1
 * @example
 * ```ts
 * mobileInput('+91 98765 43210'); // => '9876543210'
 * ```
 */
export function mobileInput(text: string): string {
  const digits = asText(text).replace(/\D/g, '');
  return withoutPrefix(text, digits).slice(0, MOBILE_LENGTH);
}

/**
 * What is wrong with a mobile number: it has exactly ten digits.
 *
 * @source AP-2.7, AP-5.1
 * @example
 * ```ts
 * mobileViolation('98765'); // => { kind: 'wrong-length', digits: 5 }
 * ```
 */
export function mobileViolation(text: string): MobileViolation | undefined {
  if (asText(text) === '') return { kind: 'missing' };
  const isComplete = /^\d{10}$/.test(text);
  return isComplete ? undefined : { kind: 'wrong-length', digits: text.replace(/\D/g, '').length };
}

/** A prefix is recognised only when ten digits follow it, so that typing is untouched. */
function withoutPrefix(text: string, digits: string): string {
  if (/^\s*\+\s*91/.test(text)) return digits.slice(2);
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2);
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1);
  return digits;
}
