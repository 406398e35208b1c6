import { plainText, withoutSpaces } from './text/plain-text.ts';

/** The error message for a mobile number that is not ten digits; forms and the server use it. */
export const NOT_TEN_DIGITS_TEXT = 'Please enter a valid 10-digit mobile number';

const TEN_DIGITS = /^[0-9]{10}$/;
const INDIAN = /^[6-9]\d{9}$/;

/** Whether text is exactly ten digits, 0 to 9, which public forms accept as a mobile number. */
export function isTenDigits(text: string): boolean {
  return TEN_DIGITS.test(mobileDigits(text));
}

/**
 * The ten digits of an Indian mobile number, without its country code (`+91`, `0091` or 91), the
 * leading 0, spaces and hyphens. Returns any other text trimmed and otherwise unchanged. A 91 or 0
 * that is written apart is always a prefix, because ten digits that include it would be the number
 * of another person.
 */
export function mobileDigits(text: string): string {
  const rest = digitsAfterPrefix(text);
  return INDIAN.test(rest) ? rest : text.trim();
}

/** The digits behind the country code and the leading 0, as far as they are typed. */
function digitsAfterPrefix(text: string): string {
  const typed = withoutSeparators(text);
  const apart = /^\s*\(?(91|0)\D/.exec(plainText(text))?.[1];
  if (apart !== undefined) return typed.slice(apart.length);
  return typed.replace(/^(?:(?:(?:\+|00)?91)?0?(?=\d{10}$)|(?:\+|00)91)/, '');
}

export type MobileTextViolation =
  /** Characters that no mobile number has, such as letters or a second number after a comma. */
  | { readonly kind: 'not-digits' }
  /** The number of digits without country code or leading 0. */
  | { readonly kind: 'wrong-length'; readonly digits: number }
  /** Ten digits that are not an Indian mobile number, or the code of another country. */
  | { readonly kind: 'not-indian' };

/** Checks a text for an Indian mobile number without anything before or between its digits. */
export function mobileTextViolation(text: string): MobileTextViolation | undefined {
  if (INDIAN.test(text)) return undefined;
  const typed = withoutSeparators(text);
  if (!/^\+?\d*$/.test(typed)) return { kind: 'not-digits' };
  const digits = digitsAfterPrefix(text).replace('+', '').length;
  const isForeign = /^\+(?!9?$|91)/.test(typed);
  return isForeign || digits === 10 ? { kind: 'not-indian' } : { kind: 'wrong-length', digits };
}

/** Text without spaces, hyphens, points and brackets. */
function withoutSeparators(text: string): string {
  return withoutSpaces(text).replaceAll(/[.()]/g, '');
}
