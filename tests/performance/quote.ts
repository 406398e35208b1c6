import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import type { DepositTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { percentile, rounded } from '#tests/performance/support/figure.ts';
import type { Figure } from '#tests/performance/support/figure.ts';
import { bestTime } from '#tests/performance/support/timing.ts';

const common = { principal: Money.of('500000'), annualRatePercent: Percentage.of('8.75') };
const tenYearsMonthly: DepositTerms = {
  ...common,
  tenure: Tenure.of({ years: 10 }),
  payoutFrequency: PayoutFrequency.Monthly,
};
const fiveYearsQuarterly: DepositTerms = {
  ...common,
  tenure: Tenure.of({ years: 5 }),
  payoutFrequency: PayoutFrequency.Quarterly,
};

/** Measures quotes with their complete schedules in this process. */
export function measureQuotes(): Promise<readonly Figure[]> {
  const periods = depositQuote(tenYearsMonthly).schedule.length;
  if (periods !== 120) throw new Error(`the schedule has ${periods} periods, not 120`);
  repeat(500, tenYearsMonthly);
  const times = repeat(3000, tenYearsMonthly);
  const each = bestTime(() => depositQuote(fiveYearsQuarterly).schedule, { calls: 3000 });
  return Promise.resolve([
    {
      what: 'quote with 120 monthly periods, median',
      value: rounded(percentile(times, 0.5), 3),
      unit: 'ms',
      goal: 1,
    },
    {
      what: 'the same, 99 of 100',
      value: rounded(percentile(times, 0.99), 3),
      unit: 'ms',
    },
    {
      what: 'quotes with a schedule of 20 periods',
      value: rounded(1000 / each, 0),
      unit: 'a second',
      goal: 33_000,
      isAtLeast: true,
    },
  ]);
}

function repeat(times: number, terms: DepositTerms): readonly number[] {
  const taken: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const startedAt = performance.now();
    if (depositQuote(terms).schedule.length === 0) throw new Error('there is no schedule');
    taken.push(performance.now() - startedAt);
  }
  return taken;
}
