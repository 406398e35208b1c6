import { plainText } from './text/plain-text.ts';

/** The error message for a mobile number that is not ten digits; forms and the server use it. */
export const NOT_TEN_DIGITS_TEXT = 'Please enter a valid 10-digit mobile number';

const TEN_DIGITS = /^[0-9]{10}$/;
const INDIAN = /^[6-9][0-9]{9}$/;
/** Spaces, hyphens, points and brackets. */
const SEPARATORS = /[\s.()\u2010-\u2015\u2212-]/g;

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
  const plain = plainText(text).trim();
  const rest = digitsAfterPrefix(plain, plain.replaceAll(SEPARATORS, ''));
  return INDIAN.test(rest) ? rest : text.trim();
}

/** The digits behind the country code and the leading 0, as far as they are typed. */
function digitsAfterPrefix(plain: string, typed: string): string {
  const apart = /^\(?(91|0)\D/.exec(plain)?.[1];
  if (apart !== undefined) return typed.slice(apart.length);
  const whole = /^(?:(?:\+|00)?91)?0?([0-9]{10})$/.exec(typed)?.[1];
  return whole ?? typed.replace(/^(?:\+|00)91/, '');
}

/**
 * What is wrong with a text that `mobileDigits` does not recognise: other characters, the code of
 * another country, or the number of digits besides the prefix.
 */
export function mobileTextFault(
  text: string,
): 'not-digits' | 'not-indian' | { readonly digits: number } {
  const plain = plainText(text).trim();
  const typed = plain.replaceAll(SEPARATORS, '');
  if (!/^\+?[0-9]*$/.test(typed)) return 'not-digits';
  if (/^\+(?:[^9]|9[^1])/.test(typed)) return 'not-indian';
  return { digits: digitsAfterPrefix(plain, typed).replace('+', '').length };
}
