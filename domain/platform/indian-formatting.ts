import type { CalendarDate } from './calendar-date.ts';
import type { Currency } from './currency.ts';
import { Decimal, roundedHalfUp } from './decimal.ts';
import { checkDate, checkMoney, checkMoneyIn, checkPercentage } from './expected-values.ts';
import { groupsOfThree, indianGroups, MINUS_SIGN } from './grouped-digits.ts';
import { invariant } from './invariant.ts';
import type { Money } from './money.ts';
import type { Percentage } from './percentage.ts';

interface Unit {
  readonly size: Decimal;
  readonly suffix: string;
}

const RUPEE_UNITS = units([
  ['1', ''],
  ['1000', 'k'],
  ['100000', 'L'],
  ['10000000', ' Cr.'],
]);
const DOLLAR_UNITS = units([
  ['1', ''],
  ['1000000', 'M'],
  ['1000000000', 'B'],
]);
const CRORE = new Decimal('10000000');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * Formats an amount in rupees with Indian grouping. Whole rupees have no decimals, other amounts
 * two.
 *
 * @source FD-9.39, AP-9.34, PM-9.31
 * @example
 * ```ts
 * formatRupees(Money.of('12345678.9')); // => '₹1,23,45,678.90'
 * ```
 */
export function formatRupees(money: Money): string {
  const paise = checkMoney(money).toPaisa();
  const [whole = '', fraction] = paise.decimal
    .abs()
    .toFixed(paise.isWholeRupees ? 0 : 2)
    .split('.');
  return `${sign(paise)}₹${indianGroups(whole)}${fraction === undefined ? '' : `.${fraction}`}`;
}

/**
 * Formats a change of an amount in rupees with its sign; no change has none.
 *
 * @source FD-9.39, AP-9.34
 * @example
 * ```ts
 * formatSignedRupees(Money.of('5000')); // => '+₹5,000'
 * formatSignedRupees(Money.of('-500')); // => '−₹500'
 * formatSignedRupees(Money.zero); // => '₹0'
 * ```
 */
export function formatSignedRupees(money: Money): string {
  const { decimal } = checkMoney(money).toPaisa();
  return `${decimal.greaterThan(0) ? '+' : ''}${formatRupees(money)}`;
}

/**
 * Formats an amount in rupees in short form: k for thousand, L for lakh (100,000), Cr. for crore
 * (10 million), with at most two decimals.
 *
 * @formula amount / 1000, 1,00,000 or 1,00,00,000, half-up at 2 decimals; the unit is chosen after
 *   rounding
 * @source AP-9.35, AP-9.36, AP-9.37, PM-9.32
 * @example
 * ```ts
 * formatCompactRupees(Money.of('12500000')); // => '₹1.25 Cr.'
 * formatCompactRupees(Money.of('99999')); // => '₹1L'
 * ```
 */
export function formatCompactRupees(money: Money): string {
  return compact(checkMoney(money), { symbol: '₹', units: RUPEE_UNITS, grouped: indianGroups });
}

/**
 * Formats dollars in short form: M for million, B for billion, with at most two decimals. Smaller
 * amounts are grouped by threes.
 *
 * @formula amount / 1,000,000 or 1,000,000,000, half-up at 2 decimals; the unit is chosen after
 *   rounding
 * @source AP-9.39, PM-9.33, PM-9.34
 * @example
 * ```ts
 * formatCompactDollars(Money.of('1500000', 'USD')); // => '$1.5M'
 * ```
 */
export function formatCompactDollars(money: Money<'USD'>): string {
  const form = { symbol: '$', units: DOLLAR_UNITS, grouped: groupsOfThree };
  return compact(checkMoneyIn(money, 'USD'), form);
}

/**
 * Formats an amount in crore (10 million rupees), as on company pages: at most two decimals below
 * 100 crore, at most one from 100 crore on, without zeros at the end.
 *
 * @formula amount / 10,000,000, half-up
 * @source PM-9.29, PM-9.30
 * @example
 * ```ts
 * formatCrores(Money.of('123450000')); // => '₹12.35 Cr.'
 * formatCrores(Money.of('12345000000')); // => '₹1,234.5 Cr.'
 * formatCrores(Money.of('7410000000')); // => '₹741 Cr.'
 * ```
 */
