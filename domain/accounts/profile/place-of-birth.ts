import { asText } from '../../platform/expected.ts';

/** Most characters of a place of birth. */
export const LONGEST_PLACE_OF_BIRTH = 60;

export type PlaceOfBirthViolation =
  /** Characters that no screen can show and no database can hold. */
  { readonly kind: 'unreadable' } | { readonly kind: 'too-long' };

/**
 * What is wrong with a place of birth: it holds characters that cannot be shown, or more than 60 of
 * them. Nobody has to give one, and any script will do.
 *
 * @example
 * ```ts
 * placeOfBirthViolation(''); // => undefined
 * placeOfBirthViolation('M'.repeat(61)); // => { kind: 'too-long' }
 * ```
 */
export function placeOfBirthViolation(text: string): PlaceOfBirthViolation | undefined {
  if (/[\p{Cc}\p{Cs}]/u.test(asText(text))) return { kind: 'unreadable' };
  return text.length > LONGEST_PLACE_OF_BIRTH ? { kind: 'too-long' } : undefined;
}
