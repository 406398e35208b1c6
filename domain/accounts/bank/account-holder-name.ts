import { nameInput } from '../../platform/text/name-text.ts';

/**
 * The account holder's name, with single spaces between its words. Letters of every script stay as
 * they are, and so does every other character: without it, the name would be another one.
 *
 * @source AP-5.40, AP-5.41
 * @example
 * ```ts
 * accountHolderNameInput(' José   D’Souza '); // => 'José D’Souza'
 * ```
 */
export function accountHolderNameInput(text: string): string {
  return nameInput(text);
}
