import type { MarketShare } from '#application/private-market/market-shares.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Loaded } from '#ui/platform/view-model.ts';
import type { ListingTab } from '#ui/private-market/catalogue/listing/listing-tab.ts';
import {
  ShareList,
  ShareListSkeleton,
} from '#ui/private-market/catalogue/share-list/share-list.tsx';
import type { Watching } from '#ui/private-market/catalogue/watchlist/watching.ts';
import { SharesSection } from './shares-section.tsx';

/** Number of cards before `Show all` is pressed. */
const CARDS_AT_FIRST = 3;

interface MarketSectionProps {
  readonly title: string;
  readonly text: string;
  readonly tab: ListingTab;
  readonly shares: Loaded<readonly MarketShare[]>;
  readonly watching: Watching;
}

/** Shows the first shares of a list, with a button for the rest. */
export const MarketSection = observer(function MarketSection(props: MarketSectionProps) {
  const { watching, ...section } = props;
  const [showsAll, setShowsAll] = useState(false);
  return (
    <SharesSection {...section} waiting={<ShareListSkeleton count={CARDS_AT_FIRST} label="" />}>
      {(shares) => (
        <ShareList
          label={section.title}
          shares={shares}
          atFirst={CARDS_AT_FIRST}
          showsAll={showsAll}
          onShowAll={setShowsAll}
          watching={watching}
        />
      )}
    </SharesSection>
  );
});
