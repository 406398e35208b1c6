import { describe, expect, it } from 'vitest';
import { cardRateText } from '#domain/fixed-deposits/returns/card-rate-text.ts';
import { Percentage } from '#domain/platform/percentage.ts';

const rate = { annualRatePercent: Percentage.of('8.1') };

describe('cardRateText', () => {
  it.each([
    ['yearly', '8.10%, added every year'],
    ['half-yearly', '8.10%, added every 6 months'],
    ['quarterly', '8.10%, added every 3 months'],
    ['monthly', '8.10%, added every month'],
  ] as const)('names %s compounding', (compoundingFrequency, text) => {
    const terms = { ...rate, compoundingFrequency, payoutFrequency: 'at-maturity' } as const;
    expect(cardRateText(terms)).toBe(text);
  });

  it.each([
    ['yearly', '8.10%, paid every year'],
    ['half-yearly', '8.10%, paid every 6 months'],
    ['quarterly', '8.10%, paid every 3 months'],
    ['monthly', '8.10%, paid every month'],
  ] as const)('names %s payouts', (payoutFrequency, text) => {
    expect(cardRateText({ ...rate, compoundingFrequency: 'yearly', payoutFrequency })).toBe(text);
  });
});
