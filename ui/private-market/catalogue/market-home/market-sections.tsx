import { MarketShares } from '#application/private-market/market-shares.ts';
import { ChangeWatchlist } from '#application/private-market/change-watchlist.ts';
import { ListingTab } from '#ui/private-market/catalogue/listing/listing-tab.ts';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { MarketHomeViewModel } from './market-home.view-model.ts';
import { marketHomeCopy as copy } from './copy.ts';
import { listingPath } from '#ui/private-market/paths.ts';
import { marketCopy } from '#ui/private-market/shared/copy.ts';
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
        action={<SeeAll tab={ListingTab.Opportunities} />}
      />
      <MarketSection
        title={copy.live}
        text={copy.liveText}
        shares={viewModel.live}
        watching={viewModel.watching}
        action={<SeeAll tab={ListingTab.Unlisted} />}
      />
    </>
  );
}

function SeeAll({ tab }: { readonly tab: ListingTab }) {
  return (
    <LinkButton to={listingPath(tab)} kind="quiet" size="small">
      {marketCopy.seeAll}
    </LinkButton>
  );
}
