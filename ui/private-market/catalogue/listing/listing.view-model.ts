import type {
  MarketShare,
  MarketShares,
  ShareSelection,
} from '#application/private-market/market-shares.ts';
import { distinctTexts } from '#domain/private-market/catalogue/distinct-texts.ts';
import { filteredShares } from '#domain/private-market/catalogue/share-filter.ts';
import { foundShares, sortedShares } from '#domain/private-market/catalogue/share-listing.ts';
import { watchedPrice } from '#domain/private-market/catalogue/watchlist.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import {
  Watching,
  type WatchingDependencies,
} from '#ui/private-market/catalogue/watchlist/watching.ts';
import { changeOverYear } from '#ui/private-market/shared/quote-line.tsx';
import type { ListingNarrowing } from './listing-narrowing.ts';

export interface ListingDependencies extends WatchingDependencies {
  readonly shares: MarketShares;
}

export class ListingViewModel implements ViewModel {
  readonly shares: Loaded<readonly MarketShare[]>;
  readonly watching: Watching;

  constructor(dependencies: ListingDependencies, selection: ShareSelection) {
    this.shares = new Loaded((options) => dependencies.shares.list(selection, options));
    this.watching = new Watching(dependencies);
    makeAutoObservable(this);
  }

  activate(): () => void {
    return this.shares.activate();
  }

  /** The shares that match the search and the filter, sorted. */
  found({ search, filter, sort }: Omit<ListingNarrowing, 'showsAll'>): readonly MarketShare[] {
    const listed = (this.shares.value ?? []).map((share) => ({
      ...share,
      pricePerUnit: lowestPriceOf(share),
      changeOverYear: changeOverYear(share),
    }));
    return sortedShares(filteredShares(foundShares(listed, search), filter), sort);
  }

  /** The industries of all listed shares, from A to Z. */
  get industries(): readonly string[] {
    const industries = (this.shares.value ?? []).flatMap(({ industry }) => industry ?? []);
    return distinctTexts(industries).toSorted();
  }
}

/** The price by which a share is sorted: that on its card, or the lower end of a range. */
function lowestPriceOf(share: MarketShare) {
  const price = watchedPrice(share);
  return price?.kind === 'range' ? price.minimum : price?.amount;
}
