import { type Decimal, decimalOf, type DecimalInput, roundedHalfUp } from './decimal.ts';
import { asKind } from './expected.ts';
import { invariant } from './invariant.ts';
import { failure, type Result, success } from './result.ts';

export type PercentageViolation = 'empty' | 'not-a-percentage' | 'too-large' | 'too-precise';

/** Percentages stay below a billion either way: far above any rate, yield or growth. */
const LARGEST_EXPONENT = 8;
const PERCENTAGE = /^(-?)([0-9]+)(?:\.([0-9]+))?%?$/;

/** So many of a hundred: 8.75 is 8.75%. Exact. */
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

  static of(percent: DecimalInput): Percentage {
    const decimal = decimalOf(percent, 'a percentage');
    invariant(decimal.e <= LARGEST_EXPONENT, 'a percentage must stay below 10^9');
    return new Percentage(decimal);
  }

  /** Reads `8.75` and `8.75%`. */
  static parse(text: string): Result<Percentage, PercentageViolation> {
    const compact = typeof text === 'string' ? text.replaceAll(/\s/g, '') : '';
    if (compact === '') return failure('empty');
    const [, minus = '', whole = '', fraction = ''] = PERCENTAGE.exec(compact) ?? [];
    if (whole === '') return failure('not-a-percentage');
    if (whole.replace(/^0+/, '').length > LARGEST_EXPONENT + 1) return failure('too-large');
    if (fraction.length > 20) return failure('too-precise');
    return success(Percentage.of(`${minus}${whole}.${fraction === '' ? '0' : fraction}`));
  }

  /** Plain decimal text of the percent points: `8.75`. */
  get text(): string {
    return this.decimal.isZero() ? '0' : this.decimal.toFixed();
  }

  equals(other: Percentage): boolean {
    return this.decimal.equals(exact(other));
  }

  isLessThan(other: Percentage): boolean {
    return this.decimal.lessThan(exact(other));
  }

  isGreaterThan(other: Percentage): boolean {
    return this.decimal.greaterThan(exact(other));
  }

  isZero(): boolean {
    return this.decimal.isZero();
  }

  isNegative(): boolean {
    return this.decimal.isNegative() && !this.decimal.isZero();
  }

  /** To two decimals, half-up: how percentages are shown and kept. */
  toHundredth(): Percentage {
    return new Percentage(roundedHalfUp(this.decimal, 2));
  }
}

function exact(percentage: Percentage): Decimal {
  return asKind(percentage, Percentage, 'a percentage').decimal;
}
