import { plainText } from './plain-text.ts';

/** Spaces, hyphens and the punctuation of ASCII. */
const PUNCTUATION = /[\s\u2010-\u2015\u2212!-/:-@[-`{-~]/g;

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
