import { Decimal as DecimalLibrary } from 'decimal.js';
import { invariant, shown } from './invariant.ts';

/**
 * Exact decimal numbers with settings of their own: 40 significant digits, half-up, never written
 * with an exponent. A private clone, so that nobody's `Decimal.set` reaches it, nor ours theirs.
 */
export const Decimal: DecimalLibrary.Constructor = DecimalLibrary.clone({
  defaults: true,
  precision: 40,
  rounding: DecimalLibrary.ROUND_HALF_UP,
  toExpNeg: -9e15,
  toExpPos: 9e15,
});
export type Decimal = DecimalLibrary;

/** Plain decimal text, a decimal, or a count as a whole number; fractions never as a `number`. */
export type DecimalInput = string | Decimal | number;

const PLAIN_TEXT = /^-?[0-9]{1,30}(?:\.[0-9]{1,60})?$/;

/** Reads an input strictly; throws a sentence on anything that could be read in two ways. */
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
  // All clones share one prototype; only the constructor tells whose settings a value carries.
  return input.constructor === Decimal ? input : new Decimal(input);
}

/**
 * Rounds half-up where a value may lie a hair below its half: r/12 does not terminate, so an exact
 * half comes out of 40 digits as 0.4999…; rounding to 20 decimals first puts it right again.
 */
export function roundedHalfUp(value: Decimal, decimals: number): Decimal {
  return value.toDecimalPlaces(20).toDecimalPlaces(decimals);
}
