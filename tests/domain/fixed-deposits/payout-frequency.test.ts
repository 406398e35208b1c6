import { expect, it } from 'vitest';
import {
  isPayoutCode,
  maturityTypeFor,
  payoutCode,
  payoutFrequencies,
  payoutFrequencyForCalculation,
  payoutFrequencyForCode,
  payoutFrequencyForLabel,
  payoutKindCode,
  payoutLabel,
  payoutsPerYear,
  productTypeFor,
} from '#domain/fixed-deposits/payout-frequency.ts';

it('lists the labels in order [FD-9.42]', () => {
  expect(payoutFrequencies.map(payoutLabel)).toEqual([
    'At Maturity',
    'Monthly',
    'Quarterly',
    'Half Yearly',
    'Yearly',
  ]);
});

it('sends C for the cumulative flow [FD-9.17]', () => {
  expect(payoutCode('at-maturity')).toBe('C');
});

it('takes C for At Maturity [FD-3.62]', () => {
  expect(payoutFrequencyForCode('C')).toBe('at-maturity');
});

it('takes NC1 for Monthly [FD-3.63]', () => {
  expect(payoutFrequencyForCode('NC1')).toBe('monthly');
});

it('takes NC2 for Quarterly [FD-3.64]', () => {
  expect(payoutFrequencyForCode('NC2')).toBe('quarterly');
});

it('takes NC3 for Half Yearly [FD-3.65]', () => {
  expect(payoutFrequencyForCode('NC3')).toBe('half-yearly');
});

it('takes NC4 for Yearly [FD-3.66]', () => {
  expect(payoutFrequencyForCode('NC4')).toBe('yearly');
});

it.each(['NC5', '', 'c', 'toString', '__proto__', 'N'])(
  'takes the unknown code "%s" for At Maturity [FD-3.67]',
  (code) => {
    expect(payoutFrequencyForCode(code)).toBe('at-maturity');
    expect(isPayoutCode(code)).toBe(false);
  },
);

it('reads every code it writes [FD-3.10]', () => {
  for (const frequency of payoutFrequencies) {
    expect(payoutFrequencyForCode(payoutCode(frequency))).toBe(frequency);
    expect(isPayoutCode(payoutCode(frequency))).toBe(true);
  }
});

it('tells only cumulative from the rest on a scheme row [FD-3.9, FD-3.10]', () => {
  expect(payoutFrequencies.map(payoutKindCode)).toEqual(['C', 'N', 'N', 'N', 'N']);
});

it('calculates At Maturity as yearly and Cumulative [FD-9.13]', () => {
  expect(maturityTypeFor('at-maturity')).toBe('yearly');
  expect(productTypeFor('at-maturity')).toBe('Cumulative');
});

it('calculates the rest by their lowercase label as Non-Cumulative [FD-9.14]', () => {
  const [, ...payouts] = payoutFrequencies;
  for (const payout of payouts) {
    expect(maturityTypeFor(payout)).toBe(payoutLabel(payout).toLowerCase());
    expect(productTypeFor(payout)).toBe('Non-Cumulative');
  }
});

it('keeps the space of half yearly [FD-9.15]', () => {
  expect(maturityTypeFor('half-yearly')).toBe('half yearly');
});

it('reads the words of a calculation back', () => {
  for (const frequency of payoutFrequencies) {
    const maturityType = maturityTypeFor(frequency);
    const productType = productTypeFor(frequency);
    expect(payoutFrequencyForCalculation({ maturityType, productType })).toBe(frequency);
  }
  const torn = { maturityType: 'monthly', productType: 'Cumulative' };
  expect(payoutFrequencyForCalculation(torn)).toBeUndefined();
});

it('reads labels in any case and spacing', () => {
  expect(payoutFrequencyForLabel('half-yearly')).toBe('half-yearly');
  expect(payoutFrequencyForLabel('HALF YEARLY')).toBe('half-yearly');
  expect(payoutFrequencyForLabel('weekly')).toBeUndefined();
});

it('pays out as often as it says', () => {
  expect(payoutFrequencies.map(payoutsPerYear)).toEqual([undefined, 12, 4, 2, 1]);
});
