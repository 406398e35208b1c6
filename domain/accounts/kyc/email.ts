import { asText } from '../../platform/expected.ts';

export type EmailViolation = { readonly kind: 'missing' } | { readonly kind: 'malformed' };

/** A non-space part, an @, a part, a dot, a part. Whether it exists only a message can tell. */
export function emailViolation(text: string): EmailViolation | undefined {
  if (asText(text, 'an e-mail address').trim() === '') return { kind: 'missing' };
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? undefined : { kind: 'malformed' };
}