export function formatCrores(money: Money): string {
  const amount = checkMoney(money).decimal.dividedBy(CRORE);
  const rounded = roundedHalfUp(amount, 2);
  const isLarge = rounded.abs().gte(100);
  const written = (isLarge ? roundedHalfUp(amount, 1) : rounded).abs().toFixed();
  const [whole = '', fraction] = written.split('.');
  const decimals = fraction === undefined ? '' : `.${fraction}`;
  return `${rounded.isZero() ? '' : sign(money)}₹${indianGroups(whole)}${decimals} Cr.`;
}

/**
 * Formats a percentage with two decimals, half-up.
 *
 * @source FD-9.38, AP-9.26
 * @example
 * ```ts
 * formatPercent(Percentage.of('7.125')); // => '7.13%'
 * ```
 */
export function formatPercent(percentage: Percentage): string {
  const shownPercent = checkPercentage(percentage).toHundredth();
  const minus = shownPercent.isNegative() ? MINUS_SIGN : '';
  return `${minus}${shownPercent.decimal.abs().toFixed(2)}%`;
}

/**
 * Formats a change in percent with its sign and two decimals. A change that rounds to zero has no
 * sign.
 *
 * @source FD-9.38, AP-9.26
 * @example
 * ```ts
 * formatSignedPercent(Percentage.of('13.65')); // => '+13.65%'
 * formatSignedPercent(Percentage.of('-2.1')); // => '−2.10%'
 * ```
 */
export function formatSignedPercent(percentage: Percentage): string {
  const { decimal } = checkPercentage(percentage).toHundredth();
  return `${decimal.greaterThan(0) ? '+' : ''}${formatPercent(percentage)}`;
}

/**
 * Formats a day with the short name of its month.
 *
 * @source FD-9.40
 * @example
 * ```ts
 * formatDate(CalendarDate.of('2026-11-21')); // => '21 Nov 2026'
 * ```
 */
export function formatDate(date: CalendarDate): string {
  return `${formatDayAndMonth(date)} ${date.year}`;
}

/**
 * Formats a day without its year, for a row below a heading that names the year.
 *
 * @source Vriddhi's own rule: a list by months does not repeat the year in each row
 * @example
 * ```ts
 * formatDayAndMonth(CalendarDate.of('2026-11-21')); // => '21 Nov'
 * ```
 */
export function formatDayAndMonth(date: CalendarDate): string {
  const { day, month } = checkDate(date);
  return `${day} ${MONTHS[month - 1]}`;
}

interface CompactForm {
  readonly symbol: string;
  /** The units, smallest first. */
  readonly units: readonly Unit[];
  readonly grouped: (digits: string) => string;
}

function compact(money: Money<Currency>, form: CompactForm): string {
  const amount = money.decimal.abs();
  const unit = form.units.findLast((candidate, at) => {
    const below = form.units[at - 1];
    return below === undefined || inUnit(amount, below).times(below.size).gte(candidate.size);
  });
  invariant(unit !== undefined, 'a compact form needs a unit');
  const rounded = inUnit(amount, unit);
  const [whole = '', fraction] = rounded.toFixed().split('.');
  const digits = form.grouped(whole) + (fraction === undefined ? '' : `.${fraction}`);
  return `${rounded.isZero() ? '' : sign(money)}${form.symbol}${digits}${unit.suffix}`;
}

function inUnit(amount: Decimal, unit: Unit): Decimal {
  return roundedHalfUp(amount.dividedBy(unit.size), 2);
}

function units(list: readonly (readonly [string, string])[]): readonly Unit[] {
  return list.map(([size, suffix]) => ({ size: new Decimal(size), suffix }));
}

function sign(money: Money<Currency>): string {
  return money.isNegative() ? MINUS_SIGN : '';
}
