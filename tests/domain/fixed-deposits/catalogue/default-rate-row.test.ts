import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutFrequencies } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { defaultRateRow } from '#domain/fixed-deposits/catalogue/default-rate-row.ts';
import { rateCards } from '#tests/arbitraries/rate-cards.ts';
import { tenures } from '#tests/arbitraries/tenures.ts';
import { cardRow, tenureOf } from './card-rows.ts';

const year = cardRow({ schemeMasterId: 1, tenure: '1Y', rates: { r: '8' } });
const tagged = { ...cardRow({ schemeMasterId: 2, tenure: '2Y', rates: { r: '8' } }), tag: 'Most' };
const card = RateCard.of([year, tagged]);
const wish = { payoutFrequency: 'at-maturity' } as const;

describe('defaultRateRow', () => {
  it('is the tenure chosen before, else the scheme in the URL, else the most popular row', () => {
    const chosen = { ...wish, tenure: tenureOf('12M'), schemeId: 2 };
    expect(defaultRateRow(card, chosen)).toEqual(year);
    expect(defaultRateRow(card, { ...wish, schemeId: 1 })).toEqual(year);
    expect(defaultRateRow(card, { ...wish, tenure: tenureOf('5Y') })).toEqual(tagged);
    expect(defaultRateRow(RateCard.of([year]), wish)).toEqual(year);
  });

  it('is a row of the card if the card has any', () => {
    const wishes = fc.record(
      {
        tenure: tenures(),
        schemeId: fc.nat({ max: 9 }),
        payoutFrequency: fc.constantFrom(...payoutFrequencies),
      },
      { requiredKeys: ['payoutFrequency'] },
    );
    fc.assert(
      fc.property(rateCards(), wishes, (any, given) => {
        const row = defaultRateRow(any, given);
        expect(row === undefined).toBe(any.rows.length === 0);
        expect(row === undefined || any.rows.includes(row)).toBe(true);
      }),
    );
  });
});
