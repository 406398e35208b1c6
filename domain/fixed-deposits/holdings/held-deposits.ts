import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkRecord, checkRecords } from '../../platform/argument-checks.ts';
import { asDate } from '../../platform/expected-values.ts';

/** The start and maturity date of a held deposit. */
export interface HeldSpan {
  readonly startedOn: CalendarDate;
  readonly maturityDate: CalendarDate;
}

/** The facts about a held deposit that decide its position in the portfolio. */
export interface ListedDeposit {
  readonly startedOn: CalendarDate;
  /** `running`, or the outcome at maturity such as renewed or paid out. */
  readonly state: string;
}

/**
 * Sorts held deposits for the portfolio: running ones first, then by start date, newest first.
 * Deposits with the same start date keep their order.
 *
 * @source FD-3.37
 * @example
 * ```ts
 * const [first, second] = ['2026-01-05', '2026-03-01'].map((day) => CalendarDate.of(day));
 * const held = [{ startedOn: first, state: 'running' }, { startedOn: second, state: 'running' }];
 * portfolioOrder(held).map(({ startedOn }) => startedOn.iso); // => ['2026-03-01', '2026-01-05']
 * ```
 */
export function portfolioOrder<Held extends ListedDeposit>(
  deposits: readonly Held[],
): readonly Held[] {
  const newestFirst = checkRecords(deposits).toSorted((one, other) =>
    asDate(one.startedOn).daysUntil(other.startedOn),
  );
  const isRunning = ({ state }: Held) => state === 'running';
  return [...newestFirst.filter(isRunning), ...newestFirst.filter((each) => !isRunning(each))];
}

/**
 * The deposit with the earliest maturity date; the first of several, undefined for an empty list.
 *
 * @source Vriddhi's own rule: the portfolio shows which deposit matures next
 * @example
 * ```ts
 * nextToMature([]); // => undefined
 * ```
 */
export function nextToMature<Held extends HeldSpan>(deposits: readonly Held[]): Held | undefined {
  return checkRecords(deposits).toSorted((one, other) =>
    asDate(other.maturityDate).daysUntil(one.maturityDate),
  )[0];
}

/**
 * The fraction of the tenure that has passed on a day: 0 on the first day, 1 from maturity on.
 *
 * @formula days since the investment / days from the investment to maturity
 * @example
 * ```ts
 * const startedOn = CalendarDate.of('2026-11-01');
 * const maturityDate = startedOn.plus({ days: 10 });
 * shareRun({ startedOn, maturityDate }, CalendarDate.of('2026-11-06')); // => 0.5
 * ```
 */
export function shareRun(deposit: HeldSpan, today: CalendarDate): number {
  const { startedOn, maturityDate } = checkRecord(deposit);
  if (!asDate(today).isBefore(maturityDate)) return 1;
  const passed = asDate(startedOn).daysUntil(today);
  return Math.max(0, passed) / startedOn.daysUntil(maturityDate);
}
