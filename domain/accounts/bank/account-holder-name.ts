import { checkText } from '../../platform/argument-checks.ts';

/**
 * Normalises a typed or pasted account holder name: keeps letters, and single spaces between words.
 *
 * @source AP-5.40, AP-5.41
 * @example
 * ```ts
 * accountHolderNameInput(' Asha   K. Rao2'); // => 'Asha K Rao'
 * ```
 */
export function accountHolderNameInput(text: string): string {
  return checkText(text)
    .replace(/[^A-Za-z\s]/g, '')
    .replace(/\s+/g, ' ')
    .trimStart();
}
