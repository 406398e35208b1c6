import type { MarketShare } from '#application/private-market/market-shares.ts';
import { success } from '#domain/platform/result.ts';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import type { ListingDependencies } from '#ui/private-market/catalogue/listing/listing.view-model.ts';
import { Watching } from '#ui/private-market/catalogue/watchlist/watching.ts';

export class MarketHomeViewModel implements ViewModel {
  readonly opportunities: Loaded<readonly MarketShare[]>;
  readonly live: Loaded<readonly MarketShare[]>;
  readonly watching: Watching;

  constructor(dependencies: ListingDependencies) {
    this.opportunities = new Loaded((options) =>
      dependencies.shares.list('opportunities', options),
    );
    this.live = new Loaded(async (options) => {
      const all = await dependencies.shares.list('all', options);
      return all.ok ? success(all.value.filter(({ isOnDashboard }) => isOnDashboard)) : all;
    });
    this.watching = new Watching(dependencies);
  }

  activate(): () => void {
    const stops = [this.opportunities.activate(), this.live.activate()];
    return () => stops.forEach((stop) => stop());
  }
}
