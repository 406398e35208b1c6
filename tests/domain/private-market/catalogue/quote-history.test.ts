import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { quotesOfLast, quoteYearBefore } from '#domain/private-market/catalogue/quote-history.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { sharePrices } from '#tests/arbitraries/share-orders.ts';

const on = (iso: string, text: string) => ({
  pricePerUnit: Money.of(text),
  quotedOn: CalendarDate.of(iso),
});
const newest = on('2026-11-22', '760');
const quoteLists = () =>
  fc.array(
    fc.record({
      pricePerUnit: sharePrices(),
      quotedOn: calendarDates(),
    }),
  );

describe('quotesOfLast', () => {
  it('includes the first day of the period, and sorts from old to new', () => {
    const first = on('2026-08-22', '740');
    const quotes = [newest, first, on('2026-08-21', '735')];
    expect(quotesOfLast(quotes, 3)).toEqual([first, newest]);
    expect(quotesOfLast([], 3)).toEqual([]);
  });

  it('keeps the order of quotes of one day', () => {
    const other = on('2026-11-22', '780');
    expect(quotesOfLast([newest, other], 1)).toEqual([newest, other]);
    expect(quotesOfLast([other, newest], 1)).toEqual([other, newest]);
  });

  it('is part of every longer period, which ends with the same quote', () => {
    fc.assert(
      fc.property(quoteLists(), fc.integer({ min: 1, max: 500 }), (quotes, months) => {
        const short = quotesOfLast(quotes, months);
        const long = quotesOfLast(quotes, months + 12);
        expect(long.slice(long.length - short.length)).toEqual(short);
        expect(short.length > 0).toBe(quotes.length > 0);
      }),
    );
  });

  it('refuses months that are not whole', () => {
    expect(() => quotesOfLast([newest], 0)).toThrow('a whole number from 1 to 1200');
    expect(() => quotesOfLast([newest], 1.5)).toThrow('a whole number from 1 to 1200');
  });
});

describe('quoteYearBefore', () => {
  it('is the last quote of that day or before it', () => {
    const before = on('2025-11-22', '650');
    const quotes = [newest, on('2025-11-23', '655'), before, on('2025-01-01', '600')];
    expect(quoteYearBefore(quotes)).toEqual(before);
  });

  it('is undefined if no quote is that old', () => {
    expect(quoteYearBefore([newest, on('2025-11-23', '655')])).toBeUndefined();
    expect(quoteYearBefore([])).toBeUndefined();
  });

  it('is never within the last 12 months', () => {
    fc.assert(
      fc.property(quoteLists(), (quotes) => {
        const before = quoteYearBefore(quotes);
        if (before === undefined) return;
        expect(quotesOfLast(quotes, 11)).not.toContain(before);
      }),
    );
  });
});
