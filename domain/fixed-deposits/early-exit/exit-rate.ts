import type { CalendarDate } from '../../platform/calendar-date.ts';
import type { Money } from '../../platform/money.ts';
import { Percentage } from '../../platform/percentage.ts';
import type { Holding } from '../holdings/holdings.ts';
import type { Tenure } from '../interest/tenure.ts';
import type { BookingDayRates, RateRange } from './booking-day-rates.ts';
import type { ExitRate } from './exit-answer.ts';
import {
  type BandInterest,
  type ExitReason,
  type PointsStep,
  type PrematureRule,
  RunRateBasis,
} from './premature-rule.ts';

/** A deposit with the rule and the rates by which it is broken. */
export interface BrokenDeposit {
  readonly holding: Holding;
  readonly rule: PrematureRule;
  readonly rates: BookingDayRates;
  readonly reason?: ExitReason | undefined;
}

/** A time with one rate, from a day until the next segment. */
export interface RateSegment {
  readonly from: CalendarDate;
  /** Undefined if neither the card nor the rule has a rate. */
  readonly rate: ExitRate | undefined;
}

const ZERO = Percentage.of(0);

/** The rates of an early exit in order of the days, from the start of a deposit to its maturity. */
export function rateSegments(deposit: BrokenDeposit): readonly RateSegment[] {
  const { holding, rule, rates } = deposit;
  const { startedOn, maturityDate } = holding;
  const ends = rates.ranges.flatMap(({ from, below }) => [from, ...(below ? [below] : [])]);
  const days = [
    ...rule.bands.map(({ from }) => startedOn.plus(from)),
    ...ends.map((tenure) => tenure.maturityDateFrom(startedOn)),
  ];
  const unique = new Map(days.map((day) => [day.iso, day]));
  return [...unique.values()]
    .filter((day) => day.isBefore(maturityDate))
    .toSorted((a, b) => b.daysUntil(a))
    .map((from) => ({ from, rate: rateOn(from, deposit) }));
}

function rateOn(day: CalendarDate, deposit: BrokenDeposit): ExitRate | undefined {
  const { holding, rule } = deposit;
  const { startedOn } = holding;
  const interest = rule.bands.reduce<BandInterest>(
    (earlier, band) => (startedOn.plus(band.from).isAfter(day) ? earlier : band.interest),
    { kind: 'none' },
  );
  if (interest.kind === 'none') return plainRate('no-interest', ZERO);
  if (interest.kind === 'fixed') return plainRate('fixed', interest.annualRatePercent);
  return runRate(interest, { deposit, day });
}

function plainRate(kind: ExitRate['kind'], rate: Percentage): ExitRate {
  return { annualRatePercent: rate, kind, base: rate, points: ZERO, isOurReading: false };
}

function runRate(
  interest: BandInterest & { readonly kind: 'run-rate' },
  { deposit, day }: { readonly deposit: BrokenDeposit; readonly day: CalendarDate },
): ExitRate | undefined {
  const { holding, rates, rule, reason } = deposit;
  const isWaived = reason !== undefined && rule.pointsWaivedFor.includes(reason);
  const range = rangeOn(day, { ranges: rates.ranges, startedOn: holding.startedOn });
  if (range === undefined) {
    const { pointsBelowLowest } = interest;
    if (rates.lowest === undefined || pointsBelowLowest === undefined) return undefined;
    const points = isWaived ? ZERO : pointsBelowLowest;
    return reduced({ kind: 'lowest-rate', base: rates.lowest, points, isOurReading: false });
  }
  const contracted = holding.quote.terms.annualRatePercent;
  const run = range.annualRatePercent;
  const isContracted =
    interest.basis === RunRateBasis.LowerOfRunAndContracted && contracted.isLessThan(run);
  return reduced({
    kind: isContracted ? 'contracted-rate' : 'run-rate',
    base: isContracted ? contracted : run,
    points: isWaived ? ZERO : pointsFor(interest.points, holding.quote.terms.principal),
    rangeFrom: range.from,
    isOurReading: rates.isOurReading,
  });
}

/** The range that contains the time from the start to a day, counted on the calendar. */
function rangeOn(
  day: CalendarDate,
  by: { readonly ranges: readonly RateRange[]; readonly startedOn: CalendarDate },
): RateRange | undefined {
  const isReached = (tenure: Tenure) => !tenure.maturityDateFrom(by.startedOn).isAfter(day);
  const range = by.ranges.findLast(({ from }) => isReached(from));
  return range?.below !== undefined && isReached(range.below) ? undefined : range;
}

/** The points for a principal; none if the principal is above all steps. */
export function pointsFor(steps: readonly PointsStep[], principal: Money): Percentage {
  const step = steps.find(({ upTo }) => upTo === undefined || !principal.isGreaterThan(upTo));
  return step?.points ?? ZERO;
}

function reduced(rate: Omit<ExitRate, 'annualRatePercent'>): ExitRate {
  const left = rate.base.decimal.minus(rate.points.decimal);
  return { ...rate, annualRatePercent: left.isNegative() ? ZERO : Percentage.of(left) };
}
