import { CalendarDate } from '../../platform/calendar-date.ts';
import {
  checkOptions,
  checkRecord,
  checkList,
  checkText,
  checkOneOf,
  checkBoolean,
} from '../../platform/argument-checks.ts';
import { checkDate, checkMoney } from '../../platform/expected-values.ts';
import { formatRupees } from '../../platform/indian-formatting.ts';
import { MINUS_SIGN } from '../../platform/grouped-digits.ts';
import { Money } from '../../platform/money.ts';
import { outcomeWithRenewal } from '../booking/maturity-instruction.ts';

export const PassbookEntryKind = Object.freeze({
  Investment: 'investment',
  Withdrawal: 'withdrawal',
  Renewed: 'renewed',
} as const);
export type PassbookEntryKind = (typeof PassbookEntryKind)[keyof typeof PassbookEntryKind];

/**
 * One line of the passbook: money paid into a deposit, paid out of one, or renewed into the next.
 */
export interface PassbookEntry {
  readonly kind: PassbookEntryKind;
  readonly amount: Money;
  readonly depositName: string;
  readonly date: CalendarDate;
  /** Absent for the partner bank, whose passbook has no entry numbers. */
  readonly entryId?: number;
}

export const PassbookFilter = Object.freeze({
  All: 'all',
  Investments: 'investments',
  Withdrawals: 'withdrawals',
} as const);
export type PassbookFilter = (typeof PassbookFilter)[keyof typeof PassbookFilter];

export const passbookFilters: readonly PassbookFilter[] = Object.freeze(
  Object.values(PassbookFilter),
);

const FILTER_LABELS = {
  all: 'All',
  investments: 'Investments',
  withdrawals: 'Withdrawals',
} as const satisfies Record<PassbookFilter, string>;

const KIND_LABELS = {
  investment: 'Investment',
  withdrawal: 'Withdrawal',
  renewed: 'Renewed',
} as const satisfies Record<PassbookEntryKind, string>;

/**
 * The label of a passbook filter.
 *
 * @source FD-2.154
 * @throws an error for an unknown value
 * @example
 * ```ts
 * passbookFilterLabel('investments'); // => 'Investments'
 * ```
 */
export function passbookFilterLabel(filter: PassbookFilter): string {
  return FILTER_LABELS[checkOneOf(filter, PassbookFilter)];
}

/**
 * The label of a passbook entry.
 *
 * @source FD-2.155; calculation rules, "Sums, ranks and terms": a renewal is neither an investment
 *   nor a withdrawal
 * @throws an error for an unknown value
 * @example
 * ```ts
 * passbookEntryLabel('withdrawal'); // => 'Withdrawal'
 * ```
 */
export function passbookEntryLabel(kind: PassbookEntryKind): string {
  return KIND_LABELS[checkOneOf(kind, PassbookEntryKind)];
}

const MovementKind = Object.freeze({ Investment: 'investment', Withdrawal: 'withdrawal' } as const);

/** Money paid into or out of a deposit, with the amount that a renewal moved into the next one. */
export interface PassbookMovement {
  /** `investment` for a payment into a deposit, `withdrawal` for one out of it. */
  readonly kind: Exclude<PassbookEntryKind, 'renewed'>;
  readonly amount: Money;
  /** For a withdrawal: the part in rupees that was renewed into the next deposit. */
  readonly renewedAmount?: Money | undefined;
  /** For an investment: whether the money came from a matured deposit. */
  readonly isRenewal?: boolean | undefined;
}

/**
 * Converts a payment into or out of a deposit into a passbook entry. A renewal is two payments, out
 * of one deposit and into the next, but gives one entry: the payment into the next deposit becomes
 * `renewed`. The payment out of the first deposit becomes a withdrawal of the part that was not
 * renewed.
 *
 * @formula withdrawal = amount - renewed amount
 * @source FD-3.46; calculation rules, "Sums, ranks and terms"
 * @returns undefined if the whole amount was renewed
 * @throws an error if the renewed amount exceeds the amount, and for an unknown kind
 * @example
 * ```ts
 * const paid = { kind: 'withdrawal', amount: Money.of('108000') };
 * passbookMovement({ ...paid, renewedAmount: LAKH }).amount.text; // => '8000'
 * ```
 */
