import type { MarketShare } from '#application/private-market/market-shares.ts';
import { success } from '#domain/platform/result.ts';
import { dashboardShares } from '#domain/private-market/listing.ts';
import { Loaded, type ViewModel } from '../platform/view-model.ts';
import type { ListingParts } from './listing.view-model.ts';
import { Watching } from './watching.ts';

/** The two lists of the home pages. */
export class MarketHomeViewModel implements ViewModel {
  readonly opportunities: Loaded<readonly MarketShare[]>;
  readonly live: Loaded<readonly MarketShare[]>;
  readonly watching: Watching;

  constructor(parts: ListingParts) {
    this.opportunities = new Loaded((options) => parts.shares.list('select_opportunity', options));
    this.live = new Loaded(async (options) => {
      const all = await parts.shares.list('all', options);
      return all.ok ? success(dashboardShares(all.value)) : all;
    });
    this.watching = new Watching(parts);
  }

  activate(): () => void {
    const stops = [this.opportunities.activate(), this.live.activate()];
    return () => stops.forEach((stop) => stop());
  }
}
