import { checkText } from '../argument-checks.ts';
import { INVISIBLE } from './plain-text.ts';

/** Joiners, which are part of the spelling in several scripts. */
const JOINERS = /[\u200c\u200d]/;

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
