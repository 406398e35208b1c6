import { Decimal as DecimalLibrary } from 'decimal.js';
import { invariant, shown } from './invariant.ts';

/**
 * Exact decimal numbers: 40 significant digits, rounded half-up, never in exponent notation. A
 * private clone of decimal.js, so that `Decimal.set` in other code has no effect here.
 */
export const Decimal: DecimalLibrary.Constructor = DecimalLibrary.clone({
  defaults: true,
  precision: 40,
  rounding: DecimalLibrary.ROUND_HALF_UP,
  toExpNeg: -9e15,
  toExpPos: 9e15,
});
export type Decimal = DecimalLibrary;

/**
 * A decimal as plain text, a `Decimal`, or a whole `number`. A `number` with a fraction is
 * rejected, because it is not exact.
 */
export type DecimalInput = string | Decimal | number;

const PLAIN_TEXT = /^-?[0-9]{1,30}(?:\.[0-9]{1,60})?$/;

/**
 * Converts an input to a `Decimal`; throws an error for anything that is not exact.
 *
 * @param what what the input is, for the error message
 */
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
  // All clones share one prototype, so only the constructor shows whose settings a value has.
  return input.constructor === Decimal ? input : new Decimal(input);
}

/**
 * Rounds half-up to a number of decimals. Rounds to 20 decimals first, because an inexact division
 * such as r/12 can put an exact half slightly below it (0.4999…).
 */
export function roundedHalfUp(value: Decimal, decimals: number): Decimal {
  return value.toDecimalPlaces(20).toDecimalPlaces(decimals);
}
