import { asText } from '../platform/expected.ts';

/** Most characters of the name of a share that a person writes. */
export const LONGEST_SHARE_NAME = 200;

export type ShareNameViolation =
  | { readonly kind: 'missing' }
  | { readonly kind: 'too-long'; readonly most: number }
  /** Holds control characters, or halves of characters. */
  | { readonly kind: 'not-text' };

/**
 * The name of a share is any text of at most 200 characters that is not blank; blanks around it do
 * not count.
 *
 * @source PM-5.28, PM-5.37, PM-5.38; private market, section 5
 * @param text what the field holds
 * @throws a sentence for anything but text
 * @example
 * ```ts
 * shareNameViolation('   '); // => { kind: 'missing' }
 * shareNameViolation('Himalaya Wellness'); // => undefined
 * ```
 */
export function shareNameViolation(text: string): ShareNameViolation | undefined {
  const name = asText(text).trim();
  if (name === '') return { kind: 'missing' };
  if (Array.from(name).length > LONGEST_SHARE_NAME) {
    return { kind: 'too-long', most: LONGEST_SHARE_NAME };
  }
  return /[\p{Cc}\p{Cs}]/u.test(name) ? { kind: 'not-text' } : undefined;
}
