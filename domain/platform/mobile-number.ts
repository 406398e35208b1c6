import { plainText } from './text/typed-text.ts';

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

/** The digits behind the country code and the leading 0; other texts as they are. */
function digitsAfterPrefix(plain: string, typed: string): string {
  const [, national] = /^(?:\+|00)91(?:0(?=[0-9]{10}$))?(.*)$/.exec(typed) ?? [];
  if (national !== undefined) return national;
  if (/^\(?91[\s.)\u2010-\u2015\u2212-]/.test(plain)) return typed.slice(2);
  if (/^\(?0[\s.)\u2010-\u2015\u2212-]/.test(plain)) return typed.slice(1);
  const [, digits] = /^(?:91|0|910)([0-9]{10})$/.exec(typed) ?? [];
  return digits ?? typed;
}

/**
 * What is wrong with a text that `mobileDigits` does not recognise: other characters, another
 * country code, or the number of digits besides the prefix.
 */
export function mobileTextFault(
  text: string,
): 'not-digits' | 'other-country' | { readonly digits: number } {
  const plain = plainText(text).trim();
  const typed = plain.replaceAll(SEPARATORS, '');
  if (!/^\+?[0-9]*$/.test(typed)) return 'not-digits';
  const isOfIndia = !typed.startsWith('+') || '+91'.startsWith(typed.slice(0, 3));
  if (!isOfIndia) return 'other-country';
  return { digits: digitsAfterPrefix(plain, typed).replace('+', '').length };
}
