import { Decimal as DecimalLibrary } from 'decimal.js';
import { invariant, shown } from './invariant.ts';

/**
 * Exact decimal numbers with private settings: 40 significant digits, half-up, never in exponent
 * notation. A private clone, so that other users' `Decimal.set` and ours do not affect each other.
 */
export const Decimal: DecimalLibrary.Constructor = DecimalLibrary.clone({
  defaults: true,
  precision: 40,
  rounding: DecimalLibrary.ROUND_HALF_UP,
  toExpNeg: -9e15,
  toExpPos: 9e15,
});
export type Decimal = DecimalLibrary;

/** Plain decimal text, a decimal, or a whole number; fractions must not be a `number`. */
export type DecimalInput = string | Decimal | number;

const PLAIN_TEXT = /^-?[0-9]{1,30}(?:\.[0-9]{1,60})?$/;

/** Converts an input strictly; throws an error for anything ambiguous. */
export function decimalOf(input: DecimalInput, what: string): Decimal {
  if (typeof input === 'string') {
    invariant(PLAIN_TEXT.test(input), `${what} needs plain decimal text, got ${shown(input)}`);
    return new Decimal(input);
  }
  if (typeof input === 'number') {
    invariant(
      Number.isSafeInteger(input),
      `${what} as a number must be whole (write it as text), got ${shown(input)}`,
    );
    return new Decimal(input);
  }
  invariant(
    DecimalLibrary.isDecimal(input) && input.isFinite(),
    `${what} needs text or a finite decimal, got ${shown(input)}`,
  );
  // All clones share one prototype; only the constructor shows which settings a value has.
  return input.constructor === Decimal ? input : new Decimal(input);
}

/**
 * Rounds half-up, even if inexact division put a value slightly below its half: r/12 does not
 * terminate, so an exact half can appear as 0.4999… in 40 digits. Rounding to 20 decimals first
 * corrects this.
 */
export function roundedHalfUp(value: Decimal, decimals: number): Decimal {
  return value.toDecimalPlaces(20).toDecimalPlaces(decimals);
}
