import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { listingPath } from '#ui/private-market/paths.ts';
import { ListingTab } from '#ui/private-market/catalogue/listing/listing-tab.ts';
import { portfolioCopy as copy } from './copy.ts';
import { HeldBasketRows, HeldShareRows } from './holding-rows.tsx';
import { HoldingsContext } from './holdings-context.ts';

const SHARES_PATH = listingPath(ListingTab.Unlisted);

/** The shares and baskets in the portfolio of all investments. */
export const ShareHoldings = observer(function ShareHoldings() {
  const holdings = useContext(HoldingsContext);
  if (holdings === undefined) return undefined;
  const { state } = holdings;
  if (state.kind === 'loading') {
    return (
      <Section title={copy.shares()}>
        <Skeleton shape="rows" count={4} label="" />
      </Section>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Section title={copy.shares()}>
        <LoadError
          isPart
          what="Your shares"
          failure={state.failure}
          money="Your shares are safe."
          onRetry={() => void holdings.reload()}
        />
      </Section>
    );
  }
  const { shares, baskets } = state.value;
  if (shares.length + baskets.length === 0) return <NoShares />;
  return (
    <>
      {shares.length > 0 && (
        <Section title={copy.shares(shares.length)}>
          <HeldShareRows shares={shares} />
        </Section>
      )}
      {baskets.length > 0 && (
        <Section title={copy.baskets(baskets.length)}>
          <HeldBasketRows baskets={baskets} />
        </Section>
      )}
    </>
  );
});

function NoShares() {
  return (
    <Section
      title={copy.shares(0)}
      action={
        <LinkButton to={SHARES_PATH} kind="quiet" size="small">
          {copy.seeShares}
        </LinkButton>
      }
    >
      <p>{copy.noSharesLine}</p>
    </Section>
  );
}
