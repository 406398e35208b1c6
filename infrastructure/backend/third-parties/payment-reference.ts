import { randomInt } from 'node:crypto';

/**
 * Letters without I and O, which look like digits. No digits, because they could look like a
 * one-time code.
 */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A random reference for people and issuers, such as `VRP-KQWR-TZXB-NMLP`. */
export function paymentReference(prefix: string): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)] ?? '';
  const group = () => Array.from({ length: 4 }, letter).join('');
  return `${prefix}-${group()}-${group()}-${group()}`;
}
