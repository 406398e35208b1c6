import { Decimal, decimalOf, type DecimalInput, roundedHalfUp } from './decimal.ts';
import { asKind } from './expected.ts';
import { withoutGroups } from './grouped-digits.ts';
import { invariant, shown } from './invariant.ts';
import { failure, type Result, success } from './result.ts';

export type MoneyViolation = 'empty' | 'not-an-amount' | 'too-large' | 'too-precise';

/** Amounts stay below 10^18: with 20 decimals they then fit into the 40 digits of a decimal. */
const LARGEST_EXPONENT = 17;
const AMOUNT = /^[0-9]+(?:\.[0-9]+)?$/;

/**
 * An exact amount of money, in rupees where nothing else is said; only `toRupee` and `toPaisa`
 * round it. An amount in dollars is a type of its own, `Money<'USD'>`: the two do not mix.
 *
 * @source calculation rules, "Rounding"
 * @example
 * ```ts
 * Money.of('0.1').plus(Money.of('0.2')).text; // => '0.3'
 * ```
 */
export class Money<In extends 'INR' | 'USD' = 'INR'> {
  /** For the compiler alone: no amount carries its currency at run time. */
  declare protected readonly currency: In;

  private constructor(readonly decimal: Decimal) {
    Object.freeze(this);
  }

  /** No money at all. */
  static readonly zero: Money = new Money(new Decimal(0));

  /**
   * An amount from plain decimal text, a decimal, or a whole number.
   *
   * @throws a sentence on anything else: fractions as a `number`, text with signs of grouping,
   *   10^18 and more
   * @example
   * ```ts
   * Money.of('123456.5').text; // => '123456.5'
   * ```
   */
  static of<In extends 'INR' | 'USD' = 'INR'>(amount: DecimalInput): Money<NoInfer<In>> {
    return Money.checked(decimalOf(amount, 'money'));
  }

  /** The exponent of what is not finite is NaN, so this refuses it too. */
  private static checked<In extends 'INR' | 'USD'>(decimal: Decimal): Money<In> {
    invariant(decimal.e <= LARGEST_EXPONENT, 'money must stay below 10^18');
    return new Money(decimal);
  }

  /**
   * Reads an amount as people write it: with or without a rupee sign, commas and blanks.
   *
   * @example
   * ```ts
   * Money.parse('₹ 1,23,456.50').ok; // => true
   * Money.parse('1e5'); // => { ok: false, failure: 'not-an-amount' }
   * ```
   */
  static parse(text: string): Result<Money, MoneyViolation> {
    const compact = typeof text === 'string' ? text.replaceAll(/\s/g, '') : '';
    if (compact === '') return failure('empty');
    const minus = compact.startsWith('-') ? '-' : '';
    const digits = withoutGroups(compact.slice(minus.length).replace(/^₹/, ''));
    if (digits === undefined || !AMOUNT.test(digits)) return failure('not-an-amount');
    const [whole = '', fraction = ''] = digits.split('.');
    if (whole.replace(/^0+/, '').length > LARGEST_EXPONENT + 1) return failure('too-large');
    if (fraction.length > 20) return failure('too-precise');
    return success(new Money(new Decimal(minus + digits)));
  }

  /**
   * Adds up any number of amounts; none at all come to zero.
   *
   * @throws a sentence on what is no list of amounts
   * @example
   * ```ts
   * Money.sum([Money.of('99.5'), Money.of('0.5')]).text; // => '100'
   * ```
   */
  static sum(amounts: Iterable<Money>): Money {
    const isList = typeof amounts === 'object' && amounts !== null && Symbol.iterator in amounts;
    invariant(isList, `a sum needs a list of amounts, got ${shown(amounts)}`);
    let total = Money.zero;
    for (const amount of amounts) total = total.plus(amount);
    return total;
  }

  /**
   * The amount as plain decimal text, as it travels on the wire.
   *
   * @example
   * ```ts
   * Money.of('100000.50').text; // => '100000.5'
   * ```
   */
  get text(): string {
    return this.decimal.isZero() ? '0' : this.decimal.toFixed();
  }

