import { type DecimalInput, decimalOf } from './decimal.ts';
import { indianGroups, MINUS_SIGN } from './grouped-digits.ts';

/** Number of decimals that are shown, as on a pocket calculator. */
const MOST_DECIMALS = 6;

/**
 * Formats a number of a calculation with at most six decimals, as a pocket calculator shows it.
 * Further decimals are cut off, not rounded, and replaced by `…`.
 *
 * @source calculation rules, "What a quote carries"
 * @throws an error for anything but plain decimal text, a decimal, or a whole number
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
 * Formats an amount in rupees of a calculation, with Indian grouping and at most six decimals.
 * Further decimals are cut off, not rounded, and replaced by `…`.
 *
 * @source calculation rules, "What a quote carries"; FD-9.39
 * @throws an error for anything but plain decimal text, a decimal, or a whole number
 * @example
 * ```ts
 * writtenAmount('128613.7490625'); // => '₹1,28,613.749062…'
 * writtenAmount('103187.5'); // => '₹1,03,187.50'
 * ```
 */
export function writtenAmount(amount: DecimalInput): string {
  const { sign, whole, decimals } = parts(amount);
  // A single decimal gets a second one, because paise always have two digits.
  const paise = decimals.length === 2 ? `${decimals}0` : decimals;
  return `${sign}₹${indianGroups(whole)}${paise}`;
}

function parts(number: DecimalInput) {
  const decimal = decimalOf(number, 'a number of a working');
  const [whole = '', fraction = ''] = decimal.abs().toFixed().split('.');
  const isCut = fraction.length > MOST_DECIMALS;
  const shown = isCut ? `${fraction.slice(0, MOST_DECIMALS)}…` : fraction;
  const isNegative = decimal.isNegative() && !decimal.isZero();
  return { sign: isNegative ? MINUS_SIGN : '', whole, decimals: shown === '' ? '' : `.${shown}` };
}
