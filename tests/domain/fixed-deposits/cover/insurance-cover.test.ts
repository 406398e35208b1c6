import { describe, expect, it } from 'vitest';
import type { CoverFacts, DeclaredBalance } from '#domain/fixed-deposits/cover/insurance-bucket.ts';
import {
  coverWithDeposit, exposureOn, insuranceCover,
} from '#domain/fixed-deposits/cover/insurance-cover.ts';
import { DEPOSIT_INSURANCE_LIMITS } from '#domain/fixed-deposits/cover/insurance-limit.ts';
import type { HeldInRight } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { DEPOSIT_INSURANCE_RUPEES } from '#domain/platform/deposit-insurance.ts';
import { Money } from '#domain/platform/money.ts';
import { depositOf } from '#tests/domain/fixed-deposits/deposit-likes.ts';

const day = (iso: string) => CalendarDate.of(iso);
const today = day('2026-11-26');
const from = today.iso;

function balanceOf(amount: string, change: Partial<HeldInRight> = {}): DeclaredBalance {
  const held = { issuerId: 'S', institution: 'bank', holders: ['A'], right: 'self' } as const;
  return { ...held, ...change, amount: Money.of(amount) };
}

function bucketsOf(facts: Omit<CoverFacts, 'today'>) {
  return insuranceCover({ ...facts, today })?.buckets ?? [];
}

const quarterly = { rate: '8', compounding: 'quarterly', from } as const;

