import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverOfDeposit } from '#domain/fixed-deposits/cover/cover-of-deposit.ts';
import type { CoverFacts } from '#domain/fixed-deposits/cover/insurance-bucket.ts';
import { coverWithDeposit, exposureOn } from '#domain/fixed-deposits/cover/insurance-cover.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { coverCases, factsOf } from '#tests/arbitraries/cover-cases.ts';
import { holdingOf, oracleDeposits } from '#tests/arbitraries/oracle-deposits.ts';
import { depositOf } from '#tests/domain/fixed-deposits/deposit-likes.ts';

const today = CalendarDate.of('2026-11-26');
const held = { issuerId: 'S', institution: 'bank', holders: ['A'], right: 'self' } as const;
/** One lakh at 8%, paid out at maturity: 1,08,000 then. */
const further = depositOf({ id: 'next', principal: '100000', rate: '8', from: today.iso });

const coverOf = (facts: Partial<CoverFacts>, deposit = further) =>
  coverOfDeposit(deposit, { deposits: [], today, ...facts });

describe('coverOfDeposit', () => {
  it('is the part of the deposit that the limit leaves on the day with most money', () => {
    const cover = coverOf({ balances: [{ ...held, amount: Money.of('450000') }] });
    expect(cover?.insured.text).toBe('50000');
    expect([cover?.peak.day.iso, cover?.peak.exposure.text]).toEqual(['2027-11-26', '558000']);
  });

  it('is zero beside 5 lakh, and all of it where there is room', () => {
    const beside = (rupees: string) =>
      coverOf({ balances: [{ ...held, amount: Money.of(rupees) }] })?.insured.text;
    expect([beside('500000'), beside('900000'), beside('392000')]).toEqual(['0', '0', '108000']);
  });

  it('leaves out the days on which the deposit does not run', () => {
    const long = depositOf({ principal: '390000', rate: '8', from: today.iso, tenure: '60M' });
    expect(coverWithDeposit(further, { deposits: [long], today })?.peak.day.iso).toBe('2031-11-26');
    expect(coverOf({ deposits: [long] })?.peak.day.iso).toBe('2027-11-26');
    const later = depositOf({ id: 'next', principal: '1000', rate: '8', from: '2032-01-01' });
    expect(coverOf({ deposits: [long] }, later)?.peak.exposure.text).toBe('1080');
  });

  it('knows whether the bucket has other money ahead', () => {
    const matured = depositOf({ principal: '400000', rate: '8', from: '2025-11-25' });
    const both = { holders: ['A', 'B'], right: 'joint' } as const;
    const joint = depositOf({ principal: '400000', rate: '8', ...both });
    const balances = [{ ...held, amount: Money.zero }];
    expect(coverOf({ deposits: [matured], balances })?.isBesideOthers).toBe(false);
    expect(coverOf({ deposits: [joint] })?.isBesideOthers).toBe(false);
    const lastDay = depositOf({ principal: '400000', rate: '8', from: '2025-11-26' });
    expect(coverOf({ deposits: [lastDay] })?.isBesideOthers).toBe(true);
    const balance = { ...held, amount: Money.of('1') };
    expect(coverOf({ balances: [balance] })?.isBesideOthers).toBe(true);
  });

  it('is undefined without insurance, a known limit, or a day ahead', () => {
    const company = depositOf({ principal: '1000', rate: '8', institution: 'nbfc' });
    expect(coverOf({}, company)).toBeUndefined();
    expect(coverOf({ today: CalendarDate.of('2019-01-01') })).toBeUndefined();
    const matured = depositOf({ principal: '1000', rate: '8', from: '2025-11-25' });
    expect(coverOf({}, matured)).toBeUndefined();
  });

  it('refuses a deposit that the facts contain', () => {
    expect(() => coverOf({ deposits: [further] })).toThrow('deposits need different ids');
  });

  it('has the highest exposure on all days of the deposit', () => {
    const cases = fc.tuple(coverCases({ longest: 4 }), oracleDeposits({ longest: 6, within: 60 }));
    fc.assert(
      fc.property(cases, fc.double({ min: 0, max: 1, noNaN: true }), ([given, next], share) => {
        const facts = factsOf(given);
        const holding = holdingOf(next);
        const { startedOn, maturityDate } = holding;
        const first = startedOn.isAfter(facts.today) ? startedOn : facts.today;
        fc.pre(!maturityDate.isBefore(first));
        const deposit = { id: 'next', origin: 'booked', ...held, holding } as const;
        const cover = coverOfDeposit(deposit, facts);
        if (cover === undefined) return;
        const day = first.plus({ days: Math.round(first.daysUntil(maturityDate) * share) });
        const onDay = coverWithDeposit(deposit, { ...facts, today: day })?.today;
        expect(onDay?.exposure.isGreaterThan(cover.peak.exposure)).toBe(false);
        const own = exposureOn(deposit, cover.peak.day);
        expect(cover.insured.isGreaterThan(own)).toBe(false);
        if (cover.peak.uncovered.isZero()) expect(cover.insured.equals(own)).toBe(true);
      }),
    );
  });
});
