import { type Decimal, decimalOf, type DecimalInput, roundedHalfUp } from './decimal.ts';
import { checkInstance, refuseOperators } from './argument-checks.ts';
import { invariant } from './invariant.ts';
import { Money } from './money.ts';
import { failure, type Result, success } from './result.ts';

export type PercentageViolation = 'empty' | 'not-a-percentage' | 'too-large' | 'too-precise';

/**
 * The largest power of ten of a percentage. A percentage below 10^23 covers the annualised interest
 * on one rupee for a single day.
 */
const LARGEST_EXPONENT = 22;
/**
 * Maximum number of digits before the point that `parse` accepts, far above any rate, yield or
 * growth.
 */
const MOST_DIGITS = 9;
const PERCENTAGE = /^([-−]?)([0-9]+)(?:\.([0-9]+))?\s*%?$/;

/**
 * An exact percentage: 8.75 is 8.75%. Compare with `isLessThan` and `isGreaterThan`; the operators
 * `<`, `>` and `+` throw.
 *
 * @source calculation rules, "Rounding"
 * @example
 * ```ts
 * Percentage.of('8.75').fraction.toString(); // => '0.0875'
 * ```
 */
export class Percentage {
  /** The number of percent: 8.75 for 8.75%. */
  readonly decimal: Decimal;
  /** The percentage as a fraction of one: 0.0875 for 8.75%. */
  readonly fraction: Decimal;

  private constructor(decimal: Decimal) {
    this.decimal = decimal;
    this.fraction = decimal.dividedBy(100);
    Object.freeze(this);
  }

  /**
   * A percentage from plain decimal text, a `Decimal`, or a whole `number`: '8.75' means 8.75%.
   *
   * @throws an error for anything else: fractions as a `number`, 10^23 percent and more
   * @example
   * ```ts
   * Percentage.of('7.250').text; // => '7.25'
   * ```
   */
  static of(percent: DecimalInput): Percentage {
    const decimal = decimalOf(percent, 'a percentage');
    invariant(decimal.e <= LARGEST_EXPONENT, 'a percentage must stay below 10^23');
    return new Percentage(decimal);
  }

  /**
   * The percentage that an amount is of another amount.
   *
   * @formula part / whole x 100
   * @throws an error for a whole that is not above zero, for another currency, and for
   *   10^23 percent and more
   * @example
   * ```ts
   * Percentage.partOf(Money.of('30'), Money.of('120')).text; // => '25'
   * ```
   */
  static partOf(part: Money, whole: Money): Percentage {
    const { decimal, currency } = checkInstance<Money>(whole, Money, 'money');
    invariant(decimal.greaterThan(0), 'the whole must be above zero');
    checkInstance(part, Money, 'money');
    invariant(part.currency === currency, 'part and whole need the same currency');
    return Percentage.of(part.decimal.times(100).dividedBy(decimal));
  }

  /**
   * Parses a percentage as people write it, with or without the percent sign.
   *
   * @example
   * ```ts
   * Percentage.parse('8.75 %').ok; // => true
   * Percentage.parse('eight'); // => { ok: false, failure: 'not-a-percentage' }
   * ```
   */
  static parse(text: string): Result<Percentage, PercentageViolation> {
    const written = typeof text === 'string' ? text.trim() : '';
    if (written === '') return failure('empty');
    const [, minus = '', whole = '', fraction = ''] = PERCENTAGE.exec(written) ?? [];
    if (whole === '') return failure('not-a-percentage');
    if (whole.replace(/^0+/, '').length > MOST_DIGITS) return failure('too-large');
    if (fraction.length > 20) return failure('too-precise');
    return success(Percentage.of(`${minus && '-'}${whole}.${fraction === '' ? '0' : fraction}`));
  }

  /**
   * The number of percent as plain decimal text, as sent to the backend.
   *
   * @example
   * ```ts
   * Percentage.of('9.00').text; // => '9'
   * ```
   */
  get text(): string {
    return this.decimal.isZero() ? '0' : this.decimal.toFixed();
  }

  /** Whether both percentages are equal; `5` equals `5.00`. */
  equals(other: Percentage): boolean {
    return this.decimal.equals(checkPercentage(other).decimal);
  }

  /** Whether this percentage is lower than the other. */
  isLessThan(other: Percentage): boolean {
    return this.decimal.lessThan(checkPercentage(other).decimal);
  }

  /** Whether this percentage is higher than the other. */
  isGreaterThan(other: Percentage): boolean {
    return this.decimal.greaterThan(checkPercentage(other).decimal);
  }

  /** Whether the percentage is zero. */
  isZero(): boolean {
    return this.decimal.isZero();
  }

  /** Whether the percentage is below zero. */
  isNegative(): boolean {
    return this.decimal.isNegative() && !this.decimal.isZero();
  }

  /**
   * Rounds to two decimals, half-up, as percentages are shown and stored.
   *
   * @source FD-9.38, AP-9.26
   * @example
   * ```ts
   * Percentage.of('7.125').toHundredth().text; // => '7.13'
   * ```
   */
  toHundredth(): Percentage {
    return new Percentage(roundedHalfUp(this.decimal, 2));
  }

  /**
   * The number of percent as text for `JSON.stringify`; `Percentage.of` reads it.
   *
   * @example
   * ```ts
   * JSON.stringify({ rate: Percentage.of('8.75') }); // => '{"rate":"8.75"}'
   * ```
   */
  toJSON(): string {
    return this.text;
  }

  toString(): string {
    return this.text;
  }

  /** Throws, because the operators `<`, `>`, `+` and `-` would compare or join texts. */
  valueOf(): never {
    return refuseOperators(this.text, 'isLessThan, isGreaterThan and equals');
  }
}

function checkPercentage(percentage: Percentage): Percentage {
  return checkInstance(percentage, Percentage, 'a percentage');
}
