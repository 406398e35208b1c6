import type {
  DepositCatalogue,
  DepositList,
  DepositListing,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { isNarrowing } from '#domain/fixed-deposits/catalogue/deposit-filter.ts';
import { sortedDeposits } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { success } from '#domain/platform/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { listingReturn } from './listing-return.ts';
import { LIST_COUNT } from './deposit-lists.ts';
import { type ListNarrowing, queryOf } from './list-narrowing.ts';

/** Debounce between the last keystroke and the request. */
const SEARCH_DELAY_MS = 250;
const HIGHLIGHTED = 4;

export interface ListQuestion extends ListNarrowing {
  readonly categoryId: number;
  readonly tagId: number;
  readonly column: RateColumn;
}

/** The first page of the list and the query that it answers. */
interface FirstPage extends DepositList {
  readonly by: ListQuestion;
}

interface FurtherPages {
  readonly after: FirstPage;
  readonly listings: readonly DepositListing[];
}

export class InvestListViewModel implements ViewModel {
  readonly deposits: Loaded<FirstPage>;
  isLoadingMore = false;
  hasMoreFailed = false;
  /** The pages after the first one, and the first page that they belong to. */
  private further: FurtherPages | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stop: AbortController | undefined;

  constructor(
    private readonly catalogue: DepositCatalogue,
    private question: ListQuestion,
  ) {
    this.deposits = new Loaded(async (options) => {
      const by = this.question;
      const page = await catalogue.list({ ...this.query, count: by.shown }, options);
      return page.ok ? success({ ...page.value, by }) : page;
    });
    makeAutoObservable<this, 'catalogue' | 'further' | 'timer' | 'stop'>(this, {
      catalogue: false,
      further: observableRef,
      deposits: false,
      timer: false,
      stop: false,
    });
  }

  activate(): () => void {
    const stop = this.deposits.activate();
    return () => {
      clearTimeout(this.timer);
      this.stop?.abort();
      stop();
    };
  }

  get listings(): readonly DepositListing[] {
    const { value } = this.deposits;
    if (value === undefined) return [];
    return inOrder([...value.listings, ...this.furtherAfter(value)], value.by);
  }

  /** The first cards are highlighted, except in search results. */
  get highlighted() {
    return this.isSearching ? [] : this.listings.slice(0, HIGHLIGHTED);
  }

  get others() {
    return this.isSearching ? this.listings : this.listings.slice(HIGHLIGHTED);
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
  narrow(question: ListQuestion): void {
    const isTyping = this.question.filter.search !== question.filter.search;
    if (keyOf(question) === keyOf(this.question)) return;
    this.question = question;
    this.stop?.abort();
    this.isLoadingMore = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.deposits.reload(), isTyping ? SEARCH_DELAY_MS : 0);
  }

  async showMore(): Promise<void> {
    const after = this.deposits.value;
    if (this.isLoadingMore || after === undefined) return;
    const controller = new AbortController();
    this.stop = controller;
    this.isLoadingMore = true;
    this.hasMoreFailed = false;
    const page = Math.trunc(this.listings.length / LIST_COUNT) + 1;
    const { signal } = controller;
    const result = await this.catalogue.list({ ...this.query, page }, { signal });
    if (signal.aborted) return;
    runInAction(() => {
      this.isLoadingMore = false;
      this.hasMoreFailed = !result.ok;
      const shown = this.furtherAfter(after);
      if (result.ok) this.further = { after, listings: [...shown, ...result.value.listings] };
    });
  }

  private furtherAfter(page: FirstPage): readonly DepositListing[] {
    return this.further?.after === page ? this.further.listings : [];
  }

  private get query() {
    const { categoryId, tagId, filter, sort, column } = this.question;
    const count = LIST_COUNT;
    return { categoryId, tagId, count, filter, column, ...(sort !== undefined && { sort }) };
  }
}

/**
 * Sorts the listings again, because the backend may order them differently. Those without the
 * sorted figure are last.
 */
function inOrder(listings: readonly DepositListing[], { sort, column }: ListQuestion) {
  if (sort === undefined) return listings;
  const cards = listings.map((listing) => {
    const { tenure, interestOnLakh } = listing.row;
    const interest = interestOnLakh[column];
    return { listing, tenure, interest, annualReturn: listingReturn(listing, column) };
  });
  return sortedDeposits(cards, sort).map(({ listing }) => listing);
}

/** A key of the query: two queries with the same key send the same request. */
function keyOf({ categoryId, tagId, column, ...narrowing }: ListQuestion): string {
  const asked = queryOf({ ...narrowing, shown: 0 }, LIST_COUNT);
  return JSON.stringify([categoryId, tagId, column, asked]);
}
