import { invariant } from './invariant.ts';

/**
 * Writes the ten digits of an Indian mobile number with the country code, in groups of five.
 *
 * @source FD-9.41, AP-9.43
 * @throws a sentence on anything but ten digits
 * @example
 * ```ts
 * formatMobile('9876543210'); // => '+91 98765 43210'
 * ```
 */
export function formatMobile(digits: string): string {
  invariant(
    typeof digits === 'string' && /^[0-9]{10}$/.test(digits),
    'a mobile number is shown from its ten digits',
  );
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
}
