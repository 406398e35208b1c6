import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestReturnPlaces,
  canCompare,
  comparisonRows,
  toggledComparison,
} from '#domain/fixed-deposits/catalogue/comparison.ts';
import {
  FIRST_BANK_RATE,
  SECOND_BANK_RATE,
  comparisonBars,
} from '#domain/fixed-deposits/catalogue/comparison-bars.ts';
import { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { cardRow, tenureOf } from './card-rows.ts';
import { amounts } from '#tests/arbitraries/money.ts';
import { rateCards } from '#tests/arbitraries/rate-cards.ts';
import { rateColumns } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { payoutFrequencies } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { tenures } from '#tests/arbitraries/tenures.ts';

const himadri = RateCard.of([
  cardRow({ schemeMasterId: 1, tenure: '1Y', rates: { r: '7', sc: '7.5' } }),
  cardRow({ schemeMasterId: 2, tenure: '2Y', rates: { r: '7.3' } }),
  cardRow({ schemeMasterId: 3, tenure: '3Y', rates: { r: '7.4' } }),
]);
const malhar = RateCard.of([cardRow({ schemeMasterId: 4, tenure: '12M', rates: { r: '8' } })]);
const deposits = [
  { name: 'Himadri FD', tenure: tenureOf('2Y'), rateCard: himadri },
  { name: 'Malhar FD', tenure: tenureOf('12M'), rateCard: malhar },
  { name: 'Himadri FD', tenure: tenureOf('1Y'), rateCard: himadri },
];

describe('toggledComparison', () => {
  it('refuses a sixth deposit [FD-5.11]', () => {
    expect(toggledComparison([1, 2, 3, 4, 5], 6)).toEqual({ ok: false, failure: 'too-many' });
    expect(toggledComparison([1, 2, 3, 4], 5)).toEqual({ ok: true, value: [1, 2, 3, 4, 5] });
  });

  it('removes a selected deposit, also from a full list', () => {
    expect(toggledComparison([1, 2, 3, 4, 5], 3)).toEqual({ ok: true, value: [1, 2, 4, 5] });
  });

  it('after any clicks has at most five deposits and no deposit twice [FD-5.11]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 40 }), (clicks) => {
        let selection: readonly number[] = [];
        for (const key of clicks) {
          const toggled = toggledComparison(selection, key);
          selection = toggled.ok ? toggled.value : selection;
          expect(selection.length).toBeLessThanOrEqual(5);
          expect(new Set(selection).size).toBe(selection.length);
        }
      }),
    );
  });
});

describe('canCompare', () => {
  it('compares from two deposits on [FD-2.17]', () => {
    expect([[], [1], [1, 2], [1, 2, 3, 4, 5]].map(canCompare)).toEqual([false, false, true, true]);
  });

  it('accepts any two to five deposits [FD-2.17]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 8 }), (selection) => {
        expect(canCompare(selection)).toBe(selection.length >= 2 && selection.length <= 5);
      }),
    );
  });
});

describe('comparisonRows', () => {
  it('has a row for each selected tenure, matched by length [FD-7.16, FD-7.17]', () => {
    const rows = comparisonRows(deposits, { column: 'r', payoutFrequency: 'at-maturity' });
    expect(rows.map((row) => [row.tenure.days, ...row.rates.map((rate) => rate?.text)])).toEqual([
      [360, '7', '8', '7'],
      [720, '7.3', undefined, '7.3'],
    ]);
  });

  it('writes a tenure as the first deposit of that length does', () => {
    const tenuresShown = (texts: readonly string[]) =>
      comparisonRows(
        texts.map((text) => ({ name: text, tenure: tenureOf(text), rateCard: himadri })),
        { column: 'r', payoutFrequency: 'at-maturity' },
      ).map(({ tenure }) => tenure.text);
    expect(tenuresShown(['12M', '1Y', '2Y'])).toEqual(['12M', '2Y']);
    expect(tenuresShown(['1Y', '12M', '2Y'])).toEqual(['1Y', '2Y']);
  });

  it('uses the rates of the column', () => {
    const rows = comparisonRows(deposits, { column: 'sc', payoutFrequency: 'at-maturity' });
    expect(rows[0]?.rates.map((rate) => rate?.text)).toEqual(['7.5', undefined, '7.5']);
  });

  it('has each length once, shortest first, and the rate of every card for it', () => {
    const deposit = fc.record({ name: fc.string(), tenure: tenures(), rateCard: rateCards() });
    const by = fc.record({
      column: fc.constantFrom(...rateColumns),
      payoutFrequency: fc.constantFrom(...payoutFrequencies),
    });
    fc.assert(
      fc.property(fc.array(deposit, { maxLength: 5 }), by, (deposits, choice) => {
        const rows = comparisonRows(deposits, choice);
        const lengths = rows.map(({ tenure }) => tenure.days);
        const wanted = new Set(deposits.map(({ tenure }) => tenure.days));
        expect(lengths).toEqual([...wanted].toSorted((a, b) => a - b));
        for (const { tenure, rates, interests } of rows) {
          expect(interests).toEqual(
            deposits.map(({ rateCard }) => {
              const { payoutFrequency, column } = choice;
              return rateCard.rowFor({ tenure, payoutFrequency })?.interestOnLakh[column];
            }),
          );
          expect(rates).toEqual(
            deposits.map(({ rateCard }) => {
              const { payoutFrequency, column } = choice;
              return rateCard.rowFor({ tenure, payoutFrequency })?.rates[column];
            }),
          );
        }
      }),
    );
  });
});

describe('comparisonBars', () => {
  it('sets a deposit beside 7 and 7.25 percent of two other banks [FD-9.36]', () => {
    const bars = comparisonBars({
      principal: Money.of('100000'),
      tenure: tenureOf('1Y'),
      annualRatePercent: Percentage.of('8'),
      totalInterest: Money.of('8000'),
    });
    expect([FIRST_BANK_RATE.text, SECOND_BANK_RATE.text]).toEqual(['7', '7.25']);
    expect(bars.map((bar) => [bar.annualRatePercent.text, bar.totalInterest.text])).toEqual([
      ['8', '8000'],
      ['7', '7000'],
      ['7.25', '7250'],
    ]);
  });
});

describe('bestReturnPlaces', () => {
  const rupees = (text: string) => Money.of(text);

  it('marks the highest interest, and each of several that share it [FD-1.4]', () => {
    expect(bestReturnPlaces([rupees('51060'), rupees('51823'), rupees('7')])).toEqual([1]);
    expect(bestReturnPlaces([rupees('8'), undefined, rupees('7'), rupees('8.0')])).toEqual([0, 3]);
  });

  it('marks nothing if nothing is better', () => {
    expect(bestReturnPlaces([])).toEqual([]);
    expect(bestReturnPlaces([undefined, rupees('8')])).toEqual([]);
    expect(bestReturnPlaces([rupees('8'), rupees('8.00')])).toEqual([]);
  });

  it('is never beaten by an interest that it leaves out', () => {
    const interests = fc.array(fc.option(amounts(), { nil: undefined }), { maxLength: 5 });
    fc.assert(
      fc.property(interests, (row) => {
        const best = bestReturnPlaces(row);
        for (const place of best) {
          expect(row.some((each) => each && row[place]?.isLessThan(each))).toBe(false);
        }
        const distinct = new Set(row.flatMap((each) => each?.text ?? []));
        expect(best.length > 0).toBe(distinct.size > 1);
      }),
    );
  });
});
