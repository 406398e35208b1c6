import { checkRecords } from '../../platform/argument-checks.ts';
import { checkDate } from '../../platform/expected-values.ts';
import { Money } from '../../platform/money.ts';
import { groupedByMonth } from './months.ts';
import { type PassbookEntry, PassbookEntryKind } from './passbook.ts';

/** The passbook entries of one calendar month. */
export interface PassbookMonth<Entry extends PassbookEntry> {
  /** Such as `November 2026`. */
  readonly name: string;
  readonly entries: readonly Entry[];
  /** The sum of the withdrawals, in rupees: what the deposits paid to the bank account. */
  readonly paidOut: Money;
}

/**
 * Groups passbook entries by calendar month, in the order of the entries.
 *
 * @formula paid out = sum of the withdrawals of the month; a renewal is none
 * @source calculation rules, "Sums, ranks and terms"
 * @throws an error for anything but a list of entries
 * @example
 * ```ts
 * passbookMonths([]); // => []
 * ```
 */
export function passbookMonths<Entry extends PassbookEntry>(
  entries: readonly Entry[],
): readonly PassbookMonth<Entry>[] {
  return groupedByMonth(entries).map(({ name, entries: ofMonth }) => {
    const withdrawals = ofMonth.filter(({ kind }) => kind === PassbookEntryKind.Withdrawal);
    return { name, entries: ofMonth, paidOut: Money.sum(withdrawals.map(({ amount }) => amount)) };
  });
}

/**
 * The calendar years in which there are passbook entries, newest first.
 *
 * @source decision beside FD-2.154
 * @throws an error for anything but a list of entries
 * @example
 * ```ts
 * passbookYears([]); // => []
 * ```
 */
export function passbookYears(entries: readonly PassbookEntry[]): readonly number[] {
  const years = new Set(checkRecords(entries).map(({ date }) => checkDate(date).year));
  return [...years].toSorted((one, other) => other - one);
}
