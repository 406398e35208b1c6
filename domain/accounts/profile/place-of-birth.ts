import { checkText } from '../../platform/argument-checks.ts';

/** Maximum length of a place of birth, in characters. */
export const LONGEST_PLACE_OF_BIRTH = 60;

export type PlaceOfBirthViolation =
  /** Contains characters that a screen cannot show or a database cannot store. */
  { readonly kind: 'unreadable' } | { readonly kind: 'too-long' };

/**
 * Checks a place of birth: optional, only displayable characters of any script, at most 60.
 *
 * @example
 * ```ts
 * placeOfBirthViolation(''); // => undefined
 * placeOfBirthViolation('M'.repeat(61)); // => { kind: 'too-long' }
 * ```
 */
export function placeOfBirthViolation(text: string): PlaceOfBirthViolation | undefined {
  if (/[\p{Cc}\p{Cs}]/u.test(checkText(text))) return { kind: 'unreadable' };
  return text.length > LONGEST_PLACE_OF_BIRTH ? { kind: 'too-long' } : undefined;
}
