import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysToYears, Tenure, type TenureParts } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { tenures } from '#tests/arbitraries/tenures.ts';

describe('Tenure', () => {
  it('counts 30 days to a month and 12 months to a year [FD-9.7, AP-9.17, AP-9.18]', () => {
    expect(Tenure.of({ months: 1 }).days).toBe(30);
    expect(Tenure.of({ years: 1 }).days).toBe(360);
    expect(Tenure.of({ months: 12 }).isSameLengthAs(Tenure.of({ years: 1 }))).toBe(true);
    expect(Tenure.ofDays(360).isSameLengthAs(Tenure.of({ years: 1 }))).toBe(true);
  });

  it.each([
    ['1Y 6M', '1Y 6M', 540],
    ['1Y6M', '1Y 6M', 540],
    ['18M', '18M', 540],
    ['2Y 0M 15D', '2Y 15D', 735],
    ['540D', '540D', 540],
    [' 1 y  6 m ', '1Y 6M', 540],
    ['0Y 3M', '3M', 90],
  ])('reads %s and writes %s [FD-9.9, FD-9.8, AP-9.20, AP-9.21]', (text, written, days) => {
    const read = Tenure.parse(text);
    expect(read.ok && read.value.text).toBe(written);
    expect(read.ok && read.value.days).toBe(days);
  });

  it.each([
    ['', 'empty'],
    ['six months', 'not-a-tenure'],
    ['6M 1Y', 'not-a-tenure'],
    ['1.5Y', 'not-a-tenure'],
    ['1 8M', 'not-a-tenure'],
    ['-6M', 'not-a-tenure'],
    ['18', 'not-a-tenure'],
    ['१Y', 'not-a-tenure'],
    ['1000000Y 5', 'not-a-tenure'],
    ['0Y 0M', 'zero'],
    ['101Y', 'too-long'],
    ['999999M', 'too-long'],
  ])('does not read "%s" [AP-9.21]', (text, violation) => {
    expect(Tenure.parse(text)).toEqual({ ok: false, failure: violation });
  });

  it('reads back what it wrote, part by part [FD-9.8]', () => {
    fc.assert(
      fc.property(tenures(), (tenure) => {
        const read = Tenure.parse(tenure.text);
        expect(read.ok && read.value.parts).toEqual(tenure.parts);
        expect(tenure.text).not.toMatch(/\b0/);
      }),
    );
  });

  it.each([
    { years: -1 },
    { months: 0.5 },
    { days: NaN },
    { days: Infinity },
    {},
    { years: 101 },
    { years: '1' },
  ])('cannot be created from %o', (parts) => {
    expect(() => Tenure.of(parts as TenureParts)).toThrow(
      'a tenure needs whole parts of 1 day to 100 years together',
    );
    expect(Tenure.read(parts as TenureParts).ok).toBe(false);
  });

  it.each([
    [undefined, 'a plain object was expected, got undefined'],
    [{ year: 3, months: 1 }, 'there is no option "year"; known are years, months, days'],
  ])('refuses %o by name', (parts, message) => {
    expect(() => Tenure.of(parts as TenureParts)).toThrow(new Error(message));
  });

  it('can be read back from JSON and from a structured clone', () => {
    fc.assert(
      fc.property(tenures(), (tenure) => {
        const plain = structuredClone(tenure.toJSON());
        expect(Tenure.of(plain)).toEqual(tenure);
        expect(Tenure.of(JSON.parse(JSON.stringify(tenure)) as TenureParts)).toEqual(tenure);
      }),
    );
  });

  it('converts to text in a template, and rejects comparison operators', () => {
    const [long, short] = [Tenure.ofDays(15), Tenure.ofDays(6)];
    expect(`${long}`).toBe('15D');
    expect(() => long > short).toThrow('operators do not work on 15D: use isLongerThan');
  });

  it('matures on the calendar: years and months first, then days', () => {
    const start = CalendarDate.of('2024-01-31');
    expect(Tenure.ofDays(365).maturityDateFrom(start).iso).toBe('2025-01-30');
    expect(Tenure.of({ years: 1 }).maturityDateFrom(start).iso).toBe('2025-01-31');
    expect(Tenure.of({ months: 1 }).maturityDateFrom(start).iso).toBe('2024-02-29');
    expect(Tenure.of({ months: 1, days: 1 }).maturityDateFrom(start).iso).toBe('2024-03-01');
  });

  it('matures after it began', () => {
    fc.assert(
      fc.property(tenures(), calendarDates(), (tenure, start) => {
        expect(tenure.maturityDateFrom(start).isAfter(start)).toBe(true);
      }),
    );
  });

  it('has the same length in normalised parts', () => {
    fc.assert(
      fc.property(tenures(), (tenure) => {
        const { normalised } = tenure;
        expect(normalised.days).toBe(tenure.days);
        expect(normalised.parts.months).toBeLessThan(12);
        expect(normalised.parts.days).toBeLessThan(30);
        expect(normalised.normalised.text).toBe(normalised.text);
      }),
    );
  });
});

describe('daysToYears', () => {
  it('divides days by 360 to get years [FD-9.6, AP-9.19]', () => {
    expect(daysToYears(540).toFixed()).toBe('1.5');
    expect(daysToYears(0).toFixed()).toBe('0');
    expect(Tenure.of({ years: 2, months: 3 }).inYears.toFixed()).toBe('2.25');
  });

  it.each([-1, NaN, Infinity, -Infinity, '360', undefined, {}, 10n])(
    'refuses %s as a day count [AP-8.51]',
    (days) => {
      expect(() => daysToYears(days as number)).toThrow(
        'Invalid input: minDays must be a non-negative number.',
      );
    },
  );

  it('adds up: the years of two parts are the years of both together', () => {
    const days = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(days, days, (one, other) => {
        const sum = daysToYears(one).plus(daysToYears(other));
        expect(sum.toFixed(20)).toBe(daysToYears(one + other).toFixed(20));
        expect(daysToYears(one).times(360).toFixed(0)).toBe(String(one));
      }),
    );
  });
});
