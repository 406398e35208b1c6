import { MarketShares } from '#application/private-market/market-shares.ts';
import { ChangeWatchlist } from '#application/private-market/change-watchlist.ts';
import { ListingTab } from '#ui/private-market/catalogue/listing/listing-tab.ts';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { MarketHomeViewModel } from './market-home.view-model.ts';
import { marketHomeCopy as copy } from './copy.ts';
import { MarketSection } from './market-section.tsx';

/** The sections of opportunities and live shares on the private market's home page. */
export function MarketSections() {
  const dependencies = {
    shares: usePort(MarketShares),
    changeWatchlist: useUseCase(ChangeWatchlist),
  };
  const viewModel = useViewModel(() => new MarketHomeViewModel(dependencies));
  return (
    <>
      <MarketSection
        title={copy.opportunities}
        text={copy.opportunitiesText}
        shares={viewModel.opportunities}
        watching={viewModel.watching}
        tab={ListingTab.Opportunities}
      />
      <MarketSection
        title={copy.live}
        text={copy.liveText}
        shares={viewModel.live}
        watching={viewModel.watching}
        tab={ListingTab.Unlisted}
      />
    </>
  );
}
