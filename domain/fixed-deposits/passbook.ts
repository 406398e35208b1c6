import { CalendarDate } from '../platform/calendar-date.ts';
import { asFacts, asList, asText, asWord } from '../platform/expected.ts';
import { asDate, asMoney } from '../platform/expected-values.ts';
import { formatRupees } from '../platform/indian-formatting.ts';
import type { Money } from '../platform/money.ts';

export const PassbookEntryKind = Object.freeze({
  Investment: 'investment',
  Withdrawal: 'withdrawal',
} as const);
export type PassbookEntryKind = (typeof PassbookEntryKind)[keyof typeof PassbookEntryKind];

/** Money that went into a deposit, or came out of one. */
export interface PassbookEntry {
  readonly kind: PassbookEntryKind;
  readonly amount: Money;
  readonly depositName: string;
  readonly date: CalendarDate;
  /** Absent for the entries of the issuer whose passbook numbers none. */
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
} as const satisfies Record<PassbookEntryKind, string>;

/**
 * What a person reads of a passbook filter.
 *
 * @source FD-2.154
 * @throws a sentence on an unknown word
 * @example
 * ```ts
 * passbookFilterLabel('investments'); // => 'Investments'
 * ```
 */
export function passbookFilterLabel(filter: PassbookFilter): string {
  return FILTER_LABELS[asWord(filter, PassbookFilter)];
}

/**
 * What a person reads of a passbook entry.
 *
 * @source FD-2.155
 * @throws a sentence on an unknown word
 * @example
 * ```ts
 * passbookEntryLabel('withdrawal'); // => 'Withdrawal'
 * ```
 */
export function passbookEntryLabel(kind: PassbookEntryKind): string {
  return KIND_LABELS[asWord(kind, PassbookEntryKind)];
}

/**
 * The kind of entry that a transaction status means: 1 an investment, 0 a withdrawal; undefined for
 * any other.
 *
 * @source FD-3.47
 * @example
 * ```ts
 * passbookEntryKindFor(0); // => 'withdrawal'
 * ```
 */
export function passbookEntryKindFor(transactionStatus: number): PassbookEntryKind | undefined {
  if (transactionStatus === 1) return 'investment';
  return transactionStatus === 0 ? 'withdrawal' : undefined;
}

/**
 * The entries that a filter lets through, in the order they came in.
 *
 * @source FD-2.154
 * @throws a sentence on an unknown filter
 * @example
 * ```ts
 * passbookEntriesFor([], 'all'); // => []
 * ```
 */
export function passbookEntriesFor<Entry extends PassbookEntry>(
  entries: readonly Entry[],
  filter: PassbookFilter,
): readonly Entry[] {
  asList(entries);
  if (asWord(filter, PassbookFilter) === PassbookFilter.All) return entries;
  const wanted = filter === PassbookFilter.Investments ? 'investment' : 'withdrawal';
  return entries.filter((entry) => entry.kind === wanted);
}

/**
 * Writes the amount of an entry: withdrawals with a minus sign, investments without.
 *
 * @source FD-2.156
 * @example
 * ```ts
 * const entry = { depositName: 'FD', date: CalendarDate.of('2026-11-21'), kind: 'withdrawal' };
 * passbookAmountLabel({ ...entry, amount: Money.of('5000') }); // => '-₹5,000'
 * ```
 */
export function passbookAmountLabel(entry: PassbookEntry): string {
  const { kind, amount: money } = asFacts(entry);
  const amount = formatRupees(money);
  return asWord(kind, PassbookEntryKind) === 'withdrawal' ? `-${amount}` : amount;
}

/** Any day does: days are counted from it, before and after. */
const SOME_DAY = CalendarDate.of('2000-01-01');

/**
 * Several passbooks as one, newest first; entries of one day stay in the order they came in.
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
  const entries = passbooks.flatMap((each) => asList(each));
  // Each day is counted once, not at every comparison.
  const dated = entries.map((entry) => ({ entry, day: SOME_DAY.daysUntil(dateOf(entry)) }));
  return dated.toSorted((a, b) => b.day - a.day).map(({ entry }) => entry);
}

/**
 * A row of the partner's passbook as an entry: without a status of its own it counts as an
 * investment.
 *
 * @source FD-3.48, FD-3.49
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
}): PassbookEntry {
  const { amount, depositName, bookedOn } = asFacts(row);
  return {
    kind: PassbookEntryKind.Investment,
    amount: asMoney(amount),
    depositName,
    date: asDate(bookedOn),
  };
}

function dateOf(entry: PassbookEntry): CalendarDate {
  const { kind, amount, depositName, date } = asFacts(entry);
  asWord(kind, PassbookEntryKind);
  asMoney(amount);
  asText(depositName);
  return asDate(date);
}
