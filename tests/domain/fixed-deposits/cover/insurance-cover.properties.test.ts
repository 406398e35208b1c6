import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coverWithDeposit, exposureOn, insuranceCover,
} from '#domain/fixed-deposits/cover/insurance-cover.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { coverCases, factsOf } from '#tests/arbitraries/cover-cases.ts';
import { shortTerms } from '#tests/arbitraries/deposit-terms.ts';
import { depositOf } from '#tests/domain/fixed-deposits/deposit-likes.ts';

const today = CalendarDate.of('2026-02-27');

describe('insuranceCover', () => {
  it('divides each exposure into a covered and an uncovered part', () => {
    fc.assert(
      fc.property(coverCases({ longest: 40 }), (given) => {
        const [bucket] = insuranceCover(factsOf(given))?.buckets ?? [];
        for (const cover of [bucket?.today, bucket?.peak]) {
          const { exposure, covered, uncovered, limit } = cover ?? fail();
          expect(covered.plus(uncovered).text).toBe(exposure.text);
          expect(covered.isGreaterThan(limit) || uncovered.isNegative()).toBe(false);
          if (!uncovered.isZero()) expect(covered.text).toBe(limit.text);
        }
        expect(bucket?.peak.exposure.isLessThan(bucket.today.exposure)).toBe(false);
      }),
    );
  });

  it('is above no limit before the first day above, and nowhere above its peak', () => {
    fc.assert(
      fc.property(coverCases({ longest: 40 }), fc.nat({ max: 1300 }), (given, days) => {
        const facts = factsOf(given);
        const [bucket] = insuranceCover(facts)?.buckets ?? [];
        const any = facts.today.plus({ days });
        const later = insuranceCover({ ...facts, today: any })?.buckets[0]?.today ?? fail();
        const { peak, firstDayAbove } = bucket ?? fail();
        const lastDay = facts.deposits.reduce(
          (last, { holding }) =>
            holding.maturityDate.isAfter(last) ? holding.maturityDate : last,
          facts.today,
        );
        if (any.isAfter(lastDay)) return;
        expect(later.exposure.isGreaterThan(peak.exposure)).toBe(false);
        if (firstDayAbove !== undefined && !any.isBefore(firstDayAbove)) return;
        expect(later.uncovered.text).toBe('0');
      }),
    );
  });

  it('has the same figures in any order of the deposits', () => {
    fc.assert(
      fc.property(coverCases({ longest: 12 }), (given) => {
        const facts = factsOf(given);
        const turned = { ...facts, deposits: facts.deposits.toReversed() };
        const [one] = insuranceCover(facts)?.buckets ?? [];
        const [other] = insuranceCover(turned)?.buckets ?? [];
        expect(one?.peak.exposure.text).toBe(other?.peak.exposure.text);
        expect(one?.peak.day.iso).toBe(other?.peak.day.iso);
        expect(one?.firstDayAbove?.iso).toBe(other?.firstDayAbove?.iso);
      }),
    );
  });

  it('finds the peak of deposits of any terms, of all days', () => {
    const life = fc.record({ terms: shortTerms(), days: fc.integer({ min: -60, max: 60 }) });
    fc.assert(
      fc.property(fc.array(life, { minLength: 1, maxLength: 2 }), (lives) => {
        const deposits = lives.map(({ terms, days }, at) => ({
          ...depositOf({ id: String(at), principal: '1', rate: '1' }),
          holding: Holding.of({ terms, startedOn: today.plus({ days }) }),
        }));
        const exposures = Array.from({ length: 220 }, (_, days) => {
          const day = today.plus({ days });
          const exposure = Money.sum(deposits.map((deposit) => exposureOn(deposit, day)));
          return { day, exposure };
        });
        const highest = exposures.reduce((most, each) =>
          each.exposure.isGreaterThan(most.exposure) ? each : most,
        );
        const peak = insuranceCover({ deposits, today })?.buckets[0]?.peak;
        expect(peak?.exposure.text).toBe(highest.exposure.text);
        expect(peak?.day.iso).toBe(highest.day.iso);
      }),
    );
  });
});

describe('coverWithDeposit', () => {
  it('is the bucket that the deposit joins', () => {
    fc.assert(
      fc.property(coverCases({ longest: 12 }), (given) => {
        const facts = factsOf(given);
        const [deposit = fail(), ...others] = facts.deposits;
        const bucket = coverWithDeposit(deposit, { ...facts, deposits: others });
        const [all] = insuranceCover({ ...facts, deposits: [...others, deposit] })?.buckets ?? [];
        expect(bucket).toEqual(all);
      }),
    );
  });
});

function fail(): never {
  throw new Error('there is no bucket');
}
