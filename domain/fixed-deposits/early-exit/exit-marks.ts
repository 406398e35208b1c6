import { checkInstance, checkInteger } from '../../platform/argument-checks.ts';
import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkDate } from '../../platform/expected-values.ts';
import { EarlyExit } from './early-exit.ts';
import type { ExitAnswer } from './exit-answer.ts';

/** The calendar months after which finance companies pay interest again. */
const INTEREST_MONTHS = 6;
const USUAL_DAYS = 90;

/** A marked point of the curve of an early exit. */
export interface ExitMark {
  readonly kind: 'first-day' | 'six-months' | 'best-day' | 'maturity';
  readonly answer: ExitAnswer;
}

/**
 * The day on which breaking a deposit costs least, from a day until some days later: the lowest
 * difference between what the deposit is worth and what is paid. The earliest of several such days.
 * The maturity date costs nothing. Undefined if the deposit cannot be broken in that time.
 *
 * @source section 1 of the design notes on rules beyond the documents, "best day within 90"
 * @param days how many days after the first one are compared, up to 3,660; 90 if absent
 * @throws an error for anything but an early exit and a date, and for any other number of days
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const terms = { ...rate, principal: LAKH, tenure: Tenure.of({ years: 1 }) };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-01-15') });
 * const { value: rule } = prematureRulesOf('bank').on(CalendarDate.of('2026-11-26'));
 * const week = { from: Tenure.ofDays(7), annualRatePercent: Percentage.of('5') };
 * const exit = EarlyExit.of({ holding, rule, rates: BookingDayRates.ofRanges([week]) });
 * bestExitDay(exit, CalendarDate.of('2026-12-01'))?.day.iso; // => '2027-01-15'
 * ```
 */
export function bestExitDay(
  exit: EarlyExit,
  from: CalendarDate,
  days: number = USUAL_DAYS,
): ExitAnswer | undefined {
  checkInstance(exit, EarlyExit, 'an early exit');
  checkInteger(days, { most: 3660 });
  const last = checkDate(from).plus({ days });
  let best: ExitAnswer | undefined;
  for (const answer of exit.curveFrom(from)) {
    if (answer.day.isAfter(last)) break;
    if (answer.kind === 'matured') return answer;
    if (answer.kind !== 'payable') continue;
    const isBetter = best?.kind !== 'payable' || answer.cost.isLessThan(best.cost);
    if (isBetter) best = answer;
  }
  return best;
}

/**
 * The marked points of the curve from a day on: the first day on which the deposit can be broken,
 * the end of the sixth month, the best day within 90 days, and maturity. Points before the day are
 * left out.
 *
 * @source section 1 of the design notes on rules beyond the documents
 * @throws an error for anything but an early exit and a date
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const terms = { ...rate, principal: LAKH, tenure: Tenure.of({ years: 1 }) };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-01-15') });
 * const { value: rule } = prematureRulesOf('nbfc').on(CalendarDate.of('2026-11-26'));
 * const year = { from: Tenure.of({ years: 1 }), annualRatePercent: Percentage.of('8') };
 * const exit = EarlyExit.of({ holding, rule, rates: BookingDayRates.ofRanges([year]) });
 * const marks = exitMarks(exit, CalendarDate.of('2026-01-15'));
 * marks.map(({ kind, answer }) => `${kind} ${answer.day.iso}`);
 * // => ['first-day 2026-04-15', 'six-months 2026-07-15', 'best-day 2026-04-15',
 * //   'maturity 2027-01-15']
 * ```
 */
export function exitMarks(exit: EarlyExit, from: CalendarDate): readonly ExitMark[] {
  const { firstDay, holding } = checkInstance(exit, EarlyExit, 'an early exit');
  const { startedOn, maturityDate } = holding;
  const sixMonths = startedOn.plus({ months: INTEREST_MONTHS });
  const best = bestExitDay(exit, checkDate(from));
  const days = [
    { kind: 'first-day', day: firstDay },
    { kind: 'six-months', day: sixMonths.isBefore(maturityDate) ? sixMonths : undefined },
    { kind: 'best-day', day: best?.day },
    { kind: 'maturity', day: maturityDate },
  ] as const;
  return days.flatMap(({ kind, day }) => {
    return day === undefined || day.isBefore(from) ? [] : [{ kind, answer: exit.on(day) }];
  });
}