describe('insuranceCover', () => {
  it('covers 4,71,498 at maturity and leaves 28,502 (beyond the documents, section 4)', () => {
    const deposit = depositOf({ principal: '300000', tenure: '24M', ...quarterly });
    const [bucket] = bucketsOf({ deposits: [deposit], balances: [balanceOf('120000')] });
    expect(bucket?.today.exposure.text).toBe('420000');
    expect(bucket?.peak.day.iso).toBe('2028-11-26');
    expect(bucket?.peak.exposure.text).toBe('471498');
    expect(bucket?.peak.uncovered.text).toBe('0');
    expect(bucket?.peak.limit.minus(bucket.peak.exposure).text).toBe('28502');
    expect(bucket?.firstDayAbove).toBeUndefined();
  });

  it('leaves 3,331 of 5,03,331 uncovered (beyond the documents, section 4)', () => {
    const deposit = depositOf({ principal: '465000', ...quarterly });
    const [bucket] = bucketsOf({ deposits: [deposit] });
    expect(bucket?.peak.exposure.text).toBe('503331');
    expect(bucket?.peak.covered.text).toBe('500000');
    expect(bucket?.peak.uncovered.text).toBe('3331');
    expect(bucket?.firstDayAbove?.iso).toBe('2027-10-26');
    const [before, first] = [day('2027-10-25'), day('2027-10-26')].map((at) =>
      exposureOn(deposit, at),
    );
    expect([before?.text, first?.text]).toEqual(['499931.55', '500041.21']);
  });

  it('stays below 4,83,000 with monthly payouts (beyond the documents, section 4)', () => {
    const deposit = depositOf({ principal: '480000', rate: '7.50', payout: 'monthly', from });
    const [bucket] = bucketsOf({ deposits: [deposit] });
    expect(bucket?.peak.exposure.text).toBe('482903.23');
    expect(bucket?.peak.day.iso).toBe('2027-01-25');
    expect(bucket?.firstDayAbove).toBeUndefined();
  });

  it('has a bucket for each order of the holders (beyond the documents, section 4)', () => {
    const by = { principal: '400000', rate: '7', from };
    const deposits = [
      depositOf({ ...by }),
      depositOf({ ...by, id: '2', holders: ['A', 'B'], right: 'joint' }),
      depositOf({ ...by, id: '3', holders: ['B', 'A'], right: 'joint' }),
    ];
    const buckets = bucketsOf({ deposits });
    expect(buckets.map(({ holders, peak }) => [holders.join('+'), peak.uncovered.text])).toEqual([
      ...[['A', '0'], ['A+B', '0'], ['B+A', '0']],
    ]);
  });

  // The document states 2,33,185.65 for the deposit that matures; the bank pays it in rupees.
  it('adds up deposits and balances day by day (beyond the documents, section 6)', () => {
    const by = { principal: '200000', compounding: 'quarterly', from: '2026-11-23' } as const;
    const deposits = [
      depositOf({ ...by, rate: '7.75', tenure: '24M' }),
      depositOf({ ...by, rate: '8', tenure: '36M', id: '2' }),
    ];
    const balances = [balanceOf('200000')];
    const [bucket] = bucketsOf({ deposits, balances });
    expect(bucket?.peak.day.iso).toBe('2028-11-23');
    expect(bucket?.peak.working[0]?.inputs.map(({ value }) => value)).toEqual([
      ...['233186', '234331.88', '200000'],
    ]);
    expect(bucket?.peak.exposure.text).toBe('667517.88');
    const yearEnd = exposureOn(depositOf({ ...by, rate: '8', tenure: '36M' }), day('2027-11-23'));
    expect(yearEnd.text).toBe('216486.43');
  });

  it('has a bucket for each bank and right; a proprietor shares that of the holder', () => {
    const buckets = bucketsOf({
      deposits: [],
      balances: [
        balanceOf('1'),
        balanceOf('2', { issuerId: ' s ' }),
        balanceOf('4', { right: 'proprietor', institution: 'small-finance-bank' }),
        balanceOf('8', { issuerId: 'T' }),
        balanceOf('16', { right: 'guardian', onBehalfOf: 'C' }),
        balanceOf('32', { right: 'guardian', onBehalfOf: 'D' }),
        balanceOf('64', { right: 'trustee', onBehalfOf: 'C' }),
      ],
    });
    const sums = buckets.map((bucket) => bucket.today.exposure.text);
    expect(sums).toEqual(['7', '8', '16', '32', '64']);
    expect(buckets[0]?.balances).toHaveLength(3);
  });

  it('has no bucket for finance companies and the post office', () => {
    const company = depositOf({ principal: '600000', rate: '8', institution: 'nbfc', from });
    const housing = depositOf({ principal: '1000', rate: '8', institution: 'hfc', id: '2', from });
    const post = balanceOf('5', { institution: 'post-office' });
    const cover = insuranceCover({ deposits: [company, housing], balances: [post], today });
    expect(cover).toEqual({ buckets: [], notInsured: [company, housing, post] });
  });

  it('has its peak today if nothing grows', () => {
    const none = depositOf({ principal: '100', rate: '0', from: '2026-10-01' });
    const [bucket] = bucketsOf({ deposits: [none], balances: [balanceOf('600000')] });
    expect(bucket?.peak).toEqual(bucket?.today);
    expect(bucket?.firstDayAbove?.iso).toBe(today.iso);
    const ended = depositOf({ principal: '100', rate: '8', from: '2020-10-01' });
    expect(bucketsOf({ deposits: [ended] })[0]?.peak.exposure.text).toBe('0');
  });

  it('shows the sum of all amounts and the part above the limit', () => {
    const deposit = depositOf({ principal: '465000', ...quarterly });
    const [bucket] = bucketsOf({ deposits: [deposit], balances: [balanceOf('40000.5')] });
    expect(bucket?.today.working.map(({ formula, exact }) => [formula, exact])).toEqual([
      ['A + B', '505000.5'],
      ['E - L', '5000.5'],
    ]);
  });

  it('has the published limit, with its source, and none before it was known', () => {
    expect(DEPOSIT_INSURANCE_LIMITS.on(today)?.value.text).toBe(DEPOSIT_INSURANCE_RUPEES);
    const [bucket] = bucketsOf({ deposits: [], balances: [balanceOf('1')] });
    expect(bucket?.today.limitSource.publisher).toBe('Reserve Bank of India');
    expect(insuranceCover({ deposits: [], today: day('2020-02-03') })).toBeUndefined();
    expect(insuranceCover({ deposits: [], today: day('2020-02-04') })?.buckets).toEqual([]);
  });

  it.each([
    [{ deposits: [{}] }, 'text was expected'],
    [{ balances: [{ ...balanceOf('1'), amount: 1 }] }, 'money was expected'],
    [{ balances: [balanceOf('-1')] }, 'a balance must not be negative'],
    [{ balances: [{ ...balanceOf('1'), right: 'nominee' }] }, 'one of self'],
    [{ today: undefined }, 'a date was expected'],
    [{ limits: {} }, 'a dated limit was expected'],
    [{ balance: [] }, 'there is no option "balance"'],
  ])('refuses the facts %o', (change, message) => {
    const facts = { deposits: [], today, ...change } as unknown as CoverFacts;
    expect(() => insuranceCover(facts)).toThrow(message);
  });
});

describe('coverWithDeposit', () => {
  it('leaves out other buckets, and is undefined without insurance or a known limit', () => {
    const deposit = depositOf({ principal: '100000', rate: '8', from });
    const facts = { deposits: [], balances: [balanceOf('7', { issuerId: 'T' })], today };
    expect(coverWithDeposit(deposit, facts)?.balances).toEqual([]);
    const company = depositOf({ principal: '100000', rate: '8', institution: 'nbfc', from });
    expect(coverWithDeposit(company, facts)).toBeUndefined();
    expect(coverWithDeposit(deposit, { ...facts, today: day('2019-01-01') })).toBeUndefined();
    const twice = { ...facts, deposits: [deposit] };
    expect(() => coverWithDeposit(deposit, twice)).toThrow('deposits need different ids');
  });
});

describe('exposureOn', () => {
  it('is zero before the start date and after the maturity date', () => {
    const deposit = depositOf({ principal: '100000', rate: '8', from });
    const on = (iso: string) => exposureOn(deposit, day(iso)).text;
    const days = ['2026-11-25', '2026-11-26', '2027-11-26', '2027-11-27'];
    expect(days.map(on)).toEqual(['0', '100000', '108000', '0']);
  });
});
