import { checkText } from '../argument-checks.ts';

/**
 * Characters without width that come along when text is copied: soft hyphens, zero-width spaces and
 * joiners, marks of direction, and the byte order mark. The right-to-left override is not among
 * them, because it shows digits in another order.
 */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202d\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** Joiners, which are part of the spelling in several scripts. */
const JOINERS = /[\u200c\u200d]/;
/** The full-width forms of the characters from `!` to `~`. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

const SPACES_AND_HYPHENS = /[\s\u2010-\u2015\u2212-]/g;
/** Spaces, hyphens and the punctuation of ASCII. */
const PUNCTUATION = /[\s\u2010-\u2015\u2212!-/:-@[-`{-~]/g;

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
 * The code of letters and digits, in upper case, that a typed text means, possibly incomplete.
 * Ignores spaces, hyphens and punctuation. Returns a text that is longer than the code, or has
 * other characters, unchanged: cutting it would make another code.
 */
export function codeInput(text: string, length: number): string {
  const code = plainText(text).replaceAll(PUNCTUATION, '');
  const isCode = /^[A-Za-z0-9]*$/.test(code) && code.length <= length;
  return isCode ? code.toUpperCase() : text;
}

/** Whether text has fewer characters than a code, all of them letters and digits. */
export function isBeginningOfCode(text: string, length: number): boolean {
  return /^[A-Za-z0-9]*$/.test(text) && text.length < length;
}

/** As `codeInput`, for a code of digits only. Ignores spaces and hyphens, but no punctuation. */
export function digitsInput(text: string, length: number): string {
  const digits = withoutSpaces(text);
  return /^[0-9]*$/.test(digits) && digits.length <= length ? digits : text;
}

/**
 * A name in composed form (NFC), without invisible characters, and with single spaces between its
 * words.
 */
export function nameInput(text: string): string {
  return checkText(text)
    .normalize('NFC')
    .replaceAll(INVISIBLE, (character) => (JOINERS.test(character) ? character : ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Whether text consists of words of letters of any script, with spaces between them. A joiner
 * (zero-width joiner or non-joiner) is a part of a letter only after a combining mark.
 */
export function isWordsOfLetters(text: string): boolean {
  return /^(?:\p{L}(?:\p{M}[\u200c\u200d]?)*| )+$/u.test(text);
}
