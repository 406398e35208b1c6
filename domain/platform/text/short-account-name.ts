import { checkText } from '../argument-checks.ts';

/**
 * Names an account by its bank, or its depository, and the last four characters of its number.
 *
 * @source Vriddhi's own rule: where the documents fix no mask, only the ending is shown
 * @throws an error for anything but two texts
 * @example
 * ```ts
 * shortAccountName('HDFC Bank', '50100012347093'); // => 'HDFC Bank, ending in 7093'
 * ```
 */
export function shortAccountName(holder: string, accountNumber: string): string {
  return `${checkText(holder)}, ending in ${checkText(accountNumber).slice(-4)}`;
}
