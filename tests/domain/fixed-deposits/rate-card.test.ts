import { expect, it } from 'vitest';
import { interestLabel, RateCard, rateLabel } from '#domain/fixed-deposits/rate-card.ts';
import { Tenure } from '#domain/fixed-deposits/tenure.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { cardRow } from './card-rows.ts';

const year = cardRow({ schemeMasterId: 1, tenure: '1Y', rates: { r: '7.5', sc: '8' } });
const longer = cardRow({ schemeMasterId: 2, tenure: '2Y', rates: { r: '7.9' } });
const monthly = cardRow({
  schemeMasterId: 3,
  tenure: '1Y',
  rates: { r: '7.2' },
  payout: 'monthly',
});
const card = RateCard.of([longer, year, monthly]);

it('runs from the shortest tenure to the longest', () => {
  expect(card.rowsFor('at-maturity')).toEqual([year, longer]);
  expect(card.rowsFor('yearly')).toEqual([]);
});

it('finds a row by the length of its tenure', () => {
  const twelveMonths = Tenure.of({ months: 12 });
  expect(card.rowFor({ tenure: twelveMonths, payoutFrequency: 'at-maturity' })).toBe(year);
  expect(card.rowFor({ tenure: twelveMonths, payoutFrequency: 'monthly' })).toBe(monthly);
  expect(card.rowFor({ tenure: Tenure.ofDays(365), payoutFrequency: 'monthly' })).toBeUndefined();
  expect(card.rowOfScheme(2)).toBe(longer);
});

it('earns up to the highest rate of the investor [FD-2.51]', () => {
  expect(card.highestRate('r')?.text).toBe('7.9');
  expect(card.highestRate('sc')?.text).toBe('8');
  expect(card.highestRate('f')).toBeUndefined();
});

it('shows N/A where a figure is missing [FD-4.42, AP-5.93]', () => {
  expect(rateLabel(longer.rates.fsc)).toBe('N/A');
  expect(rateLabel(Percentage.of('7.9'))).toBe('7.90%');
});

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

it.each([
  ['one scheme twice', [year, { ...longer, schemeMasterId: 1 }], 'scheme-twice'],
  ['one length twice', [year, { ...year, schemeMasterId: 9 }], 'tenure-twice'],
  [
    'a rate above 100',
    [cardRow({ schemeMasterId: 1, tenure: '1Y', rates: { r: '100.01' } })],
    'rate-out-of-range',
  ],
])('refuses to exist with %s', (_, rows, violation) => {
  expect(() => RateCard.of(rows)).toThrow(violation);
});

it('takes an amount of a lakh', () => {
  expect(interestLabel(Money.of('100000'))).toBe('₹1,00,000');
});
