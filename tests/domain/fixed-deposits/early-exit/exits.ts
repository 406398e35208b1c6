import fc from 'fast-check';
import {
  BookingDayRates,
  type RateRange,
} from '#domain/fixed-deposits/early-exit/booking-day-rates.ts';
import { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import type { ExitAnswer } from '#domain/fixed-deposits/early-exit/exit-answer.ts';
import type {
  BandInterest,
  ExitReason,
  PrematureRule,
} from '#domain/fixed-deposits/early-exit/premature-rule.ts';
import { prematureRulesOf } from '#domain/fixed-deposits/early-exit/premature-rules.ts';
import type { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import type { DepositTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';
import { percentOf } from '#tests/arbitraries/percentages.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';

export const day = (iso: string): CalendarDate => CalendarDate.of(iso);

/** The rule of a kind of institution on the day on which the design notes were written. */
export function ruleOf(institution: Institution): PrematureRule {
  const rule = prematureRulesOf(institution)?.on(day('2026-11-26'))?.value;
  if (rule === undefined) throw new Error(`no rule of ${institution}`);
  return rule;
}

/** Rates from one tenure to the next, such as `['1Y', '7.40']`. */
export function rates(...points: readonly (readonly [string, string])[]): BookingDayRates {
  return BookingDayRates.ofRanges(
    points.map(([from, rate], index): RateRange => {
      const next = points[index + 1]?.[0];
      return {
        from: tenureOf(from),
        below: next === undefined ? undefined : tenureOf(next),
        annualRatePercent: Percentage.of(rate),
      };
    }),
  );
}

/** The deposit of the checks in section 1. */
export const checkedTerms = {
  principal: Money.of('100000'),
  annualRatePercent: Percentage.of('8.10'),
  tenure: tenureOf('36M'),
  payoutFrequency: 'at-maturity',
} as const satisfies DepositTerms;
export const checkedRates = rates(['12M', '7.40'], ['24M', '7.75'], ['36M', '8.10']);
export const checkedHolding = Holding.of({ terms: checkedTerms, startedOn: day('2026-01-15') });

export function exitOf(
  by: Partial<Parameters<typeof EarlyExit.of>[0]> & { readonly institution?: Institution } = {},
): EarlyExit {
  const { holding = checkedHolding, institution = 'nbfc', reason } = by;
  const { rule = ruleOf(institution), rates: card = checkedRates } = by;
  return EarlyExit.of({ holding, rule, rates: card, reason });
}

/** The figures of an answer, as text. */
export function figures(answer: ExitAnswer): readonly string[] {
  if (answer.kind !== 'payable') return [answer.kind];
  const { interest, proceeds, contractValue, rate } = answer;
  return [rate.annualRatePercent.text, interest.text, proceeds.text, contractValue.text];
}

/** Rates with gaps or not, at most the given rate in hundredths of a percent. */
export function someRates(most = 1500): fc.Arbitrary<BookingDayRates> {
  const point = fc.record({
    days: fc.integer({ min: 7, max: 3600 }),
    rate: fc.integer({ min: 0, max: most }).map(percentOf),
    hasEnd: fc.boolean(),
  });
  return fc
    .uniqueArray(point, { selector: ({ days }) => days, maxLength: 5 })
    .map((points) => {
      const ordered = points.toSorted((a, b) => a.days - b.days);
      return BookingDayRates.ofRanges(
        ordered.map(({ days, rate, hasEnd }, index): RateRange => {
          const next = ordered[index + 1]?.days;
          const end = hasEnd ? days + 1 + Math.floor(((next ?? 4000) - days - 1) / 2) : next;
          return {
            from: Tenure.ofDays(days),
            below: end === undefined ? undefined : Tenure.ofDays(end),
            annualRatePercent: rate,
          };
        }),
      );
    });
}

/** Any complete rule. */
export function someRules(): fc.Arbitrary<PrematureRule> {
  const points = fc.integer({ min: 0, max: 400 }).map(percentOf);
  const runRate = fc.record({
    kind: fc.constant('run-rate' as const),
    basis: fc.constantFrom('run-rate' as const, 'lower-of-run-and-contracted' as const),
    points: fc
      .tuple(fc.subarray([Money.of(500_000), undefined]), points, points)
      .map(([limits, first, second]) =>
        limits.map((upTo, at) => ({ upTo, points: at === 0 ? first : second })),
      ),
    pointsBelowLowest: fc.option(points, { nil: undefined }),
  });
  const interest: fc.Arbitrary<BandInterest> = fc.oneof(
    fc.constant({ kind: 'none' } as const),
    fc.record({ kind: fc.constant('fixed' as const), annualRatePercent: points }),
    runRate,
  );
  const later = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 3 });
  return fc
    .record({
      starts: later.map((months) => months.toSorted((a, b) => a - b)),
      interests: fc.array(interest, { minLength: 4, maxLength: 4 }),
      notBefore: fc.constantFrom({ days: 0 }, { days: 7 }, { months: 3 }, undefined),
      paidOut: fc.constantFrom('recovered' as const, 'kept' as const),
    })
    .map(({ starts, interests, notBefore, paidOut }) => ({
      ...ruleOf('nbfc'),
      ...(notBefore === undefined ? {} : { notBefore }),
      paidOut,
      bands: [
        { from: { days: 0 }, interest: interests[0] ?? { kind: 'none' } },
        ...starts.map((months, index) => ({
          from: { months },
          interest: interests[index + 1] ?? { kind: 'none' },
        })),
      ],
    }));
}

/** Holdings of any terms. */
export function holdings(terms = depositTerms()): fc.Arbitrary<Holding> {
  return fc.record({ terms, startedOn: calendarDates() }).map((each) => Holding.of(each));
}

/** Early exits by any rule, for no reason or one of the two. */
export function someExits(held = holdings()): fc.Arbitrary<EarlyExit> {
  const reason = fc.constantFrom<ExitReason | undefined>(undefined, 'death', 'longer-deposit');
  return fc
    .record({ holding: held, rule: someRules(), rates: someRates(), reason })
    .map((input) => EarlyExit.of(input));
}

/** A day of the life of a deposit, its first and its maturity date included. */
export function dayOf({ startedOn, maturityDate }: Holding, any: number): CalendarDate {
  return startedOn.plus({ days: any % (startedOn.daysUntil(maturityDate) + 1) });
}
