import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CoverFacts } from '#domain/fixed-deposits/cover/insurance-bucket.ts';
import { coverWithDeposit } from '#domain/fixed-deposits/cover/insurance-cover.ts';
import {
  insuranceHeadroom, type PlannedDeposit,
} from '#domain/fixed-deposits/cover/insurance-headroom.ts';
import { DEPOSIT_INSURANCE_LIMITS } from '#domain/fixed-deposits/cover/insurance-limit.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Dated } from '#domain/platform/dated.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { coverCases, factsOf } from '#tests/arbitraries/cover-cases.ts';
import { holdingOf, oracleDeposits } from '#tests/arbitraries/oracle-deposits.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';
import { depositOf } from '#tests/domain/fixed-deposits/deposit-likes.ts';

const day = (iso: string) => CalendarDate.of(iso);
const today = day('2026-11-26');
const held = { issuerId: 'S', institution: 'bank', holders: ['A'], right: 'self' } as const;
const planned: PlannedDeposit = {
  ...held,
  terms: {
    annualRatePercent: Percentage.of('8'),
    tenure: tenureOf('12M'),
    payoutFrequency: 'at-maturity',
    compoundingFrequency: 'quarterly',
  },
  startedOn: today,
};

function headroom(change: Partial<PlannedDeposit> = {}, facts: Partial<CoverFacts> = {}) {
  return insuranceHeadroom({ ...planned, ...change }, { deposits: [], today, ...facts })?.text;
}

describe('insuranceHeadroom', () => {
  it('is 4,61,923, one rupee more than a division gives (beyond the documents, section 4)', () => {
    expect(headroom()).toBe('461923');
    const maturity = (principal: string) =>
      Holding.of({ terms: { ...planned.terms, principal: Money.of(principal) }, startedOn: today })
        .quote.maturityAmount.text;
    expect([maturity('461923'), maturity('461924')]).toEqual(['500000', '500001']);
    expect(Money.of('500000').dividedBy('1.08243216').decimal.floor().toFixed()).toBe('461922');
  });

  it('is a multiple of its step', () => {
    expect(headroom({ step: Money.of('1000') })).toBe('461000');
    expect(headroom({ step: Money.of('500001') })).toBe('0');
  });

  it('counts the other money of the bucket only', () => {
    const amount = Money.of('120000');
    const balance = { ...held, amount };
    expect(headroom({}, { balances: [balance] })).toBe('351061');
    expect(headroom({}, { balances: [{ ...balance, issuerId: 'T' }] })).toBe('461923');
    const full = depositOf({ principal: '500000', rate: '8', from: '2026-01-01' });
    expect(headroom({}, { deposits: [full] })).toBe('0');
    expect(headroom({ startedOn: day('2027-01-02') }, { deposits: [full] })).toBe('461923');
  });

  it('is undefined without insurance or a known limit', () => {
    expect(headroom({ institution: 'nbfc' })).toBeUndefined();
    expect(headroom({}, { today: day('2019-01-01') })).toBeUndefined();
  });

  it.each([
    [{ step: Money.zero }, 'a step needs whole rupees above zero, got 0'],
    [{ step: Money.of('0.5') }, 'a step needs whole rupees above zero, got 0.5'],
    [{ startedOn: day('2025-11-25') }, 'a planned deposit must not mature before today'],
    [{ steps: Money.of('1') }, 'there is no option "steps"'],
  ])('refuses %o', (change, message) => {
    expect(() => headroom(change as Partial<PlannedDeposit>)).toThrow(message);
  });

  it('accepts a deposit that matures today', () => {
    expect(headroom({ startedOn: day('2025-11-26') })).toBe('461923');
  });

  it('is found by the limit of the day on which the deposit starts', () => {
    const [rule] = DEPOSIT_INSURANCE_LIMITS.rules;
    if (rule === undefined) throw new Error('there is a limit');
    const doubled = { ...rule, from: day('2027-01-01'), value: Money.of('1000000') };
    const limits = Dated.of([rule, doubled]);
    expect(headroom({ startedOn: day('2027-01-01') }, { limits })).toBe('923845');
    expect(headroom({ startedOn: day('2026-12-31') }, { limits })).toBe('500000');
  });

  it('fits on every day of the deposit, and one step more does not', () => {
    const cases = fc.tuple(coverCases({ longest: 6 }), oracleDeposits({ longest: 6, within: 120 }));
    const steps = fc.constantFrom(1, 7, 1000);
    fc.assert(
      fc.property(cases, steps, ([given, next], rupees) => {
        const facts = factsOf(given);
        const holding = holdingOf(next);
        fc.pre(!holding.maturityDate.isBefore(facts.today));
        const { terms } = holding.quote;
        const { startedOn } = holding;
        const step = Money.of(rupees);
        const found = insuranceHeadroom({ ...held, terms, startedOn, step }, facts) ?? Money.zero;
        expect(found.isMultipleOf(step)).toBe(true);
        const first = startedOn.isAfter(facts.today) ? startedOn : facts.today;
        const inLife = { ...facts, today: first };
        const isAbove = (principal: Money) => {
          const bigger = Holding.of({ terms: { ...terms, principal }, startedOn });
          const deposit = { id: 'next', origin: 'booked', ...held, holding: bigger } as const;
          const above = coverWithDeposit(deposit, inLife)?.firstDayAbove;
          return above !== undefined && !above.isAfter(holding.maturityDate);
        };
        if (!found.isZero()) expect(isAbove(found)).toBe(false);
        expect(isAbove(found.plus(step))).toBe(true);
      }),
    );
  });
});
