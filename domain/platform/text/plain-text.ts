import { checkText } from '../argument-checks.ts';

/**
 * Characters without width that come along when text is copied: soft hyphens, zero-width spaces and
 * joiners, marks of direction, and the byte order mark. The right-to-left override is not among
 * them, because it shows digits in another order.
 */
export const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202d\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** The full-width forms of the characters from `!` to `~`. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

const SPACES_AND_HYPHENS = /[\s\u2010-\u2015\u2212-]/g;

/** Text without invisible characters, and with ASCII in place of full-width characters. */
export function plainText(text: string): string {
  return checkText(text)
    .replaceAll(INVISIBLE, '')
    .replaceAll(FULL_WIDTH, (character) =>
      String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET),
    );
}

/** Plain text without spaces and hyphens. */
export function withoutSpaces(text: string): string {
  return plainText(text).replaceAll(SPACES_AND_HYPHENS, '');
}

/**
 * The code of digits that a typed text means, possibly incomplete. Ignores spaces and hyphens.
 * Returns a text that is longer than the code, or has other characters, unchanged: cutting it would
 * make another code.
 */
export function digitsInput(text: string, length: number): string {
  const digits = withoutSpaces(text);
  return /^[0-9]*$/.test(digits) && digits.length <= length ? digits : text;
}
