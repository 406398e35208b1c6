import { checkText } from '../../platform/argument-checks.ts';
import { isWordsOfLetters } from '../../platform/text/name-text.ts';

export interface Parents {
  readonly fatherName: string;
  readonly motherName: string;
}

/** Maximum length of a parent's name, in characters. */
export const LONGEST_PARENT_NAME = 100;

/** The punctuation of names such as `K. R. O'Brien` and `Anne-Marie`. */
const PUNCTUATION = /[.'’-]/g;

export type ParentNameViolation =
  | { readonly kind: 'missing' }
  | { readonly kind: 'not-letters' }
  | { readonly kind: 'too-long' };

/**
 * Checks a parent's name: required, only letters of any script, spaces, full stops, apostrophes and
 * hyphens, at most 100 characters.
 *
 * @source AP-5.46, AP-5.47
 * @example
 * ```ts
 * parentNameViolation("K. R. O'Brien"); // => undefined
 * parentNameViolation('R2D2'); // => { kind: 'not-letters' }
 * ```
 */
export function parentNameViolation(text: string): ParentNameViolation | undefined {
  if (checkText(text).trim() === '') return { kind: 'missing' };
  const words = text.replaceAll(PUNCTUATION, ' ');
  if (words.trim() === '' || !isWordsOfLetters(words)) return { kind: 'not-letters' };
  return text.length > LONGEST_PARENT_NAME ? { kind: 'too-long' } : undefined;
}
