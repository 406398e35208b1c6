import { formatMobile } from '#domain/platform/format-mobile.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Decimal } from '#domain/platform/decimal.ts';
import {
  formatCompactDollars,
  formatCompactRupees,
  formatDate,
  formatDayAndMonth,
  formatPercent,
  formatRupees,
  formatCrores,
  formatSignedPercent,
  formatSignedRupees,
} from '#domain/platform/indian-formatting.ts';
import { MINUS_SIGN } from '#domain/platform/grouped-digits.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { amounts, preciseAmounts } from '#tests/arbitraries/money.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { annualRates } from '#tests/arbitraries/percentages.ts';

const RUPEES = { k: '1000', L: '100000', ' Cr.': '10000000' };
const DOLLARS = { M: '1000000', B: '1000000000' };

function sizeOf(written: string, units: Readonly<Record<string, string>>): [Decimal, Decimal] {
  const suffix = Object.keys(units).find((each) => written.endsWith(each)) ?? '';
  const size = new Decimal(units[suffix] ?? 1);
  const text = written.slice(0, written.length - suffix.length);
  const digits = text.replaceAll(/[₹$,]/g, '').replace(MINUS_SIGN, '-');
  const decimals = digits.split('.')[1]?.length ?? 0;
  expect(decimals).toBeLessThanOrEqual(2);
  expect(digits).not.toMatch(/\.[0-9]?0$/);
  return [new Decimal(digits).times(size), size.dividedBy(100)];
}

describe('formatRupees', () => {
  it.each([
    ['0', '₹0'],
    ['999', '₹999'],
    ['100000', '₹1,00,000'],
    ['12345678.9', '₹1,23,45,678.90'],
    ['-250000', '−₹2,50,000'],
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
});

describe('formatPercent', () => {
  it.each([
    ['8.75', '8.75%'],
    ['9', '9.00%'],
    ['7.125', '7.13%'],
    ['0', '0.00%'],
    ['-0.004', '0.00%'],
    ['-3.5', '−3.50%'],
  ])('writes %s percent as %s [FD-9.38, AP-9.26]', (percent, expected) => {
    expect(formatPercent(Percentage.of(percent))).toBe(expected);
  });

  it('reads back to the rounded rate', () => {
    fc.assert(
      fc.property(annualRates(), (rate) => {
        const read = Percentage.parse(formatPercent(rate));
        expect(read.ok && read.value.equals(rate)).toBe(true);
        expect(formatPercent(rate)).toMatch(/^[0-9]+\.[0-9]{2}%$/);
      }),
    );
  });
});

describe('formatSignedRupees', () => {
  it.each([
    ['5000', '+₹5,000'],
    ['0.004', '₹0'],
    ['0', '₹0'],
    ['-500.5', '−₹500.50'],
  ])('writes a change of %s rupees as %s', (amount, expected) => {
    expect(formatSignedRupees(Money.of(amount))).toBe(expected);
  });
});

describe('formatSignedPercent', () => {
  it.each([
    ['13.65', '+13.65%'],
    ['0.004', '0.00%'],
    ['-0.004', '0.00%'],
    ['-2.1', '−2.10%'],
  ])('writes a change of %s percent as %s', (percent, expected) => {
    expect(formatSignedPercent(Percentage.of(percent))).toBe(expected);
  });
});

describe('formatCompactRupees', () => {
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

  it('is never further from the amount than half of its last digit [AP-9.40]', () => {
    fc.assert(
      fc.property(preciseAmounts(), (amount) => {
        for (const [written, units] of [
          [formatCompactRupees(amount), RUPEES],
          [formatCompactDollars(Money.of(amount.text, 'USD')), DOLLARS],
        ] as const) {
          const [read, lastDigit] = sizeOf(written, units);
          const off = read.minus(amount.decimal).abs();
          expect(off.lessThanOrEqualTo(lastDigit.dividedBy(2))).toBe(true);
        }
      }),
    );
  });
});

describe('formatCompactDollars', () => {
  it.each([
    ['999', '$999'],
    ['12345.678', '$12,345.68'],
    ['1000000', '$1M'],
    ['999999.996', '$1M'],
    ['1250000', '$1.25M'],
    ['2000000000', '$2B'],
    ['-1500000', '−$1.5M'],
  ])('writes %s dollars in short as %s [AP-9.39, AP-9.40]', (amount, expected) => {
    expect(formatCompactDollars(Money.of(amount, 'USD'))).toBe(expected);
  });

  it('has M from a million and B from a billion, of the rounded amount [PM-9.33, PM-9.34]', () => {
    fc.assert(
      fc.property(amounts(), ({ text }) => {
        const amount = Money.of(text, 'USD');
        const suffix = formatCompactDollars(amount).replaceAll(/[−$0-9.,]/g, '');
        const size = amount.toPaisa().decimal.abs();
        const rounded = size.dividedBy('1000000').toDecimalPlaces(2);
        const isBillion = rounded.greaterThanOrEqualTo(1000);
        const expected = size.greaterThanOrEqualTo('1000000') ? 'M' : '';
        expect(suffix).toBe(isBillion ? 'B' : expected);
      }),
    );
  });
});

describe('formatMobile', () => {
  it('writes a mobile number in groups of five [FD-9.41, AP-9.43]', () => {
    expect(formatMobile('9876543210')).toBe('+91 98765 43210');
  });

  it.each(['98765', '98765432101', '+919876543210', '', '९८७६५४३२१०', undefined, 9876543210])(
    'refuses to write %s as a mobile number',
    (digits) => {
      expect(() => formatMobile(digits as string)).toThrow('ten digits');
    },
  );

  it('shows every digit and adds only the country code', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{10}$/), (digits) => {
        expect(formatMobile(digits).replaceAll(/[ +]/g, '')).toBe(`91${digits}`);
      }),
    );
  });
});

