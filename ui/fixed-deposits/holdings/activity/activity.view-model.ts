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
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import type { ActivityFilter } from './copy.ts';

export class ActivityViewModel implements ViewModel {
  readonly history: Loaded<ActivityHistory>;

  constructor(read: ReadActivity) {
    this.history = new Loaded((options) => read.run(options));
    makeAutoObservable(this, { entries: false });
  }

  activate(): () => void {
    return this.history.activate();
  }

  /** The entries that match a filter, newest first. */
  entries(filter: ActivityFilter): readonly ActivityEntry[] {
    return filter === 'all' ? this.all : this.all.filter(({ topic }) => topic === filter);
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

  private get all(): readonly ActivityEntry[] {
    return this.history.value?.entries ?? [];
  }
}
