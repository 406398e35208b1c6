import type { CalendarDate } from '../platform/calendar-date.ts';
import { formatRupees } from '../platform/indian-formatting.ts';
import type { Money } from '../platform/money.ts';

export type PassbookEntryKind = 'investment' | 'withdrawal';

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

export function passbookFilterLabel(filter: PassbookFilter): string {
  return FILTER_LABELS[filter];
}

export function passbookEntryLabel(kind: PassbookEntryKind): string {
  return KIND_LABELS[kind];
}

/** The kind that the wire's transaction_status 1 or 0 means; undefined for any other. */
export function passbookEntryKindFor(transactionStatus: number): PassbookEntryKind | undefined {
  if (transactionStatus === 1) return 'investment';
  return transactionStatus === 0 ? 'withdrawal' : undefined;
}

export function passbookEntriesFor(
  entries: readonly PassbookEntry[],
  filter: PassbookFilter,
): readonly PassbookEntry[] {
  if (filter === PassbookFilter.All) return entries;
  const wanted = filter === PassbookFilter.Investments ? 'investment' : 'withdrawal';
  return entries.filter((entry) => entry.kind === wanted);
}

/** Withdrawals with a minus sign, investments without. */
export function passbookAmountLabel(entry: PassbookEntry): string {
  const amount = formatRupees(entry.amount);
  return entry.kind === 'withdrawal' ? `-${amount}` : amount;
}

/** Several passbooks as one, newest first; entries of one day stay in the order they came in. */
export function mergedPassbook(
  ...passbooks: readonly (readonly PassbookEntry[])[]
): readonly PassbookEntry[] {
  return passbooks.flat().toSorted((a, b) => a.date.daysUntil(b.date));
}
