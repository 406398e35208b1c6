import type { MarketShare } from '#application/private-market/market-shares.ts';
import { combineCleanups, Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import type { ListingDependencies } from '#ui/private-market/catalogue/listing/listing.view-model.ts';
import { Watching } from '#ui/private-market/catalogue/watchlist/watching.ts';
import { sharesOnDashboard } from './shares-on-dashboard.ts';

export class MarketHomeViewModel implements ViewModel {
  readonly opportunities: Loaded<readonly MarketShare[]>;
  readonly live: Loaded<readonly MarketShare[]>;
  readonly watching: Watching;

  constructor(dependencies: ListingDependencies) {
    this.opportunities = new Loaded((options) =>
      dependencies.shares.list('opportunities', options),
    );
    this.live = sharesOnDashboard(dependencies.shares);
    this.watching = new Watching(dependencies);
  }

  activate(): () => void {
    return combineCleanups([this.opportunities.activate(), this.live.activate()]);
  }
}
