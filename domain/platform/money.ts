import type { Currency } from './currency.ts';
import { Decimal, decimalOf, type DecimalInput, roundedHalfUp } from './decimal.ts';
import { checkInstance, refuseOperators } from './argument-checks.ts';
import { MINUS_SIGN, withoutGroups } from './grouped-digits.ts';
import { invariant, shown } from './invariant.ts';
import { failure, type Result, success } from './result.ts';

export type MoneyViolation = 'empty' | 'not-an-amount' | 'too-large' | 'too-precise';

/** An amount of money as plain data for JSON and `postMessage`; `Money.of` reads it. */
export interface PlainMoney<In extends Currency = Currency> {
  readonly currency: In;
  readonly amount: string;
}

/**
 * The largest power of ten of an amount. Amounts below 10^18 with 20 decimals fit into the 40
 * digits of a `Decimal`.
 */
const LARGEST_EXPONENT = 17;
const AMOUNT = /^[0-9]+(?:\.[0-9]+)?$/;

/**
 * An exact amount of money, in rupees by default; only `toRupee` and `toPaisa` round it. An amount
 * has a currency: mixing rupees and dollars (`Money<'USD'>`) fails at compile time and at run time.
 * Compare amounts with `isLessThan` and `isGreaterThan`; the operators `<`, `>` and `+` throw.
 *
 * @source calculation rules, "Rounding"
 * @example
 * ```ts
 * Money.of('0.1').plus(Money.of('0.2')).text; // => '0.3'
 * ```
 */
export class Money<In extends Currency = 'INR'> {
  private constructor(
    readonly decimal: Decimal,
    readonly currency: In,
  ) {
    Object.freeze(this);
  }

  /** Zero rupees. */
  static readonly zero: Money = new Money(new Decimal(0), 'INR');

  /**
   * An amount from plain decimal text, a `Decimal`, a whole number, or the result of `toJSON`.
   *
   * @throws an error for anything else, such as a fraction as a `number` or 10^18
   * @example
   * ```ts
   * Money.of('2.5', 'USD').currency; // => 'USD'
   * Money.of({ currency: 'INR', amount: '15' }).text; // => '15'
   * ```
   */
  static of(amount: DecimalInput): Money;
  static of<In extends Currency>(amount: DecimalInput, currency: In): Money<In>;
  static of<In extends Currency>(plain: PlainMoney<In>): Money<In>;
  static of(given: DecimalInput | PlainMoney, inCurrency: Currency = 'INR'): Money<Currency> {
    const isPlain = typeof given === 'object' && given !== null && 'amount' in given;
    const { amount, currency } = isPlain ? given : { amount: given, currency: inCurrency };
    const isKnown = currency === 'INR' || currency === 'USD';
    invariant(isKnown, `money must be in INR or USD, got ${shown(currency)}`);
    return Money.checked(decimalOf(amount, 'money'), currency);
  }

  /** Throws for amounts of 10^18 and more, and for non-finite numbers, whose exponent is NaN. */
  private static checked<In extends Currency>(decimal: Decimal, currency: In): Money<In> {
    invariant(decimal.e <= LARGEST_EXPONENT, 'money must stay below 10^18');
    return new Money(decimal, currency);
  }

  /**
   * Parses an amount in rupees as people write it: with or without a rupee sign, commas, and spaces
   * around the number. A space between digits is rejected, because it could separate two amounts.
   *
   * @example
   * ```ts
   * Money.parse('₹ 1,23,456.50').ok; // => true
   * Money.parse('10 20'); // => { ok: false, failure: 'not-an-amount' }
   * ```
   */
  static parse(text: string): Result<Money, MoneyViolation> {
    const written = typeof text === 'string' ? text.trim() : '';
    if (written === '') return failure('empty');
    const minus = written.startsWith('-') || written.startsWith(MINUS_SIGN) ? '-' : '';
    const digits = withoutGroups(written.slice(minus.length).replace(/^\s*(?:₹\s*)?/, ''));
    if (digits === undefined || !AMOUNT.test(digits)) return failure('not-an-amount');
    const [whole = '', fraction = ''] = digits.split('.');
    if (whole.replace(/^0+/, '').length > LARGEST_EXPONENT + 1) return failure('too-large');
    if (fraction.length > 20) return failure('too-precise');
    return success(new Money(new Decimal(minus + digits), 'INR'));
  }

