import { BookingDayRates } from '#domain/fixed-deposits/early-exit/booking-day-rates.ts';
import { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import { prematureRulesOf } from '#domain/fixed-deposits/early-exit/premature-rules.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { annualisedReturn } from '#domain/fixed-deposits/returns/annualised-return.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { rounded } from '#tests/performance/support/figure.ts';
import type { Figure } from '#tests/performance/support/figure.ts';
import { bestTime } from '#tests/performance/support/timing.ts';

const startedOn = CalendarDate.of('2026-01-15');
const common = {
  principal: Money.of('500000'),
  annualRatePercent: Percentage.of('8.10'),
  tenure: Tenure.of({ years: 5 }),
};

/** Measures the curve of an early exit on each day of five years, and a return of 60 payouts. */
export function measureEarlyExits(): readonly Figure[] {
  const terms = { ...common, payoutFrequency: 'at-maturity' } as const;
  const holding = Holding.of({ terms, startedOn });
  const rule = prematureRulesOf('nbfc')?.on(startedOn)?.value;
  if (rule === undefined) throw new Error('finance companies have a rule');
  const year = { from: Tenure.of({ years: 1 }), annualRatePercent: Percentage.of('7.40') };
  const exit = EarlyExit.of({ holding, rule, rates: BookingDayRates.ofRanges([year]) });
  const days = [...exit.curveFrom(startedOn)].length;
  if (days !== 1827) throw new Error(`the curve has ${days} days, not 1827`);
  const paying = Holding.of({ terms: { ...common, payoutFrequency: 'monthly' }, startedOn });
  const curve = bestTime(() => [...exit.curveFrom(startedOn)], { calls: 10 });
  const returned = bestTime(() => annualisedReturn(paying), { calls: 20 });
  return [
    {
      what: 'early exit on each of 1,827 days',
      value: rounded(curve, 1),
      unit: 'ms',
      goal: 30,
    },
    {
      what: 'yearly return of 60 monthly payouts',
      value: rounded(returned, 1),
      unit: 'ms',
      goal: 20,
    },
  ];
}
