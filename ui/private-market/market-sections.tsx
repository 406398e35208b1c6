import { Reporting } from '#application/platform/reporting.ts';
import { MarketShares } from '#application/private-market/market-shares.ts';
import { Watchlist } from '#application/private-market/watchlist.ts';
import { ListingTab } from '#domain/private-market/listing.ts';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { MarketHomeViewModel } from './market-home.view-model.ts';
import { marketHomeWords as words } from './market-home-words.ts';
import { listingPath } from './market-paths.ts';
import { MarketSection } from './market-section.tsx';

/** Opportunities and live shares, a few of each: on the dashboard and on the market's own page. */
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
        title={words.opportunities}
        text={words.opportunitiesText}
        shares={viewModel.opportunities}
        watching={viewModel.watching}
        action={<SeeAll tab={ListingTab.Opportunities} />}
      />
      <MarketSection
        title={words.live}
        text={words.liveText}
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
      {words.seeAll}
    </LinkButton>
  );
}
