import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  interestLabel,
  LAKH,
  RateCard,
  rateLabel,
  rateCardViolation,
} from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { cardRow } from './card-rows.ts';
import { payoutFrequencies } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { rateColumns } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { principals } from '#tests/arbitraries/money.ts';
import { annualRates } from '#tests/arbitraries/percentages.ts';
import { cardRows, rateCards } from '#tests/arbitraries/rate-cards.ts';

const year = cardRow({ schemeMasterId: 1, tenure: '1Y', rates: { r: '7.5', sc: '8' } });
const longer = cardRow({ schemeMasterId: 2, tenure: '2Y', rates: { r: '7.9' } });
const monthly = cardRow({
  schemeMasterId: 3,
  tenure: '1Y',
  rates: { r: '7.2' },
  payout: 'monthly',
});
const card = RateCard.of([longer, year, monthly]);

describe('RateCard', () => {
  it('runs from the shortest tenure to the longest', () => {
    expect(card.rowsFor('at-maturity')).toEqual([year, longer]);
    expect(card.rowsFor('yearly')).toEqual([]);
  });

  it('does not change', () => {
    const [row] = card.rows;
    const parts = [card, card.rows, row, row?.rates, row?.interestOnLakh];
    expect(parts.map((part) => Object.isFrozen(part))).toEqual(parts.map(() => true));
  });

  it('finds a row by the length of its tenure', () => {
    const twelveMonths = Tenure.of({ months: 12 });
    expect(card.rowFor({ tenure: twelveMonths, payoutFrequency: 'at-maturity' })).toEqual(year);
    expect(card.rowFor({ tenure: twelveMonths, payoutFrequency: 'monthly' })).toEqual(monthly);
    expect(card.rowFor({ tenure: Tenure.ofDays(365), payoutFrequency: 'monthly' })).toBeUndefined();
    expect(card.rowOfScheme(2)).toEqual(longer);
  });

  it('earns up to the highest rate of the investor [FD-2.51]', () => {
    expect(card.highestRate('r')?.text).toBe('7.9');
    expect(card.highestRate('sc')?.text).toBe('8');
    expect(card.highestRate('f')).toBeUndefined();
  });

  it.each([
    ['one scheme twice', [year, { ...longer, schemeMasterId: 1 }], 'scheme-twice'],
    ['one length twice', [year, { ...year, schemeMasterId: 9 }], 'tenure-twice'],
    [
      'a rate above 100',
      [cardRow({ schemeMasterId: 1, tenure: '1Y', rates: { r: '100.01' } })],
      'rate-out-of-range',
    ],
  ])('cannot be created with %s', (_, rows, violation) => {
    expect(() => RateCard.of(rows)).toThrow(violation);
  });

  it('holds every row, shortest tenure first, and finds each again', () => {
    fc.assert(
      fc.property(cardRows(), (rows) => {
        const any = RateCard.of(rows);
        expect(new Set(any.rows)).toEqual(new Set(rows));
        const lengths = any.rows.map(({ tenure: { days } }) => days);
        expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
        for (const row of rows) {
          expect(any.rowFor(row)).toEqual(row);
          expect(any.rowOfScheme(row.schemeMasterId)).toEqual(row);
        }
      }),
    );
  });

  it('splits its rows by payout', () => {
    fc.assert(
      fc.property(rateCards(), (any) => {
        const parted = payoutFrequencies.flatMap((payout) => any.rowsFor(payout));
        expect(new Set(parted)).toEqual(new Set(any.rows));
        expect(parted).toHaveLength(any.rows.length);
      }),
    );
  });

  it('has a highest rate that is in the table and never exceeded', () => {
    fc.assert(
      fc.property(rateCards(), fc.constantFrom(...rateColumns), (any, column) => {
        const rates = any.rows.flatMap((row) => row.rates[column] ?? []);
        const highest = any.highestRate(column);
        expect(highest === undefined).toBe(rates.length === 0);
        if (highest === undefined) return;
        expect(rates.some((rate) => rate.equals(highest))).toBe(true);
        expect(rates.some((rate) => rate.isGreaterThan(highest))).toBe(false);
      }),
    );
  });
});

describe('rateLabel', () => {
  it('shows N/A if a figure is missing [FD-4.42, AP-5.93]', () => {
    expect(rateLabel(longer.rates.fsc)).toBe('N/A');
    expect(rateLabel(Percentage.of('7.9'))).toBe('7.90%');
  });

  it('is the rate with two decimals', () => {
    fc.assert(
      fc.property(annualRates(), (rate) => {
        expect(rateLabel(rate)).toBe(formatPercent(rate));
      }),
    );
  });
});

describe('interestLabel', () => {
  it('reads interest on 1 lakh by the same column as the rate [AP-9.23]', () => {
    const row = cardRow({
      schemeMasterId: 4,
      tenure: '1Y',
      rates: { r: '8', f: '8.1' },
      interest: { r: '8000', f: '8100' },
    });
    expect(interestLabel(row.interestOnLakh.f)).toBe('₹8,100');
    expect(interestLabel(row.interestOnLakh.sc)).toBe('N/A');
  });

  it('accepts an amount of a lakh', () => {
    expect(interestLabel(Money.of('100000'))).toBe('₹1,00,000');
  });

  it('is the amount in full [FD-1.10, AP-9.25]', () => {
    fc.assert(
      fc.property(principals(), (interest) => {
        expect(interestLabel(interest)).toBe(formatRupees(interest));
      }),
    );
    expect(LAKH.text).toBe('100000');
  });
});

describe('rateCardViolation', () => {
  it('reports nothing for valid rows, and each duplicate row', () => {
    fc.assert(
      fc.property(cardRows(), fc.nat(), (rows, any) => {
        expect(rateCardViolation(rows)).toBeUndefined();
        const again = rows[any % Math.max(1, rows.length)];
        if (again === undefined) return;
        expect(rateCardViolation([...rows, again])).toBe('scheme-twice');
        const renumbered = { ...again, schemeMasterId: 99 };
        expect(rateCardViolation([...rows, renumbered])).toBe('tenure-twice');
      }),
    );
  });
});
