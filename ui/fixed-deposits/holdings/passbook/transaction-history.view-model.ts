import type {
  Passbook,
  PassbookHistory,
  PassbookLine,
} from '#application/fixed-deposits/holdings/passbook.ts';
import { passbookEntriesFor, PassbookFilter } from '#domain/fixed-deposits/holdings/passbook.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';

interface ShownEntries {
  readonly filter: PassbookFilter;
  readonly lines: readonly PassbookLine[];
}

export class TransactionHistoryViewModel implements ViewModel {
  readonly history: Loaded<PassbookHistory>;
  filter: PassbookFilter = PassbookFilter.All;

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

  get shown(): ShownEntries {
    const { filter } = this;
    return { filter, lines: passbookEntriesFor(this.history.value?.lines ?? [], filter) };
  }
}
