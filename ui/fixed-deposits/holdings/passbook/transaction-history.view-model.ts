import type {
  Passbook,
  PassbookHistory,
  PassbookLine,
} from '#application/fixed-deposits/holdings/passbook.ts';
import { passbookEntriesFor, PassbookFilter } from '#domain/fixed-deposits/holdings/passbook.ts';
import { passbookYears } from '#domain/fixed-deposits/holdings/passbook-months.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';

interface ShownEntries {
  readonly filter: PassbookFilter;
  readonly lines: readonly PassbookLine[];
}

export class TransactionHistoryViewModel implements ViewModel {
  readonly history: Loaded<PassbookHistory>;
  filter: PassbookFilter = PassbookFilter.All;
  /** The text to find in the names of deposits. */
  search = '';
  /** The calendar year to show; undefined for all. */
  year: number | undefined;

  constructor(passbook: Passbook) {
    this.history = new Loaded((options) => passbook.history(options));
    makeAutoObservable(this, { history: false });
  }

  activate(): () => void {
    return this.history.activate();
  }

  show(filter: PassbookFilter): void {
    this.filter = filter;
  }

  searchFor(text: string): void {
    this.search = text;
  }

  showYear(year: number | undefined): void {
    this.year = year;
  }

  get years(): readonly number[] {
    return passbookYears(this.history.value?.lines ?? []);
  }

  /** Whether a search or a year hides entries. */
  get isNarrowed(): boolean {
    return this.search.trim() !== '' || this.year !== undefined;
  }

  get shown(): ShownEntries {
    const { filter, year } = this;
    const wanted = this.search.trim().toLowerCase();
    const lines = passbookEntriesFor(this.history.value?.lines ?? [], filter).filter(
      ({ date, depositName }) =>
        (year === undefined || date.year === year) && depositName.toLowerCase().includes(wanted),
    );
    return { filter, lines };
  }
}