  /**
   * Whether the amount has no paise.
   *
   * @example
   * ```ts
   * Money.of('100.5').isWholeRupees; // => false
   * ```
   */
  get isWholeRupees(): boolean {
    return this.decimal.isInteger();
  }

  /** Whether both are the same amount, however they were written. */
  equals(other: Money<In>): boolean {
    return this.decimal.equals(exact(other));
  }

  /** Whether this amount is smaller than the other. */
  isLessThan(other: Money<In>): boolean {
    return this.decimal.lessThan(exact(other));
  }

  /** Whether this amount is larger than the other. */
  isGreaterThan(other: Money<In>): boolean {
    return this.decimal.greaterThan(exact(other));
  }

  /** Whether there is nothing. */
  isZero(): boolean {
    return this.decimal.isZero();
  }

  /** Whether the amount is below zero; zero itself is not. */
  isNegative(): boolean {
    return this.decimal.isNegative() && !this.decimal.isZero();
  }

  /**
   * Whether the amount comes out even in steps of this size.
   *
   * @throws a sentence on a step that is not above zero
   * @example
   * ```ts
   * Money.of('25000').isMultipleOf(Money.of('1000')); // => true
   * ```
   */
  isMultipleOf(step: Money<In>): boolean {
    const size = exact(step);
    invariant(size.greaterThan(0), 'a multiple needs a step above zero');
    return this.decimal.modulo(size).isZero();
  }

  /**
   * Both amounts together, exactly.
   *
   * @example
   * ```ts
   * Money.of('0.7').plus(Money.of('0.1')).text; // => '0.8'
   * ```
   */
  plus(other: Money<In>): Money<In> {
    return Money.checked(this.decimal.plus(exact(other)));
  }

  /**
   * What is left when the other amount is taken away; may fall below zero.
   *
   * @example
   * ```ts
   * Money.of('100').minus(Money.of('100.01')).text; // => '-0.01'
   * ```
   */
  minus(other: Money<In>): Money<In> {
    return Money.checked(this.decimal.minus(exact(other)));
  }

  /**
   * The amount so many times over, exactly.
   *
   * @throws a sentence on a fraction as a `number`: write it as text
   * @example
   * ```ts
   * Money.of('1500').times('0.00015').text; // => '0.225'
   * ```
   */
  times(factor: DecimalInput): Money<In> {
    return Money.checked(this.decimal.times(decimalOf(factor, 'a factor')));
  }

  /**
   * The amount in so many equal parts, to 40 digits.
   *
   * @throws a sentence on zero
   * @example
   * ```ts
   * Money.of('100').dividedBy(8).text; // => '12.5'
   * ```
   */
  dividedBy(divisor: DecimalInput): Money<In> {
    const by = decimalOf(divisor, 'a divisor');
    invariant(!by.isZero(), 'money cannot be divided by zero');
    return Money.checked(this.decimal.dividedBy(by));
  }

  /**
   * Rounds to the whole rupee: 50 paise and above count as the next rupee.
   *
   * @formula half-up at 0 decimals, after rounding to 20
   * @source calculation rules, "Rounding"; Reserve Bank of India: fractions of 50 paise and above
   *   are rounded off to the next higher rupee
   * @example
   * ```ts
   * Money.of('3017.5').toRupee().text; // => '3018'
   * ```
   */
  toRupee(): Money<In> {
    return new Money(roundedHalfUp(this.decimal, 0));
  }

  /**
   * Rounds to the paisa: half a paisa counts as the next one.
   *
   * @formula half-up at 2 decimals, after rounding to 20
   * @source calculation rules, "Rounding"
   * @example
   * ```ts
   * Money.of('1.005').toPaisa().text; // => '1.01'
   * ```
   */
  toPaisa(): Money<In> {
    return new Money(roundedHalfUp(this.decimal, 2));
  }
}

function exact(money: Money<'INR' | 'USD'>): Decimal {
  return asKind(money, Money<'INR' | 'USD'>, 'money').decimal;
}
