import type {
  DepositCatalogue,
  DepositList,
  DepositListing,
} from '#application/fixed-deposits/deposit-catalogue.ts';
import { isNarrowing } from '#domain/fixed-deposits/deposit-filter.ts';
import { sortedDeposits } from '#domain/fixed-deposits/deposit-sort.ts';
import type { RateColumn } from '#domain/fixed-deposits/rate-column.ts';
import { success } from '#domain/platform/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';
import { LIST_COUNT } from './deposit-lists.ts';
import { type ListNarrowing, queryOf } from './list-narrowing.ts';

/** Between the last key and the question to the backend. */
const SEARCH_DELAY_MS = 250;
/** The cards of a list that stand out. */
const HIGHLIGHTED = 4;

/** A list of deposits, as it is asked for. */
export interface ListQuestion extends ListNarrowing {
  readonly categoryId: number;
  readonly tagId: number;
  readonly column: RateColumn;
}

/** The first page, and what it was asked by. */
interface FirstPage extends DepositList {
  readonly by: ListQuestion;
}

interface FurtherPages {
  readonly after: FirstPage;
  readonly listings: readonly DepositListing[];
}

/** A list of deposits that grows page by page. */
export class InvestListViewModel implements ViewModel {
  readonly deposits: Loaded<FirstPage>;
  isLoadingMore = false;
  hasMoreFailed = false;
  /** The pages after the first one, and the first one that they belong to. */
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

  /** The first of the list stand out; among the finds of a search none does. */
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

  /** Whether what is shown was searched for: typing changes no card before its answer. */
  get isSearching(): boolean {
    return isNarrowing(this.deposits.value?.by.filter ?? {});
  }

  /** The words that brought what is shown. */
  get search(): string {
    return this.deposits.value?.by.filter.search ?? '';
  }

  /** Takes what the address says; asks again only when it says something new. */
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

/** The order that was asked for; it ends with what has no figure, whatever the backend does. */
function inOrder(listings: readonly DepositListing[], { sort, column }: ListQuestion) {
  if (sort === undefined) return listings;
  const cards = listings.map((listing) => {
    const { tenure, rates, interestOnLakh } = listing.row;
    return { listing, tenure, rate: rates[column], interest: interestOnLakh[column] };
  });
  return sortedDeposits(cards, sort).map(({ listing }) => listing);
}

/** Two questions with one key have one answer. */
function keyOf({ categoryId, tagId, column, ...narrowing }: ListQuestion): string {
  const asked = queryOf({ ...narrowing, shown: 0 }, LIST_COUNT);
  return JSON.stringify([categoryId, tagId, column, asked]);
}
