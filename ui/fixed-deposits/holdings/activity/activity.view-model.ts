import type { PassbookLine } from '#application/fixed-deposits/holdings/passbook.ts';
import type {
  ActivityEntry,
  ActivityHistory,
  ReadActivity,
} from '#application/fixed-deposits/holdings/read-activity.ts';
import {
  type PassbookMonth,
  passbookMonths,
} from '#domain/fixed-deposits/holdings/passbook-months.ts';
import { groupedByMonth, type Month } from '#domain/fixed-deposits/holdings/months.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import type { ActivityFilter } from './copy.ts';

/** How many entries are shown at first, and how many more by each press. */
export const ENTRIES_AT_ONCE = 50;

export class ActivityViewModel implements ViewModel {
  readonly history: Loaded<ActivityHistory>;
  filter: ActivityFilter = 'all';
  /** How many entries are shown at most. */
  limit = ENTRIES_AT_ONCE;

  constructor(read: ReadActivity) {
    this.history = new Loaded((options) => read.run(options));
    makeAutoObservable(this, { history: false });
  }

  activate(): () => void {
    return this.history.activate();
  }

  show(filter: ActivityFilter): void {
    this.filter = filter;
    this.limit = ENTRIES_AT_ONCE;
  }

  showMore(): void {
    this.limit += ENTRIES_AT_ONCE;
  }

  /** The shown entries, newest first. */
  get months(): readonly Month<ActivityEntry>[] {
    return groupedByMonth(this.found.slice(0, this.limit));
  }

  get hasMore(): boolean {
    return this.found.length > this.limit;
  }

  /** The payments of deposits by month, whatever the filter. */
  get paymentMonths(): readonly PassbookMonth<PassbookLine>[] {
    return passbookMonths(
      this.all.flatMap((entry) => (entry.kind === 'payment' ? [entry.line] : [])),
    );
  }

  /** Whether everything was loaded, and there is nothing. */
  get isEmpty(): boolean {
    const { value } = this.history;
    if (value === undefined || value.isPartnerMissing) return false;
    return value.entries.length + value.missing.length === 0;
  }

  private get found(): readonly ActivityEntry[] {
    const { filter } = this;
    return filter === 'all' ? this.all : this.all.filter(({ topic }) => topic === filter);
  }

  private get all(): readonly ActivityEntry[] {
    return this.history.value?.entries ?? [];
  }
}
