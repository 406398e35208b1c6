import { CalendarDate } from '../../platform/calendar-date.ts';
import type { Decimal } from '../../platform/decimal.ts';
import { Money } from '../../platform/money.ts';
import type { Holding } from '../holdings/holdings.ts';
import type { CompleteTerms } from '../interest/deposit-terms.ts';
import { elapsedOn } from '../interest/elapsed.ts';
import { exactInterest, periodsIn } from '../interest/interest.ts';
import { runningInterest, type RunningInterest } from '../interest/running-interest.ts';
import type { ExitRate } from './exit-answer.ts';
import type { EarnedOnDay } from './exit-payment.ts';
import type { BrokenDeposit, RateSegment } from './exit-rate.ts';

/** Days in a row with one rate, between two monthly anniversaries of the deposit. */
export interface ExitStretch {
  readonly from: CalendarDate;
  readonly days: number;
}

/**
 * The days from a day until maturity, in stretches. Within a stretch, nothing is paid out, the rate
 * stays the same, and the time of the deposit grows by the same length every day.
 */
export function* exitStretches(
  from: CalendarDate,
  { holding, segments }: { readonly holding: Holding; readonly segments: readonly RateSegment[] },
): Generator<ExitStretch> {
  const { startedOn, maturityDate } = holding;
  for (let start = from; start.isBefore(maturityDate); ) {
    const months = startedOn.wholeMonthsUntil(start) + 1;
    const newYear = CalendarDate.of(`${start.year + 1}-01-01`);
    const rateChange = segments.find((segment) => segment.from.isAfter(start))?.from;
    const ends = [maturityDate, startedOn.plus({ months }), newYear, rateChange ?? maturityDate];
    const end = ends.reduce((first, day) => (day.isBefore(first) ? day : first));
    yield { from: start, days: start.daysUntil(end) };
    start = end;
  }
}

/**
 * What the deposit has earned on each day of a stretch. Within a compounding period, interest grows
 * by the same amount every day, so two days give all others. Undefined if a compounding period ends
 * within the stretch, or if the broken period compounds.
 */
export function earnedInStretch(
  { from, days }: ExitStretch,
  by: { readonly deposit: BrokenDeposit; readonly rate: ExitRate },
): Generator<EarnedOnDay, undefined> | undefined {
  const { quote, startedOn, payouts } = by.deposit.holding;
  const { terms } = quote;
  const after = (count: number) => elapsedOn(from.plus({ days: count }), { terms, startedOn });
  const [first, second] = [after(0), after(1)];
  const isOnePeriod = periodsIn(terms, first).whole === periodsIn(terms, after(days - 1)).whole;
  if (days < 3 || !isOnePeriod || terms.convention.brokenPeriod !== 'simple-interest') {
    return undefined;
  }
  const { annualRatePercent } = by.rate;
  const reduced = { ...terms, annualRatePercent };
  const lineOf = (of: CompleteTerms) => {
    const start = exactInterest(of, first);
    return { start, perDay: exactInterest(of, second).minus(start) };
  };
  const running = runningInterest(from, { quote, startedOn, payouts });
  return earnedDaily(running, { reduced: lineOf(reduced), contract: lineOf(terms) });
}

interface Line {
  readonly start: Decimal;
  readonly perDay: Decimal;
}

function* earnedDaily(
  { paidOut, next, exact: sincePayout }: RunningInterest,
  { reduced, contract }: { readonly reduced: Line; readonly contract: Line },
): Generator<EarnedOnDay, undefined> {
  let [exact, running] = [reduced.start, sincePayout];
  for (;;) {
    const accrued = Money.of(running).toPaisa();
    yield { exact, paidOut, accrued: accrued.isGreaterThan(next) ? next : accrued };
    exact = exact.plus(reduced.perDay);
    running = running.plus(contract.perDay);
  }
}
