import type { MarketShare } from '#application/private-market/market-shares.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { whenLoaded } from '#ui/platform/errors/load-error.tsx';
import type { Loaded } from '#ui/platform/view-model.ts';
import type { ListingTab } from '#ui/private-market/catalogue/listing/listing-tab.ts';
import { listingPath } from '#ui/private-market/paths.ts';
import { marketCopy as copy } from '#ui/private-market/shared/copy.ts';

interface SharesSectionProps {
  readonly title: string;
  readonly text?: string;
  /** The tab of the list to which `See all` leads. */
  readonly tab: ListingTab;
  readonly shares: Loaded<readonly MarketShare[]>;
  /** Shown while the shares load. */
  readonly waiting: ReactNode;
  readonly children: (shares: readonly MarketShare[]) => ReactNode;
}

/** The first shares of a list, with a link to all of them. Renders nothing without shares. */
export const SharesSection = observer(function SharesSection(props: SharesSectionProps) {
  const { title, text, tab, shares, waiting, children } = props;
  const { state } = shares;
  if (state.kind === 'ready' && state.value.length === 0) return undefined;
  const action = (
    <LinkButton to={listingPath(tab)} kind="quiet" size="small">
      {copy.seeAll}
    </LinkButton>
  );
  return (
    <Section title={title} text={text} action={action}>
      {whenLoaded({ loaded: shares, isPart: true, title: copy.failed, waiting, children })}
    </Section>
  );
});
