import { asText } from '../../platform/expected.ts';

export type EmailViolation = { readonly kind: 'missing' } | { readonly kind: 'malformed' };

/**
 * What is wrong with an e-mail address: it has a part without blanks, an @, a part, a dot, a part;
 * whether it exists only a message can tell.
 *
 * @source AP-5.18
 * @example
 * ```ts
 * emailViolation('asha@example'); // => { kind: 'malformed' }
 * ```
 */
export function emailViolation(text: string): EmailViolation | undefined {
  if (asText(text).trim() === '') return { kind: 'missing' };
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? undefined : { kind: 'malformed' };
}
