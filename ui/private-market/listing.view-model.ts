import type { MarketShare, MarketShares } from '#application/private-market/market-shares.ts';
import {
  foundShares,
  type ListingSort,
  sortedShares,
} from '#domain/private-market/share-listing.ts';
import { watchedPrice } from '#domain/private-market/watchlist.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';
import { Watching, type WatchingParts } from './watching.ts';

export interface ListingParts extends WatchingParts {
  readonly shares: MarketShares;
}

/** How the list is narrowed; it stands in the address. */
export interface ListingNarrowing {
  readonly search: string;
  readonly sort: ListingSort;
}

/** The shares of one tab. */
export class ListingViewModel implements ViewModel {
  readonly shares: Loaded<readonly MarketShare[]>;
  readonly watching: Watching;

  constructor(parts: ListingParts, filterKey: 'all' | 'select_opportunity') {
    this.shares = new Loaded((options) => parts.shares.list(filterKey, options));
    this.watching = new Watching(parts);
    makeAutoObservable(this, { shares: false, watching: false });
  }

  activate(): () => void {
    return this.shares.activate();
  }

  /** What the search finds, in the order that was chosen. */
  found({ search, sort }: ListingNarrowing): readonly MarketShare[] {
    const listed = (this.shares.value ?? []).map((share) => ({
      ...share,
      pricePerUnit: lowestPriceOf(share),
    }));
    return sortedShares(foundShares(listed, search), sort);
  }
}

/** By what its card shows: of a range, where it begins. */
function lowestPriceOf(share: MarketShare) {
  const price = watchedPrice(share);
  return price?.kind === 'range' ? price.minimum : price?.amount;
}
