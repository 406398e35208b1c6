import { depositIdOf, investPath } from '#ui/fixed-deposits/paths.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { describe, expect, it } from 'vitest';

const row = {
  schemeMasterId: 42,
  tenure: Tenure.of({ years: 1 }),
  payoutFrequency: PayoutFrequency.AtMaturity,
  rates: {},
  interestOnLakh: {},
};

describe('the address of a deposit', () => {
  it('has a dash if the scheme has no tag [FD-2.9]', () => {
    expect(investPath(7, row)).toBe('/invest/7/42/-');
    expect(investPath(7, { ...row, tag: '' })).toBe('/invest/7/42/-');
  });

  it('contains the tag if there is one', () => {
    expect(investPath(7, { ...row, tag: 'Most Invest' })).toBe('/invest/7/42/Most%20Invest');
  });

  it('maps the word suryoday to FD 1001, and no other word', () => {
    expect(depositIdOf('suryoday')).toBe(1001);
    expect(depositIdOf('1013')).toBe(1013);
    for (const text of [undefined, '', '0', '-1', '1e3', '12a', '9999999999']) {
      expect(depositIdOf(text)).toBeUndefined();
    }
  });
});
