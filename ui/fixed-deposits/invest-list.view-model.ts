import {
  type DepositCatalogue,
  type DepositList,
  DepositSort,
  type PartnerIssuer,
} from '#application/fixed-deposits/deposit-catalogue.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';
import { type DepositListName, depositLists, LIST_COUNT } from './deposit-lists.ts';

/** Between the last key and the question to the backend. */
const SEARCH_DELAY_MS = 250;
/** More than there are partners today. */
const ISSUER_COUNT = 20;
/** The cards of a list that stand out. */
const HIGHLIGHTED = 4;

export interface ListNarrowing {
  readonly list: DepositListName;
  readonly search: string;
  readonly sort: DepositSort | undefined;
}

export class InvestListViewModel implements ViewModel {
  narrowing: ListNarrowing = { list: 'popular', search: '', sort: undefined };
  readonly deposits: Loaded<DepositList>;
  readonly issuers: Loaded<readonly PartnerIssuer[]>;
  private count = LIST_COUNT;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(catalogue: DepositCatalogue, narrowing: ListNarrowing) {
    this.narrowing = narrowing;
    this.deposits = new Loaded((options) => catalogue.list(this.query, options));
    this.issuers = new Loaded((options) => catalogue.issuers({ count: ISSUER_COUNT }, options));
    makeAutoObservable<this, 'timer'>(this, { deposits: false, issuers: false, timer: false });
  }

  activate(): () => void {
    const stops = [this.deposits.activate(), this.issuers.activate()];
    return () => {
      clearTimeout(this.timer);
      for (const stop of stops) stop();
    };
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

  get isSearching(): boolean {
    return this.narrowing.search !== '';
  }

  /** Takes what the address says; asks again only when it says something new. */
  narrow(narrowing: ListNarrowing): void {
    const { list, search, sort } = this.narrowing;
    const isTyping = search !== narrowing.search;
    if (!isTyping && list === narrowing.list && sort === narrowing.sort) return;
    this.narrowing = narrowing;
    this.count = LIST_COUNT;
    clearTimeout(this.timer);
    if (isTyping) this.timer = setTimeout(() => void this.deposits.reload(), SEARCH_DELAY_MS);
    else void this.deposits.reload();
  }

  showMore(): void {
    this.count += LIST_COUNT;
    void this.deposits.reload();
  }

  private get listings() {
    return this.deposits.value?.listings ?? [];
  }

  private get query() {
    const { list, search, sort } = this.narrowing;
    const { categoryId, tagId } = depositLists[list];
    return {
      categoryId,
      tagId,
      count: this.count,
      ...(search !== '' && { search }),
      ...(sort !== undefined && { sort }),
    };
  }
}

export function depositSortNamed(text: string | null): DepositSort | undefined {
  return Object.values(DepositSort).find((sort) => sort === text);
}
