import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { portfolioPath } from '#ui/private-market/paths.ts';
import { PortfolioPage } from '#ui/private-market/shared/portfolio-place.ts';
import { portfolioCopy as copy } from './copy.ts';
import { HeldBasketRow, HeldShareRow } from './holding-rows.tsx';
import { HoldingsContext } from './holdings-context.ts';

const ROWS = 3;

/**
 * The first held shares and baskets, for Home. Renders nothing while they load, and if there are
 * none; the total says if they could not be loaded.
 */
export const FirstHoldings = observer(function FirstHoldings() {
  const { shares = [], baskets = [] } = useContext(HoldingsContext)?.value ?? {};
  const count = shares.length + baskets.length;
  if (count === 0) return undefined;
  const title = baskets.length > 0 ? copy.yoursWithBaskets : copy.yours;
  return (
    <Section
      title={title}
      action={
        <LinkButton to={portfolioPath({ page: PortfolioPage.Summary })} kind="quiet" size="small">
          {copy.all(count)}
        </LinkButton>
      }
    >
      <AmountRows label={title}>
        {shares.slice(0, ROWS).map((share) => (
          <HeldShareRow key={share.shareId} share={share} isBrief />
        ))}
        {baskets.slice(0, Math.max(0, ROWS - shares.length)).map((basket) => (
          <HeldBasketRow key={basket.basketId} basket={basket} isBrief />
        ))}
      </AmountRows>
    </Section>
  );
});
