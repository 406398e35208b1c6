import type { CalendarDate } from './calendar-date.ts';
import { Decimal, roundedHalfUp } from './decimal.ts';
import { asDate, asMoney, asPercentage } from './expected-values.ts';
import { groupsOfThree, indianGroups } from './grouped-digits.ts';
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
 * Writes an amount in full, grouped the Indian way; whole rupees carry no decimals, others two.
 *
 * @source FD-9.39, AP-9.34, PM-9.31
 * @example
 * ```ts
 * formatRupees(Money.of('12345678.9')); // => '₹1,23,45,678.90'
 * ```
 */
export function formatRupees(money: Money): string {
  const paise = asMoney(money).toPaisa();
  const [whole = '', fraction] = paise.decimal
    .abs()
    .toFixed(paise.isWholeRupees ? 0 : 2)
    .split('.');
  return `${sign(paise)}₹${indianGroups(whole)}${fraction === undefined ? '' : `.${fraction}`}`;
}

/**
 * Writes an amount in short: k from a thousand, L from a lakh, Cr. from a crore, at most two
 * decimals.
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
  return compact(money, { symbol: '₹', units: RUPEE_UNITS, grouped: indianGroups });
}

/**
 * Writes dollars in short: M from a million, B from a billion, at most two decimals, grouped by
 * threes.
 *
 * @formula amount / 1,000,000 or 1,000,000,000, half-up at 2 decimals; the unit is chosen after
 *   rounding
 * @source AP-9.39, PM-9.33, PM-9.34
 * @example
 * ```ts
 * formatCompactDollars(Money.of<'USD'>('1500000')); // => '$1.5M'
 * ```
 */
export function formatCompactDollars(money: Money<'USD'>): string {
  return compact(money, { symbol: '$', units: DOLLAR_UNITS, grouped: groupsOfThree });
}

/**
 * Writes an amount in crore, as company pages do: two decimals below 100 crore, one from there on.
 *
 * @formula amount / 10,000,000, half-up
 * @source PM-9.29, PM-9.30
 * @example
 * ```ts
 * formatCrores(Money.of('123450000')); // => '₹12.35 Cr.'
 * formatCrores(Money.of('12345000000')); // => '₹1,234.5 Cr.'
 * ```
 */
export function formatCrores(money: Money): string {
  const amount = asMoney(money).decimal.dividedBy(CRORE);
  const rounded = roundedHalfUp(amount, 2);
  const isLarge = rounded.abs().gte(100);
  const written = isLarge ? roundedHalfUp(amount, 1).toFixed(1) : rounded.toFixed(2);
  const [whole = '', fraction] = written.replace('-', '').split('.');
  return `${rounded.isZero() ? '' : sign(money)}₹${indianGroups(whole)}.${fraction} Cr.`;
}

/**
 * Writes a percentage with two decimals, half-up.
 *
 * @source FD-9.38, AP-9.26
 * @example
 * ```ts
 * formatPercent(Percentage.of('7.125')); // => '7.13%'
 * ```
 */
export function formatPercent(percentage: Percentage): string {
  const shownPercent = asPercentage(percentage).toHundredth();
  return `${shownPercent.isNegative() ? '-' : ''}${shownPercent.decimal.abs().toFixed(2)}%`;
}

/**
 * Writes a day with its month by name.
 *
 * @source FD-9.40
 * @example
 * ```ts
 * formatDate(CalendarDate.of('2026-11-21')); // => '21 Nov 2026'
 * ```
 */
export function formatDate(date: CalendarDate): string {
  const { day, month, year } = asDate(date);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

/**
 * Names the financial year of a day: it runs from 1 April to 31 March.
 *
 * @source PM-9.35; Income-tax Act 1961, section 3
 * @example
 * ```ts
 * financialYearLabel(CalendarDate.of('2024-03-31')); // => 'FY 23-24'
 * ```
 */
export function financialYearLabel(date: CalendarDate): string {
  const { month, year } = asDate(date);
  const firstYear = month >= 4 ? year : year - 1;
  return `FY ${lastTwoDigits(firstYear)}-${lastTwoDigits(firstYear + 1)}`;
}

interface CompactForm {
  readonly symbol: string;
  /** From the smallest. */
  readonly units: readonly Unit[];
  readonly grouped: (digits: string) => string;
}

function compact(money: Money<'INR' | 'USD'>, form: CompactForm): string {
  const amount = asMoney(money).decimal.abs();
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

function sign(money: Money<'INR' | 'USD'>): string {
  return money.isNegative() ? '-' : '';
}

function lastTwoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