describe('formatDate', () => {
  it('writes a date with the month by name [FD-9.40]', () => {
    expect(formatDate(CalendarDate.of('2026-11-21'))).toBe('21 Nov 2026');
    expect(formatDate(CalendarDate.of('2024-02-03'))).toBe('3 Feb 2024');
  });

  it('names every day differently, by its own day and year', () => {
    fc.assert(
      fc.property(calendarDates(), calendarDates(), (one, other) => {
        expect(formatDate(one) === formatDate(other)).toBe(one.equals(other));
        expect(formatDate(one)).toMatch(new RegExp(`^${one.day} [A-Z][a-z]{2} ${one.year}$`));
      }),
    );
  });
});

describe('formatDayAndMonth', () => {
  it('is the date without its year', () => {
    expect(formatDayAndMonth(CalendarDate.of('2024-02-29'))).toBe('29 Feb');
    fc.assert(
      fc.property(calendarDates(), (date) => {
        expect(formatDate(date)).toBe(`${formatDayAndMonth(date)} ${date.year}`);
      }),
    );
  });
});

describe('formatCrores', () => {
  it.each([
    ['123450000', '₹12.35 Cr.'],
    ['100000', '₹0.01 Cr.'],
    ['-250000000', '−₹25 Cr.'],
    ['-100', '₹0 Cr.'],
    ['999949999', '₹99.99 Cr.'],
    ['999950000', '₹100 Cr.'],
    ['12345000000', '₹1,234.5 Cr.'],
    ['4020000000000', '₹4,02,000 Cr.'],
    ['13500000', '₹1.35 Cr.'],
  ])('writes %s rupees as %s [PM-9.29, PM-9.30]', (amount, expected) => {
    expect(formatCrores(Money.of(amount))).toBe(expected);
  });

  it('is never further from the amount than half of its last digit', () => {
    fc.assert(
      fc.property(amounts(), (amount) => {
        const written = formatCrores(amount).replace(MINUS_SIGN, '-').replaceAll(/[₹, ]|Cr\./g, '');
        const decimals = written.split('.')[1]?.length ?? 0;
        const off = new Decimal(written).times('10000000').minus(amount.decimal).abs();
        const most = new Decimal(written).abs().lessThan(100) ? 2 : 1;
        expect(off.times(2).lessThanOrEqualTo(most === 2 ? '100000' : '1000000')).toBe(true);
        expect(decimals).toBeLessThanOrEqual(most);
        expect(written).not.toMatch(/\.\d*0$/);
      }),
    );
  });
});
