import { CalendarDate } from './calendar-date.ts';
import { Decimal, roundedHalfUp } from './decimal.ts';
import { asKind } from './expected.ts';
import { groupsOfThree, indianGroups } from './grouped-digits.ts';
import { invariant } from './invariant.ts';
import { Money } from './money.ts';
import { Percentage } from './percentage.ts';

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

/** `₹1,23,456`, `₹1,23,456.50`: whole rupees carry no decimals, others two. */
export function formatRupees(money: Money): string {
  const paise = asKind(money, Money, 'money').toPaisa();
  const [whole = '', fraction] = paise.decimal
    .abs()
    .toFixed(paise.isWholeRupees ? 0 : 2)
    .split('.');
  return `${sign(paise)}₹${indianGroups(whole)}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** `₹999`, `₹99.99k`, `₹1L`, `₹1.25 Cr.`: at most two decimals, the unit chosen after rounding. */
export function formatCompactRupees(money: Money): string {
  return compact(money, { symbol: '₹', units: RUPEE_UNITS, grouped: indianGroups });
}

/** `$12,345.5`, `$1.5M`, `$2B`: at most two decimals, the unit chosen after rounding. */
export function formatCompactDollars(money: Money): string {
  return compact(money, { symbol: '$', units: DOLLAR_UNITS, grouped: groupsOfThree });
}

/** `₹1.25 Cr.`, `₹1,234.5 Cr.`: always in crore. */
export function formatCrores(money: Money): string {
  const amount = asKind(money, Money, 'money').decimal.dividedBy(CRORE);
  const rounded = roundedHalfUp(amount, 2);
  const isLarge = rounded.abs().gte(100);
  const written = isLarge ? roundedHalfUp(amount, 1).toFixed(1) : rounded.toFixed(2);
  const [whole = '', fraction] = written.replace('-', '').split('.');
  return `${rounded.isZero() ? '' : sign(money)}₹${indianGroups(whole)}.${fraction} Cr.`;
}

/** `8.75%`: two decimals, half-up. */
export function formatPercent(percentage: Percentage): string {
  const shownPercent = asKind(percentage, Percentage, 'a percentage').toHundredth();
  return `${shownPercent.isNegative() ? '-' : ''}${shownPercent.decimal.abs().toFixed(2)}%`;
}

/** `21 Nov 2026`. */
export function formatDate(date: CalendarDate): string {
  const { day, month, year } = asKind(date, CalendarDate, 'a date');
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

/** The financial year a day lies in: `FY 23-24` from 1 April 2023 to 31 March 2024. */
export function financialYearLabel(date: CalendarDate): string {
  const { month, year } = asKind(date, CalendarDate, 'a date');
  const firstYear = month >= 4 ? year : year - 1;
  return `FY ${lastTwoDigits(firstYear)}-${lastTwoDigits(firstYear + 1)}`;
}

interface CompactForm {
  readonly symbol: string;
  /** From the smallest. */
  readonly units: readonly Unit[];
  readonly grouped: (digits: string) => string;
}

function compact(money: Money, form: CompactForm): string {
  const amount = asKind(money, Money, 'money').decimal.abs();
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

function sign(money: Money): string {
  return money.isNegative() ? '-' : '';
}

function lastTwoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
