import {
  listingFilterKey,
  listingFilterTabs,
  ListingTab,
  listingTabFor,
  listingTabLabel,
} from '#domain/private-market/listing.ts';
import { useSearchParams } from 'react-router-dom';
import { ChoiceGroup } from '../platform/design-system/choice-group.tsx';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { InBloomPicture } from '../platform/design-system/illustrations/in-bloom.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { FacilitatorNote } from './facilitator-note.tsx';
import { ListingBaskets } from './listing-baskets.tsx';
import { ListingShares } from './listing-shares.tsx';
import { listingTexts, listingWords as words } from './listing-words.ts';
import { listingPath } from './market-paths.ts';
import { ShareRequest } from './share-request.tsx';

const choices = listingFilterTabs.map((value) => ({ value, label: listingTabLabel(value) }));

/** `/privatemarket/listing`: all that the private market offers, by tab. */
export function Listing() {
  const [query, setQuery] = useSearchParams();
  const tab = listingTabFor(query.get('tab') ?? undefined);
  const isBasket = tab === ListingTab.Basket;
  return (
    <Page width="wide">
      <ListingHead tab={tab} />
      <ChoiceGroup
        label={words.tabs}
        isLabelHidden
        look="chips"
        choices={choices}
        value={isBasket ? undefined : tab}
        onValue={(next) => setQuery({ tab: next })}
      />
      <TabContent key={tab} tab={tab} />
      {!isBasket && <ShareRequest />}
      <FacilitatorNote />
    </Page>
  );
}

/** Also made to HTML when the app is built: see `shells.server.tsx`. */
export function ListingHead({ tab }: { readonly tab: ListingTab }) {
  const isBasket = tab === ListingTab.Basket;
  return (
    <PageHeader
      title={isBasket ? listingTabLabel(tab) : words.title}
      text={isBasket ? listingTexts[tab] : words.claim}
      aside={
        !isBasket && (
          <LinkButton to={listingPath(ListingTab.Basket)} kind="secondary" size="small">
            {words.toBaskets}
          </LinkButton>
        )
      }
    />
  );
}

function TabContent({ tab }: { readonly tab: ListingTab }) {
  const filterKey = listingFilterKey(tab);
  if (filterKey !== undefined) return <ListingShares tab={tab} filterKey={filterKey} />;
  return tab === ListingTab.Basket ? <ListingBaskets /> : <FundsToCome />;
}

function FundsToCome() {
  return (
    <EmptyState
      illustration={<InBloomPicture />}
      title={words.comingSoon}
      text={words.comingSoonText}
      action={<LinkButton to={listingPath(ListingTab.Unlisted)}>{words.toShares}</LinkButton>}
    />
  );
}
