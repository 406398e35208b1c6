import { insuranceCover } from '#domain/fixed-deposits/cover/insurance-cover.ts';
import type { DepositLike } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import { tdsForecast } from '#domain/fixed-deposits/tax/tds-forecast.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { rounded } from '#tests/performance/support/figure.ts';
import type { Figure } from '#tests/performance/support/figure.ts';
import { bestTime } from '#tests/performance/support/timing.ts';

const COUNT = 200;
const BANKS = 20;
const GOAL_MS = 20;
const today = CalendarDate.of('2026-11-26');

/** A quarter of the deposits pays monthly; the others are cumulative. */
function depositAt(index: number): DepositLike {
  const terms = {
    principal: Money.of(20_000 + 500 * index),
    annualRatePercent: Percentage.of('7.35'),
    tenure: Tenure.of({ months: 12 + (index % 5) * 6 }),
    payoutFrequency: index % 4 === 0 ? 'monthly' : 'at-maturity',
    compoundingFrequency: 'quarterly',
  } as const;
  const startedOn = CalendarDate.of('2026-01-31').plus({ days: (index * 37) % 290 });
  return {
    ...{ id: String(index), origin: 'declared', holding: Holding.of({ terms, startedOn }) },
    ...{ issuerId: `bank-${Math.floor(index / (COUNT / BANKS))}`, institution: 'bank' },
    ...{ holders: ['A'], right: 'self' },
  };
}

/** Measures the forecasts over all deposits of an investor, of whom most have fewer. */
export function measureManyDeposits(): readonly Figure[] {
  const deposits = Array.from({ length: COUNT }, (_, index) => depositAt(index));
  const holders = [{ id: 'A', kind: 'individual', hasValidPan: true }] as const;
  const taxYear = TaxYear.of(2026);
  const works = {
    'tax deducted at source': () => tdsForecast({ deposits, holders, taxYear, today }),
    'deposit insurance': () => insuranceCover({ deposits, today }),
  };
  return Object.entries(works).map(([what, work]) => ({
    what: `${what}, ${COUNT} deposits at ${BANKS} banks`,
    value: rounded(bestTime(work, { calls: 5, rounds: 5 }), 1),
    unit: 'ms',
    goal: GOAL_MS,
  }));
}
