import type { MarketShare, MarketShares } from '#application/private-market/market-shares.ts';
import { success } from '#domain/platform/result.ts';
import { Loaded } from '#ui/platform/view-model.ts';

/** The shares that their provider marks for the dashboard. */
export function sharesOnDashboard(shares: MarketShares): Loaded<readonly MarketShare[]> {
  return new Loaded(async (options) => {
    const all = await shares.list('all', options);
    return all.ok ? success(all.value.filter(({ isOnDashboard }) => isOnDashboard)) : all;
  });
}
