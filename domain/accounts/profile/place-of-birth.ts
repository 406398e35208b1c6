import { isUnreadable } from '../../platform/text/plain-text.ts';

/** Maximum length of a place of birth, in characters. */
export const LONGEST_PLACE_OF_BIRTH = 60;

export type PlaceOfBirthViolation =
  /** Contains control characters, marks of direction or angle brackets. */
  { readonly kind: 'unreadable' } | { readonly kind: 'too-long' };

/**
 * Checks a place of birth: optional, no control characters, marks of direction or angle brackets,
 * at most 60 characters.
 *
 * @example
 * ```ts
 * placeOfBirthViolation(''); // => undefined
 * placeOfBirthViolation('M'.repeat(61)); // => { kind: 'too-long' }
 * ```
 */
export function placeOfBirthViolation(text: string): PlaceOfBirthViolation | undefined {
  if (isUnreadable(text)) return { kind: 'unreadable' };
  return text.length > LONGEST_PLACE_OF_BIRTH ? { kind: 'too-long' } : undefined;
}
