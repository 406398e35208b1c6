import type { BasketInPortfolio } from '#application/private-market/held-basket-shares.ts';
import type { ShareInPortfolio } from '#application/private-market/held-shares.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { PositionGain } from '#domain/private-market/holdings/holdings.ts';
import { observer } from 'mobx-react-lite';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import {
  AmountRow,
  type AmountRowProps,
  AmountRows,
} from '#ui/platform/design-system/layout/amount-row.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { portfolioPath } from '#ui/private-market/paths.ts';
import { PortfolioPage } from '#ui/private-market/shared/portfolio-place.ts';
import { yourSharesCopy as copy } from './copy.ts';
import { useHome } from './home-context.ts';

const ROWS = 3;

/**
 * The first held shares and baskets. Renders nothing while they load, and if there are none; the
 * summary says if they could not be loaded.
 */
export const YourShares = observer(function YourShares() {
  const { shares: loaded } = useHome().summary;
  if (loaded.value === undefined) return undefined;
  const { shares, baskets } = loaded.value;
  const rows = [...shares.map(shareRow), ...baskets.map(basketRow)];
  if (rows.length === 0) return undefined;
  const title = baskets.length > 0 ? copy.withBaskets : copy.title;
  return (
    <Section title={title} action={<All count={rows.length} />}>
      <AmountRows label={title}>
        {rows.slice(0, ROWS).map((row) => (
          <AmountRow key={row.to} {...row} />
        ))}
      </AmountRows>
    </Section>
  );
});

function All({ count }: { readonly count: number }) {
  return (
    <LinkButton to="/privatemarket/portfolio" kind="quiet" size="small">
      {copy.all(count)}
    </LinkButton>
  );
}

function shareRow(share: ShareInPortfolio): AmountRowProps {
  const { shareId, name, logoUrl, units, investment, gain } = share;
  return {
    leading: <Avatar name={name} src={logoUrl} shape="square" />,
    title: name,
    detail: counted(units, [copy.share, copy.shares]),
    to: portfolioPath({ page: PortfolioPage.Share, shareId: String(shareId) }),
    ...figuresOf(investment, gain),
  };
}

function basketRow({ basketId, name, units, investment, gain }: BasketInPortfolio): AmountRowProps {
  return {
    leading: <Avatar name={name} shape="square" />,
    title: name,
    detail: counted(units, [copy.basket, copy.baskets]),
    to: portfolioPath({ page: PortfolioPage.Basket, basketId: String(basketId) }),
    ...figuresOf(investment, gain),
  };
}

/** The value and the gain; without a present price, the cost. */
function figuresOf(investment: ShareInPortfolio['investment'], of: PositionGain | undefined) {
  if (of === undefined) return { amount: formatRupees(investment), amountDetail: copy.atCost };
  const { currentValue, gain } = of;
  const sign = gain.isNegative() || gain.isZero() ? '' : '+';
  return {
    amount: formatRupees(currentValue),
    amountDetail: `${sign}${formatRupees(gain)}`,
    tone: gain.isNegative() ? ('loss' as const) : ('gain' as const),
  };
}

function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${indianGroups(String(count))} ${count === 1 ? one : many}`;
}
