import { withoutSpaces } from './plain-text.ts';

/**
 * The code of digits that a typed text means, possibly incomplete. Ignores spaces and hyphens.
 * Returns a text that is longer than the code, or has other characters, unchanged: cutting it would
 * make another code.
 */
export function digitsInput(text: string, length: number): string {
  const digits = withoutSpaces(text);
  return /^[0-9]*$/.test(digits) && digits.length <= length ? digits : text;
}
