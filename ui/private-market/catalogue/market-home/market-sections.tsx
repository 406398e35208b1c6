import { Reporting } from '#application/platform/reporting.ts';
import { MarketShares } from '#application/private-market/market-shares.ts';
import { Watchlist } from '#application/private-market/watchlist.ts';
import { ListingTab } from '#domain/private-market/catalogue/listing.ts';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { MarketHomeViewModel } from './market-home.view-model.ts';
import { marketHomeCopy as copy } from './market-home-copy.ts';
import { listingPath } from '#ui/private-market/paths.ts';
import { MarketSection } from './market-section.tsx';

/** Opportunities and live shares, for the dashboard and the market home page. */
export function MarketSections() {
  const ports = {
    shares: usePort(MarketShares),
    watchlist: usePort(Watchlist),
    reporting: usePort(Reporting),
  };
  const viewModel = useViewModel(() => new MarketHomeViewModel(ports));
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
      {copy.seeAll}
    </LinkButton>
  );
}
