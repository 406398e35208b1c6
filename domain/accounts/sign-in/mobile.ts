import { asText } from '../../platform/expected.ts';

/** Digits of a mobile number, without the country code. */
export const MOBILE_LENGTH = 10;
/** The only country that can sign in. */
export const COUNTRY_CODE = '+91';

export type MobileViolation =
  { readonly kind: 'missing' } | { readonly kind: 'wrong-length'; readonly digits: number };

/** What stays of typed or pasted text: ten digits, without a pasted country code or leading 0. */
export function mobileInput(text: string): string {
  const digits = asText(text, 'a mobile number').replace(/\D/g, '');
  return withoutPrefix(text, digits).slice(0, MOBILE_LENGTH);
}

export function mobileViolation(text: string): MobileViolation | undefined {
  if (asText(text, 'a mobile number') === '') return { kind: 'missing' };
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
