import { randomInt } from 'node:crypto';

/** Without those that are taken for digits; digits would look like a one-time code. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What people and the issuer know a payment by, such as `VRP-KQWR-TZXB-NMLP`. */
export function paymentReference(prefix: string): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)] ?? '';
  const group = () => Array.from({ length: 4 }, letter).join('');
  return `${prefix}-${group()}-${group()}-${group()}`;
}