  /**
   * The sum of amounts in rupees; zero for an empty list.
   *
   * @throws an error for anything but a list of amounts
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

  /** The amount as plain decimal text, without currency, as sent to the backend. */
  get text(): string {
    return this.decimal.isZero() ? '0' : this.decimal.toFixed();
  }

  /** Whether the amount is in whole rupees, without paise. */
  get isWholeRupees(): boolean {
    return this.decimal.isInteger();
  }

  /** Whether both amounts are equal; `5` equals `5.00`. */
  equals(other: Money<In>): boolean {
    return this.decimal.equals(this.exact(other));
  }

  /** Whether this amount is smaller than the other. */
  isLessThan(other: Money<In>): boolean {
    return this.decimal.lessThan(this.exact(other));
  }

  /** Whether this amount is larger than the other. */
  isGreaterThan(other: Money<In>): boolean {
    return this.decimal.greaterThan(this.exact(other));
  }

  /** Whether the amount is zero. */
  isZero(): boolean {
    return this.decimal.isZero();
  }

  /** Whether the amount is below zero. */
  isNegative(): boolean {
    return this.decimal.isNegative() && !this.decimal.isZero();
  }

  /**
   * Whether the amount is a whole multiple of a step.
   *
   * @throws an error for a step that is not above zero
   */
  isMultipleOf(step: Money<In>): boolean {
    const size = this.exact(step);
    invariant(size.greaterThan(0), 'a multiple needs a step above zero');
    return this.decimal.modulo(size).isZero();
  }

  /** The sum of both amounts, exact to 40 digits. */
  plus(other: Money<In>): Money<In> {
    return Money.checked(this.decimal.plus(this.exact(other)), this.currency);
  }

  /** The difference of both amounts, exact to 40 digits; may be negative. */
  minus(other: Money<In>): Money<In> {
    return Money.checked(this.decimal.minus(this.exact(other)), this.currency);
  }

  /**
   * The product of the amount and a factor, exact to 40 digits.
   *
   * @throws an error for a fraction as a `number`; write it as text
   * @example
   * ```ts
   * Money.of('1500').times('0.00015').text; // => '0.225'
   * ```
   */
  times(factor: DecimalInput): Money<In> {
    return Money.checked(this.decimal.times(decimalOf(factor, 'a factor')), this.currency);
  }

  /**
   * The amount divided by a number, exact to 40 digits.
   *
   * @throws an error for zero
   */
  dividedBy(divisor: DecimalInput): Money<In> {
    const by = decimalOf(divisor, 'a divisor');
    invariant(!by.isZero(), 'money cannot be divided by zero');
    return Money.checked(this.decimal.dividedBy(by), this.currency);
  }

  /**
   * Rounds to the whole rupee: 50 paise and above round up.
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
    return new Money(roundedHalfUp(this.decimal, 0), this.currency);
  }

  /**
   * Rounds to the paisa: half a paisa rounds up.
   *
   * @formula half-up at 2 decimals, after rounding to 20
   * @source calculation rules, "Rounding"
   * @example
   * ```ts
   * Money.of('1.005').toPaisa().text; // => '1.01'
   * ```
   */
  toPaisa(): Money<In> {
    return new Money(roundedHalfUp(this.decimal, 2), this.currency);
  }

  /**
   * The amount as plain data for `JSON.stringify` and `structuredClone`.
   *
   * @example
   * ```ts
   * JSON.stringify(Money.of('15')); // => '{"currency":"INR","amount":"15"}'
   * ```
   */
  toJSON(): PlainMoney<In> {
    return { currency: this.currency, amount: this.text };
  }

  toString(): string {
    return this.text;
  }

  /** Throws, because the operators `<`, `>`, `+` and `-` would compare or join texts. */
  valueOf(): never {
    return refuseOperators(this.text, 'isLessThan, isGreaterThan, equals and plus');
  }

  private exact(other: Money<In>): Decimal {
    checkInstance<Money<Currency>>(other, Money, 'money');
    invariant(other.currency === this.currency, 'rupees and dollars cannot be mixed');
    return other.decimal;
  }
}
