import { randomInt } from 'node:crypto';

/**
 * Letters without I and O, which look like digits. No digits, because they could look like a
 * one-time code.
 */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A random reference for people and issuers, such as `VRP-KQWR-TZXB-NMLP`. */
export function paymentReference(prefix: string): string {
  const group = () => referenceLetters(4);
  return `${prefix}-${group()}-${group()}-${group()}`;
}

export function referenceLetters(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');
}
