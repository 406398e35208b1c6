import { type DecimalInput, decimalOf } from './decimal.ts';
import { indianGroups } from './grouped-digits.ts';

/** As many as a pocket calculator shows. */
const MOST_DECIMALS = 6;

/**
 * Writes a number of a working as a pocket calculator shows it: six decimals at most, and a mark
 * where more were cut off. Nothing is rounded.
 *
 * @source calculation rules, "What a quote carries"
 * @throws a sentence on anything but plain decimal text, a decimal, or a whole number
 * @example
 * ```ts
 * writtenDecimal('1.08'); // => '1.08'
 * writtenDecimal('0.33333333'); // => '0.333333…'
 * ```
 */
export function writtenDecimal(number: DecimalInput): string {
  const { sign, whole, decimals } = parts(number);
  return `${sign}${whole}${decimals}`;
}

/**
 * Writes an amount of a working: grouped the Indian way, six decimals at most, and a mark where
 * more were cut off. Nothing is rounded.
 *
 * @source calculation rules, "What a quote carries"; FD-9.39
 * @throws a sentence on anything but plain decimal text, a decimal, or a whole number
 * @example
 * ```ts
 * writtenAmount('128613.7490625'); // => '₹1,28,613.749062…'
 * ```
 */
export function writtenAmount(amount: DecimalInput): string {
  const { sign, whole, decimals } = parts(amount);
  return `${sign}₹${indianGroups(whole)}${decimals}`;
}

function parts(number: DecimalInput) {
  const decimal = decimalOf(number, 'a number of a working');
  const [whole = '', fraction = ''] = decimal.abs().toFixed().split('.');
  const isCut = fraction.length > MOST_DECIMALS;
  const shown = isCut ? `${fraction.slice(0, MOST_DECIMALS)}…` : fraction;
  const isNegative = decimal.isNegative() && !decimal.isZero();
  return { sign: isNegative ? '-' : '', whole, decimals: shown === '' ? '' : `.${shown}` };
}
