import { type Decimal, decimalOf, type DecimalInput, roundedHalfUp } from './decimal.ts';
import { asKind } from './expected.ts';
import { invariant } from './invariant.ts';
import { Money } from './money.ts';
import { failure, type Result, success } from './result.ts';

export type PercentageViolation = 'empty' | 'not-a-percentage' | 'too-large' | 'too-precise';

/** Percentages stay below a billion either way: far above any rate, yield or growth. */
const LARGEST_EXPONENT = 8;
const PERCENTAGE = /^(-?)([0-9]+)(?:\.([0-9]+))?%?$/;

/**
 * So many of a hundred, exactly: 8.75 is 8.75%.
 *
 * @source calculation rules, "Rounding"
 * @example
 * ```ts
 * Percentage.of('8.75').fraction.toString(); // => '0.0875'
 * ```
 */
export class Percentage {
  /** Percent points. */
  readonly decimal: Decimal;
  /** Of one: 0.0875 for 8.75%. */
  readonly fraction: Decimal;

  private constructor(decimal: Decimal) {
    this.decimal = decimal;
    this.fraction = decimal.dividedBy(100);
    Object.freeze(this);
  }

  /**
   * A percentage from plain decimal text, a decimal, or a whole number.
   *
   * @throws a sentence on anything else: fractions as a `number`, a billion percent and more
   * @example
   * ```ts
   * Percentage.of('7.250').text; // => '7.25'
   * ```
   */
  static of(percent: DecimalInput): Percentage {
    const decimal = decimalOf(percent, 'a percentage');
    invariant(decimal.e <= LARGEST_EXPONENT, 'a percentage must stay below 10^9');
    return new Percentage(decimal);
  }

  /**
   * What a part is of the whole, exactly.
   *
   * @formula part / whole x 100
   * @throws a sentence on a whole that is not above zero, and on a billion percent and more
   * @example
   * ```ts
   * Percentage.partOf(Money.of('30'), Money.of('120')).text; // => '25'
   * ```
   */
  static partOf(part: Money, whole: Money): Percentage {
    const { decimal } = asKind(whole, Money, 'money');
    invariant(decimal.greaterThan(0), 'a part is of a whole above zero');
    return Percentage.of(asKind(part, Money, 'money').decimal.times(100).dividedBy(decimal));
  }

  /**
   * Reads a percentage as people write it, with or without the sign.
   *
   * @example
   * ```ts
   * Percentage.parse('8.75 %').ok; // => true
   * Percentage.parse('eight'); // => { ok: false, failure: 'not-a-percentage' }
   * ```
   */
  static parse(text: string): Result<Percentage, PercentageViolation> {
    const compact = typeof text === 'string' ? text.replaceAll(/\s/g, '') : '';
    if (compact === '') return failure('empty');
    const [, minus = '', whole = '', fraction = ''] = PERCENTAGE.exec(compact) ?? [];
    if (whole === '') return failure('not-a-percentage');
    if (whole.replace(/^0+/, '').length > LARGEST_EXPONENT + 1) return failure('too-large');
    if (fraction.length > 20) return failure('too-precise');
    return success(Percentage.of(`${minus}${whole}.${fraction === '' ? '0' : fraction}`));
  }

  /**
   * The percent points as plain decimal text, as they travel on the wire.
   *
   * @example
   * ```ts
   * Percentage.of('9.00').text; // => '9'
   * ```
   */
  get text(): string {
    return this.decimal.isZero() ? '0' : this.decimal.toFixed();
  }

  /** Whether both are the same percentage, however they were written. */
  equals(other: Percentage): boolean {
    return this.decimal.equals(exact(other));
  }

  /** Whether this percentage is lower than the other. */
  isLessThan(other: Percentage): boolean {
    return this.decimal.lessThan(exact(other));
  }

  /** Whether this percentage is higher than the other. */
  isGreaterThan(other: Percentage): boolean {
    return this.decimal.greaterThan(exact(other));
  }

  /** Whether it is nought percent. */
  isZero(): boolean {
    return this.decimal.isZero();
  }

  /** Whether it is below zero; zero itself is not. */
  isNegative(): boolean {
    return this.decimal.isNegative() && !this.decimal.isZero();
  }

  /**
   * Rounds to two decimals, half-up: how percentages are shown and kept.
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
}

function exact(percentage: Percentage): Decimal {
  return asKind(percentage, Percentage, 'a percentage').decimal;
}
