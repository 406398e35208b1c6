import { asText } from '../../platform/expected.ts';

export type AccountHolderNameViolation =
  { readonly kind: 'missing' } | { readonly kind: 'not-letters' };

/**
 * What stays of a typed or pasted account holder name: letters, and single spaces between them.
 *
 * @source AP-5.40, AP-5.41
 * @example
 * ```ts
 * accountHolderNameInput(' Asha   K. Rao2'); // => 'Asha K Rao'
 * ```
 */
export function accountHolderNameInput(text: string): string {
  return asText(text)
    .replace(/[^A-Za-z\s]/g, '')
    .replace(/\s+/g, ' ')
    .trimStart();
}

/**
 * What is wrong with an account holder name: it is missing, or holds more than letters and spaces.
 *
 * @source AP-5.40
 * @example
 * ```ts
 * accountHolderNameViolation('R2D2'); // => { kind: 'not-letters' }
 * ```
 */
export function accountHolderNameViolation(text: string): AccountHolderNameViolation | undefined {
  if (asText(text).trim() === '') return { kind: 'missing' };
  return /^[A-Za-z ]+$/.test(text) ? undefined : { kind: 'not-letters' };
}
