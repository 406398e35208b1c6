import { invariant } from './invariant.ts';

/**
 * Formats the ten digits of an Indian mobile number with the country code, in groups of five.
 *
 * @source FD-9.41, AP-9.43
 * @throws an error for anything but ten digits
 * @example
 * ```ts
 * formatMobile('9876543210'); // => '+91 98765 43210'
 * ```
 */
export function formatMobile(digits: string): string {
  invariant(
    typeof digits === 'string' && /^[0-9]{10}$/.test(digits),
    'a mobile number needs ten digits',
  );
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
}
