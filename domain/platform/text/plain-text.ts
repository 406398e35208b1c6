import { checkText } from '../argument-checks.ts';

/**
 * Characters without width that come along when text is copied: soft hyphens, zero-width spaces and
 * joiners, marks of direction, and the byte order mark. The right-to-left override is not among
 * them, because it shows digits in another order.
 */
export const INVISIBLE = /(?!\u202e)\p{Cf}/gu;
/** The full-width forms of the characters from `!` to `~`. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;

const SPACES_AND_HYPHENS = /[\s\p{Pd}\u2212]/gu;

/** Text without invisible characters, and with ASCII in place of full-width characters. */
export function plainText(text: string): string {
  return checkText(text)
    .replaceAll(INVISIBLE, '')
    .replaceAll(FULL_WIDTH, (character) => character.normalize('NFKC'));
}

/**
 * Whether text has characters that a line of text never needs: control characters and lone
 * surrogates, which a database cannot store, marks that show text in another order, and the
 * brackets of HTML tags.
 */
export function isUnreadable(text: string): boolean {
  return /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069<>]/u.test(checkText(text));
}

/** Plain text without spaces and hyphens. */
export function withoutSpaces(text: string): string {
  return plainText(text).replaceAll(SPACES_AND_HYPHENS, '');
}
