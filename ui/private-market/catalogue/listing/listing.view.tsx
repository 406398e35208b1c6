import { useSearchParams } from 'react-router-dom';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { InBloomPicture } from '#ui/platform/design-system/illustrations/in-bloom.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { FacilitatorNote } from '#ui/private-market/shared/facilitator-note.tsx';
import { ListingBaskets } from './listing-baskets.tsx';
import { ListingShares } from './listing-shares.tsx';
import { listingFilterTabs, ListingTab, listingTabFor, selectionFor } from './listing-tab.ts';
import { listingTabLabels, listingTexts, listingCopy as copy } from './copy.ts';
import styles from './listing.module.css';
import { listingPath } from '#ui/private-market/paths.ts';
import { ShareRequest } from '#ui/private-market/catalogue/share-request/share-request.tsx';

const choices = listingFilterTabs.map((value) => ({ value, label: listingTabLabels[value] }));

/** `/privatemarket/listing`: all offers of the private market, by tab. */
export function Listing() {
  const [query, setQuery] = useSearchParams();
  const tab = listingTabFor(query.get('tab'));
  const isBasket = tab === ListingTab.Basket;
  return (
    <Page width="wide">
      <ListingHead tab={tab} />
      <div className={styles.tabs}>
        <ChoiceGroup
          label={copy.tabs}
          isLabelHidden
          look="chips"
          choices={choices}
          value={isBasket ? undefined : tab}
          onValue={(next) => setQuery({ ...Object.fromEntries(query), tab: next })}
        />
      </div>
      <TabContent key={tab} tab={tab} />
      {!isBasket && <ShareRequest />}
      <FacilitatorNote />
    </Page>
  );
}

/** The heading of the list. Its document has that of the first tab: see `route.ts`. */
export function ListingHead({ tab = listingTabFor(null) }: { readonly tab?: ListingTab }) {
  const isBasket = tab === ListingTab.Basket;
  return (
    <PageHeader
      title={isBasket ? listingTabLabels[tab] : copy.title}
      text={<span className={styles.claim}>{isBasket ? listingTexts[tab] : copy.claim}</span>}
      aside={
        !isBasket && (
          <LinkButton to={listingPath(ListingTab.Basket)} kind="secondary" size="small">
            {copy.toBaskets}
          </LinkButton>
        )
      }
    />
  );
}

function TabContent({ tab }: { readonly tab: ListingTab }) {
  const selection = selectionFor(tab);
  if (selection !== undefined) return <ListingShares tab={tab} selection={selection} />;
  return tab === ListingTab.Basket ? <ListingBaskets /> : <FundsToCome />;
}

function FundsToCome() {
  return (
    <EmptyState
      illustration={<InBloomPicture />}
      title={copy.comingSoon}
      text={copy.comingSoonText}
      action={<LinkButton to={listingPath(ListingTab.Unlisted)}>{copy.toShares}</LinkButton>}
    />
  );
}
