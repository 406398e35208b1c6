import { checkText } from '../../platform/argument-checks.ts';
import { isUnreadable } from '../../platform/text/plain-text.ts';

/** Maximum length of a typed share name, in characters. */
export const LONGEST_SHARE_NAME = 200;

export type ShareNameViolation =
  | { readonly kind: 'missing' }
  | { readonly kind: 'too-long'; readonly most: number }
  /** Contains control characters, lone surrogates, marks of direction or angle brackets. */
  | { readonly kind: 'not-text' };

/**
 * Checks a typed share name: not blank, at most 200 characters after trimming, no control
 * characters, marks of direction or angle brackets.
 *
 * @source PM-5.28, PM-5.37, PM-5.38; private market, section 5
 * @param text the content of the field
 * @throws an error for anything but text
 * @example
 * ```ts
 * shareNameViolation('   '); // => { kind: 'missing' }
 * shareNameViolation('Himalaya Wellness'); // => undefined
 * ```
 */
export function shareNameViolation(text: string): ShareNameViolation | undefined {
  const name = checkText(text).trim();
  if (name === '') return { kind: 'missing' };
  if (Array.from(name).length > LONGEST_SHARE_NAME) {
    return { kind: 'too-long', most: LONGEST_SHARE_NAME };
  }
  return isUnreadable(name) ? { kind: 'not-text' } : undefined;
}
