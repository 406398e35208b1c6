import { Decimal, decimalOf, type DecimalInput, roundedHalfUp } from './decimal.ts';
import { asKind } from './expected.ts';
import { withoutGroups } from './grouped-digits.ts';
import { invariant, shown } from './invariant.ts';
import { failure, type Result, success } from './result.ts';

export type MoneyViolation = 'empty' | 'not-an-amount' | 'too-large' | 'too-precise';

/** Amounts stay below 10^18: with 20 decimals they then fit into the 40 digits of a decimal. */
const LARGEST_EXPONENT = 17;
const AMOUNT = /^[0-9]+(?:\.[0-9]+)?$/;

/** An exact amount, in rupees where nothing else is said. Only `toRupee`, `toPaisa` round. */
export class Money {
  private constructor(readonly decimal: Decimal) {
    Object.freeze(this);
  }

  static readonly zero = new Money(new Decimal(0));

  static of(amount: DecimalInput): Money {
    return Money.checked(decimalOf(amount, 'money'));
  }

  /** The exponent of what is not finite is NaN, so this refuses it too. */
  private static checked(decimal: Decimal): Money {
    invariant(decimal.e <= LARGEST_EXPONENT, 'money must stay below 10^18');
    return new Money(decimal);
  }

  /** Reads what people write: `1,23,456.50`, `₹ 1,00,000`, `-₹500`. */
  static parse(text: string): Result<Money, MoneyViolation> {
    const compact = typeof text === 'string' ? text.replaceAll(/\s/g, '') : '';
    if (compact === '') return failure('empty');
    const [, minus = '', written = ''] = /^(-?)₹?(.*)$/.exec(compact) ?? [];
    const digits = withoutGroups(written);
    if (digits === undefined || !AMOUNT.test(digits)) return failure('not-an-amount');
    const [whole = '', fraction = ''] = digits.split('.');
    if (whole.replace(/^0+/, '').length > LARGEST_EXPONENT + 1) return failure('too-large');
    if (fraction.length > 20) return failure('too-precise');
    return success(new Money(new Decimal(minus + digits)));
  }

  static sum(amounts: Iterable<Money>): Money {
    const isList = typeof amounts === 'object' && Symbol.iterator in amounts;
    invariant(isList, `a sum needs a list of amounts, got ${shown(amounts)}`);
    let total = Money.zero;
    for (const amount of amounts) total = total.plus(amount);
    return total;
  }

  /** Plain decimal text for the wire: `100000`, `100000.5`. */
  get text(): string {
    return this.decimal.isZero() ? '0' : this.decimal.toFixed();
  }

  get isWholeRupees(): boolean {
    return this.decimal.isInteger();
  }

  equals(other: Money): boolean {
    return this.decimal.equals(exact(other));
  }

  isLessThan(other: Money): boolean {
    return this.decimal.lessThan(exact(other));
  }

  isGreaterThan(other: Money): boolean {
    return this.decimal.greaterThan(exact(other));
  }

  isZero(): boolean {
    return this.decimal.isZero();
  }

  /** Below zero; zero itself is not. */
  isNegative(): boolean {
    return this.decimal.isNegative() && !this.decimal.isZero();
  }

  isMultipleOf(step: Money): boolean {
    const size = exact(step);
    invariant(size.greaterThan(0), 'a multiple needs a step above zero');
    return this.decimal.modulo(size).isZero();
  }

  plus(other: Money): Money {
    return Money.checked(this.decimal.plus(exact(other)));
  }

  minus(other: Money): Money {
    return Money.checked(this.decimal.minus(exact(other)));
  }

  times(factor: DecimalInput): Money {
    return Money.checked(this.decimal.times(decimalOf(factor, 'a factor')));
  }

  dividedBy(divisor: DecimalInput): Money {
    const by = decimalOf(divisor, 'a divisor');
    invariant(!by.isZero(), 'money cannot be divided by zero');
    return Money.checked(this.decimal.dividedBy(by));
  }

  /** To the whole rupee: 50 paise and above count as the next rupee. */
  toRupee(): Money {
    return new Money(roundedHalfUp(this.decimal, 0));
  }

  toPaisa(): Money {
    return new Money(roundedHalfUp(this.decimal, 2));
  }
}

function exact(money: Money): Decimal {
  return asKind(money, Money, 'money').decimal;
}
