import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkRecord, checkInstance, checkInteger } from '../../platform/argument-checks.ts';
import { checkDate, checkPercentage } from '../../platform/expected-values.ts';
import { formatPercent } from '../../platform/indian-formatting.ts';
import { MINUS_SIGN } from '../../platform/grouped-digits.ts';
import type { Percentage } from '../../platform/percentage.ts';
import { DAYS_IN_MONTH, Tenure } from '../interest/tenure.ts';
import { MONTHS_BEFORE_WITHDRAWAL } from './withdrawal-months.ts';

/** When a scheme allows early withdrawal, and what it costs. */
export interface EarlyWithdrawalTerms {
  /**
   * Number of days during which the deposit cannot be withdrawn; every 30 days count as one
   * calendar month.
   */
  readonly lockInDays: number;
  /**
   * Percentage points deducted from the annual rate for the time that the deposit ran; absent if
   * unknown.
   */
  readonly withdrawalPenalty?: Percentage | undefined;
  /**
   * A deposit withdrawn within this many days of its start earns no interest; absent for no such
   * rule.
   */
  readonly noInterestDays?: number | undefined;
}

/** The terms of a scheme without its own rule. */
export const DEFAULT_EARLY_WITHDRAWAL: EarlyWithdrawalTerms = Object.freeze({
  lockInDays: MONTHS_BEFORE_WITHDRAWAL * DAYS_IN_MONTH,
});

/**
 * The first day on which a deposit can be withdrawn early; undefined if only at maturity.
 *
 * @formula investment date + one calendar month for every 30 days of lock-in + the remaining days
 * @source FD-9.21, AP-9.10; calculation rules, "Sums, ranks and terms"
 * @example
 * ```ts
 * const deposit = { startedOn: CalendarDate.of('2025-11-30'), tenure: Tenure.of({ years: 1 }) };
 * withdrawalDate(DEFAULT_EARLY_WITHDRAWAL, deposit)?.iso; // => '2026-02-28'
 * withdrawalDate({ lockInDays: 360 }, deposit); // => undefined
 * ```
 */
export function withdrawalDate(
  terms: EarlyWithdrawalTerms,
  deposit: { readonly startedOn: CalendarDate; readonly tenure: Tenure },
): CalendarDate | undefined {
  const { startedOn, tenure } = checkRecord(deposit);
  checkDate(startedOn);
  const { lockInDays } = checkTerms(terms, tenure);
  if (lockInDays >= tenure.days) return undefined;
  const months = Math.floor(lockInDays / DAYS_IN_MONTH);
  return startedOn.plus({ months, days: lockInDays % DAYS_IN_MONTH });
}

/**
 * Whether a deposit can be withdrawn on a day.
 *
 * @source FD-9.21, AP-9.10
 * @example
 * ```ts
 * const deposit = { startedOn: CalendarDate.of('2026-08-21'), tenure: Tenure.of({ years: 1 }) };
 * const day = CalendarDate.of('2026-11-20');
 * isWithdrawalAllowed(DEFAULT_EARLY_WITHDRAWAL, deposit, day); // => false
 * ```
 */
export function isWithdrawalAllowed(
  terms: EarlyWithdrawalTerms,
  deposit: { readonly startedOn: CalendarDate; readonly tenure: Tenure },
  day: CalendarDate,
): boolean {
  const from = withdrawalDate(terms, deposit);
  return from !== undefined && !checkDate(day).isBefore(from);
}

/**
 * The text about early withdrawal that the deposit page, the order summary, the terms and the
 * portfolio show.
 *
 * @source FD-9.21; calculation rules, "Sums, ranks and terms"
 * @throws an error for invalid terms or an invalid tenure
 * @example
 * ```ts
 * const tenure = Tenure.of({ months: 3 });
 * earlyWithdrawalSentence({ lockInDays: 90 }, tenure);
 * // => 'This deposit cannot be withdrawn before maturity.'
 * ```
 */
export function earlyWithdrawalSentence(terms: EarlyWithdrawalTerms, tenure: Tenure): string {
  const { lockInDays, withdrawalPenalty: penalty, noInterestDays = 0 } = checkTerms(terms, tenure);
  if (lockInDays >= tenure.days) return 'This deposit cannot be withdrawn before maturity.';
  const from =
    lockInDays === 0
      ? 'You can withdraw early on any day.'
      : `You can withdraw early from ${lengthLabel(lockInDays)} after the start date.`;
  const nothing =
    checkInteger(noInterestDays) > lockInDays
      ? ` Before ${lengthLabel(noInterestDays)} it earns no interest.`
      : '';
  const word = nothing === '' ? 'An early withdrawal' : 'After that it';
  const cost =
    penalty === undefined
      ? ''
      : ` ${word} earns ${formatPercent(checkPercentage(penalty))} p.a. less than the rate for ` +
        'the time it ran.';
  return `${from}${nothing}${cost}`;
}

/**
 * The same in a few words, for a column of a list: when it is possible, and what it costs.
 *
 * @source FD-9.21; calculation rules, "Sums, ranks and terms"
 * @throws an error for invalid terms or an invalid tenure
 * @example
 * ```ts
 * const terms = { lockInDays: 90, withdrawalPenalty: Percentage.of('1') };
 * earlyWithdrawalLabel(terms, Tenure.of({ years: 1 })); // => 'After 3 months, −1%'
 * earlyWithdrawalLabel(terms, Tenure.of({ months: 3 })); // => 'Only at maturity'
 * ```
 */
export function earlyWithdrawalLabel(terms: EarlyWithdrawalTerms, tenure: Tenure): string {
  const { lockInDays, withdrawalPenalty: penalty } = checkTerms(terms, tenure);
  if (lockInDays >= tenure.days) return 'Only at maturity';
  const from = lockInDays === 0 ? 'Any time' : `After ${lengthLabel(lockInDays)}`;
  return penalty === undefined ? from : `${from}, ${MINUS_SIGN}${checkPercentage(penalty).text}%`;
}

function checkTerms(terms: EarlyWithdrawalTerms, tenure: Tenure): EarlyWithdrawalTerms {
  checkInteger(checkRecord(terms).lockInDays);
  checkInstance(tenure, Tenure, 'a tenure');
  return terms;
}

/**
 * Formats days as months of 30 days, such as `3 months`; as `45 days` if they are not whole months.
 */
function lengthLabel(days: number): string {
  const months = days / DAYS_IN_MONTH;
  if (!Number.isInteger(months)) return days === 1 ? '1 day' : `${days} days`;
  return months === 1 ? '1 month' : `${months} months`;
}
