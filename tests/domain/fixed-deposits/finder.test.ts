import { expect, it } from 'vitest';
import {
  canFind,
  DEFAULT_FINDER_PAYOUT,
  finderPayouts,
  investmentHorizonLabel,
  investmentHorizons,
  longestTenureInDaysFor,
  sortedByTenure,
} from '#domain/fixed-deposits/finder.ts';
import { payoutLabel } from '#domain/fixed-deposits/payout-frequency.ts';
import { tenureOf } from './card-rows.ts';

it('asks for Short Term or Long Term [FD-2.30]', () => {
  expect(investmentHorizons.map(investmentHorizonLabel)).toEqual(['Short Term', 'Long Term']);
});

it('looks for at most 720 days in the short term [FD-9.3]', () => {
  expect(longestTenureInDaysFor('short-term')).toBe(720);
});

it('looks for at most 3600 days in the long term [FD-9.4]', () => {
  expect(longestTenureInDaysFor('long-term')).toBe(3600);
});

it('orders the payouts its own way, At Maturity preset [FD-3.69]', () => {
  expect(finderPayouts.map(payoutLabel)).toEqual([
    'At Maturity',
    'Monthly',
    'Half Yearly',
    'Yearly',
    'Quarterly',
  ]);
  expect(payoutLabel(DEFAULT_FINDER_PAYOUT)).toBe('At Maturity');
});

it('finds only when both questions are answered [FD-5.10]', () => {
  expect(canFind({})).toBe(false);
  expect(canFind({ payoutFrequency: 'monthly' })).toBe(false);
  expect(canFind({ horizon: 'short-term' })).toBe(false);
  expect(canFind({ horizon: 'short-term', payoutFrequency: 'monthly' })).toBe(true);
});

it('orders cards by tenure, up and down', () => {
  const cards = ['2Y', '6M', '400D', '12M'].map((text) => ({ tenure: tenureOf(text) }));
  const texts = (sorted: typeof cards) => sorted.map((card) => card.tenure.text);
  expect(texts([...sortedByTenure(cards, 'ascending')])).toEqual(['6M', '12M', '400D', '2Y']);
  expect(texts([...sortedByTenure(cards, 'descending')])).toEqual(['2Y', '400D', '12M', '6M']);
});