export function passbookMovement(
  movement: PassbookMovement,
): Pick<PassbookEntry, 'kind' | 'amount'> | undefined {
  const { kind, amount, renewedAmount = Money.zero, isRenewal = false } = checkOptions(
    movement,
    ['kind', 'amount', 'renewedAmount', 'isRenewal'],
  );
  checkOneOf(kind, MovementKind);
  checkMoney(amount);
  if (kind === MovementKind.Investment) {
    return { kind: checkBoolean(isRenewal) ? PassbookEntryKind.Renewed : kind, amount };
  }
  const { paidOut: paid } = outcomeWithRenewal({ maturityAmount: amount }, renewedAmount);
  return paid.isZero() ? undefined : { kind, amount: paid };
}

/**
 * The entries that match a filter; they keep their order.
 *
 * @source FD-2.154
 * @throws an error for an unknown filter
 * @example
 * ```ts
 * passbookEntriesFor([], 'all'); // => []
 * ```
 */
export function passbookEntriesFor<Entry extends PassbookEntry>(
  entries: readonly Entry[],
  filter: PassbookFilter,
): readonly Entry[] {
  checkList(entries);
  if (checkOneOf(filter, PassbookFilter) === PassbookFilter.All) return entries;
  const wanted = filter === PassbookFilter.Investments ? 'investment' : 'withdrawal';
  return entries.filter((entry) => entry.kind === wanted);
}

/**
 * Formats the amount of an entry: withdrawals with a minus sign (U+2212), all others without.
 *
 * @source FD-2.156
 * @example
 * ```ts
 * const entry = { depositName: 'FD', date: CalendarDate.of('2026-11-21'), kind: 'withdrawal' };
 * passbookAmountLabel({ ...entry, amount: Money.of('5000') }); // => '−₹5,000'
 * ```
 */
export function passbookAmountLabel(entry: PassbookEntry): string {
  const { kind, amount: money } = checkRecord(entry);
  const amount = formatRupees(money);
  return checkOneOf(kind, PassbookEntryKind) === 'withdrawal' ? `${MINUS_SIGN}${amount}` : amount;
}

/** An arbitrary day to count days from. */
const SOME_DAY = CalendarDate.of('2000-01-01');

/**
 * Merges several passbooks, newest first; entries with the same date keep their order.
 *
 * @source FD-3.49
 * @example
 * ```ts
 * mergedPassbook([], []); // => []
 * ```
 */
export function mergedPassbook<Entry extends PassbookEntry>(
  ...passbooks: readonly (readonly Entry[])[]
): readonly Entry[] {
  const entries = passbooks.flatMap((each) => checkList(each));
  // Computes the day of each entry once instead of at every comparison.
  const dated = entries.map((entry) => ({
    entry,
    day: SOME_DAY.daysUntil(checkEntry(entry).date),
  }));
  return dated.toSorted((a, b) => b.day - a.day).map(({ entry }) => entry);
}

/**
 * Converts a row of the partner bank's passbook, which has no status, into an entry: `renewed` if
 * the money came from a matured deposit, else an investment.
 *
 * @source FD-3.48, FD-3.49; calculation rules, "Sums, ranks and terms"
 * @example
 * ```ts
 * const row = { depositName: 'FD', bookedOn: CalendarDate.of('2026-11-21') };
 * partnerPassbookEntry({ ...row, amount: Money.of('5000') }).kind; // => 'investment'
 * ```
 */
export function partnerPassbookEntry(row: {
  readonly amount: Money;
  readonly depositName: string;
  readonly bookedOn: CalendarDate;
  readonly isRenewal?: boolean | undefined;
}): PassbookEntry {
  const { amount, depositName, bookedOn, isRenewal = false } = checkRecord(row);
  const kind = checkBoolean(isRenewal) ? PassbookEntryKind.Renewed : PassbookEntryKind.Investment;
  const entry = { amount: checkMoney(amount), date: checkDate(bookedOn) };
  return { kind, depositName: checkText(depositName), ...entry };
}

function checkEntry(entry: PassbookEntry): PassbookEntry {
  const { kind, amount, depositName, date } = checkRecord(entry);
  checkOneOf(kind, PassbookEntryKind);
  checkMoney(amount);
  checkText(depositName);
  checkDate(date);
  return entry;
}
