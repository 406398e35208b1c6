import type {
  Passbook,
  PassbookHistory,
  PassbookLine,
} from '#application/fixed-deposits/holdings/passbook.ts';
import { passbookEntriesFor } from '#domain/fixed-deposits/holdings/passbook.ts';
import {
  type PassbookMonth,
  passbookMonths,
  passbookYears,
} from '#domain/fixed-deposits/holdings/passbook-months.ts';
import { isFoundIn } from '#domain/platform/text/text-search.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import type { PassbookQuery } from './passbook-query.ts';

export class TransactionHistoryViewModel implements ViewModel {
  readonly history: Loaded<PassbookHistory>;

  constructor(passbook: Passbook) {
    this.history = new Loaded((options) => passbook.history(options));
    makeAutoObservable(this, { linesFor: false });
  }

  activate(): () => void {
    return this.history.activate();
  }

  get years(): readonly number[] {
    return passbookYears(this.history.value?.lines ?? []);
  }

  /** All entries that match a query, newest first. */
  linesFor({ filter, search, year }: PassbookQuery): readonly PassbookLine[] {
    return passbookEntriesFor(this.history.value?.lines ?? [], filter).filter(
      ({ date, depositName }) =>
        (year === undefined || date.year === year) && isFoundIn(search, [depositName]),
    );
  }
}

/** Whether a search or a year hides entries. */
export function isNarrowed({ search, year }: PassbookQuery): boolean {
  return search.trim() !== '' || year !== undefined;
}

/** The months of the first entries. Each month keeps the sum of all its entries. */
export function monthsUpTo(
  limit: number,
  lines: readonly PassbookLine[],
): readonly PassbookMonth<PassbookLine>[] {
  let left = limit;
  return passbookMonths(lines).flatMap((month) => {
    const entries = month.entries.slice(0, left);
    left -= entries.length;
    return entries.length === 0 ? [] : [{ ...month, entries }];
  });
}
