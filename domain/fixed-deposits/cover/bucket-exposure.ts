import type { CalendarDate } from '../../platform/calendar-date.ts';
import type { Dated, DatedRule } from '../../platform/dated.ts';
import { invariant } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';
import type { InsuredMoney } from './bucket-parts.ts';
import { type ExposedDeposit, exposureOf, lastDaysOf } from './deposit-exposure.ts';
import { estimateOf, type ExposureEstimate, ordinalOf } from './exposure-estimate.ts';

/** Days in a row on which the exposure never falls and the limit does not change. */
export interface Run {
  /** The day before the run; absent if the run is only its last day. */
  readonly after?: CalendarDate | undefined;
  readonly end: CalendarDate;
}

interface RunsBy {
  readonly from: CalendarDate;
  readonly limits: Dated<Money>;
}

/** The exposure of a bucket on any day, computed once for each day. */
export class BucketExposure {
  private readonly amounts = new Map<number, readonly Money[]>();
  private readonly estimates: readonly ExposureEstimate[];
  private readonly lastDays: readonly CalendarDate[];
  /** The sum of the balances in rupees, for estimates. */
  private readonly constant: number;
  /** The exact exposure differs from an estimate by less than this amount in rupees. */
  readonly error: number;

  constructor(private readonly parts: InsuredMoney) {
    const { deposits, balances } = parts;
    this.estimates = deposits.map((deposit) => estimateOf(deposit));
    this.lastDays = deposits.flatMap((deposit) => lastDaysOf(deposit));
    this.constant = Money.sum(balances.map(({ amount }) => amount)).decimal.toNumber();
    this.error = this.estimates.reduce((sum, { error }) => sum + error, 1 + this.constant * 1e-9);
  }

  /** The amount of each deposit and balance on a day. */
  amountsOn(day: CalendarDate): readonly Money[] {
    const key = ordinalOf(day);
    const known = this.amounts.get(key);
    if (known !== undefined) return known;
    const { deposits, balances } = this.parts;
    const amounts = [
      ...deposits.map((deposit) => exposureOf(deposit, day)),
      ...balances.map(({ amount }) => amount),
    ];
    this.amounts.set(key, amounts);
    return amounts;
  }

  on(day: CalendarDate): Money {
    return Money.sum(this.amountsOn(day));
  }

  /** The approximate exposure in rupees. */
  estimateOn(day: CalendarDate): number {
    return this.estimates.reduce((sum, { on }) => sum + on(day), this.constant);
  }

  /** Whether the exposure on a day exceeds an amount; exact where the estimate cannot decide. */
  exceeds(amount: Money, day: CalendarDate): boolean {
    const above = this.estimateOn(day) - amount.decimal.toNumber();
    return Math.abs(above) > this.error ? above > 0 : this.on(day).isGreaterThan(amount);
  }

  /** Whether the exposure on a day is an amount or more; exact as `exceeds`. */
  reaches(amount: Money, day: CalendarDate): boolean {
    const above = this.estimateOn(day) - amount.decimal.toNumber();
    return Math.abs(above) > this.error ? above > 0 : !this.on(day).isLessThan(amount);
  }

  /** The runs from a day until the last maturity date; at least that day. */
  runs(by: RunsBy): readonly Run[] {
    return runsUntil(this.lastDays, by);
  }

  /** The runs of the days from a day on, on which another deposit runs. */
  runsBeside(other: ExposedDeposit, { from, limits }: RunsBy): readonly Run[] {
    const { startedOn, maturityDate } = other.holding;
    const ends = [...this.lastDays, ...lastDaysOf(other)];
    const inLife = ends.filter((end) => !end.isAfter(maturityDate));
    return runsUntil(inLife, { from: startedOn.isAfter(from) ? startedOn : from, limits });
  }
}

/** Divides the days from a day until the last end into runs that end on the given days. */
function runsUntil(ends: readonly CalendarDate[], { from, limits }: RunsBy): readonly Run[] {
  const ahead = new Map([[ordinalOf(from), from]]);
  const first = ordinalOf(from);
  for (const end of ends) if (ordinalOf(end) >= first) ahead.set(ordinalOf(end), end);
  const last = Math.max(...ahead.keys());
  for (const rule of limits.rules) {
    const end = rule.from.plus({ days: -1 });
    if (ordinalOf(end) >= first && ordinalOf(end) < last) ahead.set(ordinalOf(end), end);
  }
  const sorted = [...ahead.values()].toSorted((one, other) => ordinalOf(one) - ordinalOf(other));
  return sorted.map((end, index) => ({ after: sorted[index - 1], end }));
}

/** The limit on a day, with its source. */
export function limitOn(day: CalendarDate, limits: Dated<Money>): DatedRule<Money> {
  const rule = limits.on(day);
  invariant(rule !== undefined, `there is no limit of deposit insurance on ${day.iso}`);
  return rule;
}

/** The first day of a run for which a question is true, if it stays true until the last day. */
export function firstDayOf({ after, end }: Run, isTrue: (day: CalendarDate) => boolean) {
  const start = after?.plus({ days: 1 }) ?? end;
  let [low, high] = [0, start.daysUntil(end)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isTrue(start.plus({ days: middle }))) high = middle;
    else low = middle + 1;
  }
  return start.plus({ days: low });
}
