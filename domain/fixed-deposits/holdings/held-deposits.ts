import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkRecord, checkRecords } from '../../platform/argument-checks.ts';
import { checkDate } from '../../platform/expected-values.ts';

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
    checkDate(one.startedOn).daysUntil(other.startedOn),
  );
  const isRunning = ({ state }: Held) => state === 'running';
  return [...newestFirst.filter(isRunning), ...newestFirst.filter((each) => !isRunning(each))];
}

/**
 * Sorts held deposits by maturity date, the earliest first. Deposits with the same maturity date
 * keep their order.
 *
 * @source Vriddhi's own rule: the portfolio lists running deposits in the order of their maturity
 * @example
 * ```ts
 * const startedOn = CalendarDate.of('2026-01-05');
 * const late = { startedOn, maturityDate: CalendarDate.of('2028-01-05') };
 * const early = { startedOn, maturityDate: CalendarDate.of('2027-01-05') };
 * maturityOrder([late, early]).map(({ maturityDate }) => maturityDate.iso);
 * // => ['2027-01-05', '2028-01-05']
 * ```
 */
export function maturityOrder<Held extends HeldSpan>(deposits: readonly Held[]): readonly Held[] {
  return checkRecords(deposits).toSorted((one, other) =>
    checkDate(other.maturityDate).daysUntil(one.maturityDate),
  );
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
  return maturityOrder(deposits)[0];
}

/** How many days before its maturity the app asks about a deposit. */
const MATURITY_NOTICE_DAYS = 30;

/**
 * The running deposits that mature today or within the next 30 days, the earliest first.
 *
 * @source Vriddhi's own rule: the home page asks in time what happens to the money at maturity
 * @throws an error for anything but a list of deposits and a date
 * @example
 * ```ts
 * const today = CalendarDate.of('2026-11-24');
 * const startedOn = CalendarDate.of('2025-12-23');
 * const maturityDate = CalendarDate.of('2026-12-23');
 * const deposit = { startedOn, maturityDate, state: 'running' };
 * maturingSoon([deposit, { ...deposit, state: 'renewed' }], today).length; // => 1
 * ```
 */
export function maturingSoon<Held extends HeldSpan & ListedDeposit>(
  deposits: readonly Held[],
  today: CalendarDate,
): readonly Held[] {
  checkDate(today);
  const soon = checkRecords(deposits).filter(({ maturityDate, state }) => {
    const days = today.daysUntil(checkDate(maturityDate));
    return state === 'running' && days >= 0 && days <= MATURITY_NOTICE_DAYS;
  });
  return maturityOrder(soon);
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
  if (!checkDate(today).isBefore(maturityDate)) return 1;
  const passed = checkDate(startedOn).daysUntil(today);
  return Math.max(0, passed) / startedOn.daysUntil(maturityDate);
}
