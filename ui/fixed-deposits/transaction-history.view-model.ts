import type { Passbook, PassbookLine } from '#application/fixed-deposits/passbook.ts';
import { passbookEntriesFor, PassbookFilter } from '#domain/fixed-deposits/passbook.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';

interface ShownEntries {
  readonly filter: PassbookFilter;
  readonly lines: readonly PassbookLine[];
}

/** The passbook, and which of its entries are in sight. */
export class TransactionHistoryViewModel implements ViewModel {
  readonly entries: Loaded<readonly PassbookLine[]>;
  filter: PassbookFilter = PassbookFilter.All;

  constructor(passbook: Passbook) {
    this.entries = new Loaded((options) => passbook.entries(options));
    makeAutoObservable(this, { entries: false });
  }

  activate(): () => void {
    return this.entries.activate();
  }

  show(filter: PassbookFilter): void {
    this.filter = filter;
  }

  get shown(): ShownEntries {
    const { filter } = this;
    return { filter, lines: passbookEntriesFor(this.entries.value ?? [], filter) };
  }
}
