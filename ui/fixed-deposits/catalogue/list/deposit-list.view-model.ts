import type {
  DepositCatalogue,
  DepositList,
  DepositListing,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { isNarrowing } from '#domain/fixed-deposits/catalogue/deposit-filter.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { success } from '#domain/platform/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { LIST_COUNT, POPULAR_LIST, POPULAR_SORT } from './popular-list.ts';
import { requestedSort } from './list-sort.ts';
import { type ListNarrowing, queryOf } from './list-narrowing.ts';

/** Debounce between the last keystroke and the request. */
const SEARCH_DELAY_MS = 250;
/** A sorted list is loaded at once, because its order depends on the compared tenure. */
const SORTED_COUNT = 100;

export interface ListRequest extends ListNarrowing {
  readonly categoryId: number;
  readonly tagId: number;
  readonly column: RateColumn;
}

/** The first page of the list and the query that it answers. */
interface FirstPage extends DepositList {
  readonly by: ListRequest;
}

interface FurtherPages {
  readonly after: FirstPage;
  readonly listings: readonly DepositListing[];
}

export class DepositListViewModel implements ViewModel {
  readonly deposits: Loaded<FirstPage>;
  readonly loadingMore = new Command();
  hasMoreFailed = false;
  /** The pages after the first one, and the first page that they belong to. */
  private further: FurtherPages | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly catalogue: DepositCatalogue,
    private request: ListRequest,
  ) {
    this.deposits = new Loaded(async (options) => {
      const by = this.request;
      const count = Math.max(by.shown, this.query.count);
      const first = await catalogue.list({ ...this.query, count }, options);
      // The plain request names no order, so a longer list is loaded whole and ordered here.
      const isCut = this.isPlain && first.ok && first.value.total > count;
      const page = isCut
        ? await catalogue.list({ ...this.query, count: SORTED_COUNT }, options)
        : first;
      return page.ok ? success({ ...page.value, by }) : page;
    });
    makeAutoObservable<this, 'catalogue' | 'further' | 'timer'>(this, {
      catalogue: false,
      further: observableRef,
      timer: false,
    });
  }

  activate(): () => void {
    const stop = this.deposits.activate();
    return () => {
      clearTimeout(this.timer);
      this.loadingMore.stop();
      stop();
    };
  }

  get listings(): readonly DepositListing[] {
    const { value } = this.deposits;
    if (value === undefined) return [];
    return [...value.listings, ...this.furtherAfter(value)];
  }

  get total(): number {
    return this.deposits.value?.total ?? 0;
  }

  get hasMore(): boolean {
    return this.total > this.listings.length;
  }

  /**
   * Whether the list on screen is filtered. It changes when the reply arrives, not while typing.
   */
  get isSearching(): boolean {
    return isNarrowing(this.deposits.value?.by.filter ?? {});
  }

  get search(): string {
    return this.deposits.value?.by.filter.search ?? '';
  }

  /** Sets the query of the URL, and reloads the list only if the query has changed. */
  narrow(request: ListRequest): void {
    const isTyping = this.request.filter.search !== request.filter.search;
    if (keyOf(request) === keyOf(this.request)) return;
    this.request = request;
    this.loadingMore.stop();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.deposits.reload(), isTyping ? SEARCH_DELAY_MS : 0);
  }

  async showMore(): Promise<void> {
    const after = this.deposits.value;
    if (this.loadingMore.isRunning || after === undefined) return;
    this.hasMoreFailed = false;
    const page = Math.trunc(this.listings.length / this.query.count) + 1;
    const result = await this.loadingMore.run((options) =>
      this.catalogue.list({ ...this.query, page }, options),
    );
    if (result === undefined) return;
    runInAction(() => {
      this.hasMoreFailed = !result.ok;
      const shown = this.furtherAfter(after);
      if (result.ok) this.further = { after, listings: [...shown, ...result.value.listings] };
    });
  }

  private furtherAfter(page: FirstPage): readonly DepositListing[] {
    return this.further?.after === page ? this.further.listings : [];
  }

  /** Whether the request is the one that the product documents fix, which names no order. */
  private get isPlain(): boolean {
    const { tagId, filter, sort } = this.request;
    return tagId === POPULAR_LIST.tagId && sort === POPULAR_SORT && !isNarrowing(filter);
  }

  private get query() {
    const { categoryId, tagId, filter, sort, column } = this.request;
    const isSorted = sort !== POPULAR_SORT && tagId === POPULAR_LIST.tagId;
    const count = isSorted ? SORTED_COUNT : LIST_COUNT;
    const order = this.isPlain ? {} : { sort: requestedSort(sort ?? POPULAR_SORT) };
    return { categoryId, tagId, count, filter, column, ...order };
  }
}

/** A key of the query: two queries with the same key send the same request. */
function keyOf({ categoryId, tagId, column, ...narrowing }: ListRequest): string {
  const query = queryOf({ ...narrowing, shown: 0, terms: {} }, LIST_COUNT);
  return JSON.stringify([categoryId, tagId, column, query]);
}
