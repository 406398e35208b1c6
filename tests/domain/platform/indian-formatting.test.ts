import { formatMobile } from '#domain/platform/format-mobile.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Decimal } from '#domain/platform/decimal.ts';
import {
  financialYearLabel,
  formatCompactDollars,
  formatCompactRupees,
  formatDate,
  formatPercent,
  formatRupees,
} from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { amounts, preciseAmounts } from '#tests/arbitraries/money.ts';

it.each([
  ['0', '₹0'],
  ['999', '₹999'],
  ['100000', '₹1,00,000'],
  ['12345678.9', '₹1,23,45,678.90'],
  ['-250000', '-₹2,50,000'],
  ['1234.005', '₹1,234.01'],
])('writes %s rupees as %s [FD-9.39, AP-9.34, FD-9.40]', (amount, expected) => {
  expect(formatRupees(Money.of(amount))).toBe(expected);
});

it('writes full amounts that read back to the same value', () => {
  fc.assert(
    fc.property(amounts(), (amount) => {
      const read = Money.parse(formatRupees(amount));
      expect(read.ok && read.value.equals(amount)).toBe(true);
    }),
  );
});

it.each([
  ['8.75', '8.75%'],
  ['9', '9.00%'],
  ['7.125', '7.13%'],
  ['0', '0.00%'],
  ['-0.004', '0.00%'],
  ['-3.5', '-3.50%'],
])('writes %s percent as %s [FD-9.38, AP-9.26]', (percent, expected) => {
  expect(formatPercent(Percentage.of(percent))).toBe(expected);
});

it.each([
  ['999', '₹999'],
  ['1000', '₹1k'],
  ['1500', '₹1.5k'],
  ['99994', '₹99.99k'],
])('writes %s rupees in short as %s [AP-9.36]', (amount, expected) => {
  expect(formatCompactRupees(Money.of(amount))).toBe(expected);
});

it.each([
  ['99999', '₹1L'],
  ['100000', '₹1L'],
  ['125000', '₹1.25L'],
  ['9999499', '₹99.99L'],
])('writes %s rupees in short as %s [AP-9.35]', (amount, expected) => {
  expect(formatCompactRupees(Money.of(amount))).toBe(expected);
});

it.each([
  ['10000000', '₹1 Cr.'],
  ['9999500', '₹1 Cr.'],
  ['12500000', '₹1.25 Cr.'],
  ['123450000000', '₹12,345 Cr.'],
])('writes %s rupees in short as %s [AP-9.37, AP-9.38]', (amount, expected) => {
  expect(formatCompactRupees(Money.of(amount))).toBe(expected);
});

it.each([
  ['999', '$999'],
  ['12345.678', '$12,345.68'],
  ['1000000', '$1M'],
  ['999999.996', '$1M'],
  ['1250000', '$1.25M'],
  ['2000000000', '$2B'],
  ['-1500000', '-$1.5M'],
])('writes %s dollars in short as %s [AP-9.39, AP-9.40]', (amount, expected) => {
  expect(formatCompactDollars(Money.of(amount))).toBe(expected);
});

const RUPEES = { k: '1000', L: '100000', ' Cr.': '10000000' };
const DOLLARS = { M: '1000000', B: '1000000000' };

function sizeOf(written: string, units: Readonly<Record<string, string>>): [Decimal, Decimal] {
  const suffix = Object.keys(units).find((each) => written.endsWith(each)) ?? '';
  const size = new Decimal(units[suffix] ?? 1);
  const digits = written.slice(0, written.length - suffix.length).replaceAll(/[₹$,]/g, '');
  const decimals = digits.split('.')[1]?.length ?? 0;
  expect(decimals).toBeLessThanOrEqual(2);
  expect(digits).not.toMatch(/\.[0-9]?0$/);
  return [new Decimal(digits).times(size), size.dividedBy(100)];
}

it('is never further from the amount than half of its last digit [AP-9.40]', () => {
  fc.assert(
    fc.property(preciseAmounts(), (amount) => {
      for (const [written, units] of [
        [formatCompactRupees(amount), RUPEES],
        [formatCompactDollars(amount), DOLLARS],
      ] as const) {
        const [read, lastDigit] = sizeOf(written, units);
        const off = read.minus(amount.decimal).abs();
        expect(off.lessThanOrEqualTo(lastDigit.dividedBy(2))).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

it('writes a mobile number in groups of five [FD-9.41, AP-9.43]', () => {
  expect(formatMobile('9876543210')).toBe('+91 98765 43210');
});

it.each(['98765', '98765432101', '+919876543210', '', '९८७६५४३२१०', undefined, 9876543210])(
  'refuses to write %s as a mobile number',
  (digits) => {
    expect(() => formatMobile(digits as string)).toThrow('ten digits');
  },
);

it('writes a date with the month by name [FD-9.40]', () => {
  expect(formatDate(CalendarDate.of('2026-11-21'))).toBe('21 Nov 2026');
  expect(formatDate(CalendarDate.of('2024-02-03'))).toBe('3 Feb 2024');
});

it('names the financial year from April to March', () => {
  expect(financialYearLabel(CalendarDate.of('2023-04-01'))).toBe('FY 23-24');
  expect(financialYearLabel(CalendarDate.of('2024-03-31'))).toBe('FY 23-24');
  expect(financialYearLabel(CalendarDate.of('2000-03-31'))).toBe('FY 99-00');
});
