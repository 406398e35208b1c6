import { isEmailAddress } from '../../platform/email-address.ts';
import { checkText } from '../../platform/argument-checks.ts';

export type EmailViolation = { readonly kind: 'missing' } | { readonly kind: 'malformed' };

/**
 * Checks the form of an email address: text without blanks, an at sign, and a host name with a dot.
 * Whether the address exists is not checked.
 *
 * @source AP-5.18
 * @example
 * ```ts
 * emailViolation('asha@example'); // => { kind: 'malformed' }
 * ```
 */
export function emailViolation(text: string): EmailViolation | undefined {
  if (checkText(text).trim() === '') return { kind: 'missing' };
  return isEmailAddress(text) ? undefined : { kind: 'malformed' };
}
