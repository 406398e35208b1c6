import type { BasketInPortfolio } from '#application/private-market/held-basket-shares.ts';
import type { ShareInPortfolio } from '#application/private-market/held-shares.ts';
import type { PositionGain } from '#domain/private-market/holdings/holdings.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { AmountRow, AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import { useIsWide } from '#ui/platform/use-is-wide.ts';
import { portfolioPath } from '#ui/private-market/paths.ts';
import { GainText } from '#ui/private-market/shared/gain-text.tsx';
import { PortfolioPage } from '#ui/private-market/shared/portfolio-place.ts';
import { QuoteNote } from '#ui/private-market/shared/quote-line.tsx';
import { portfolioCopy as copy } from './copy.ts';

/** The shares held outside baskets. */
export function HeldShareRows({ shares }: { readonly shares: readonly ShareInPortfolio[] }) {
  return (
    <AmountRows label={copy.shares(shares.length)}>
      {shares.map((share) => (
        <HeldShareRow key={share.shareId} share={share} />
      ))}
    </AmountRows>
  );
}

interface BriefProps {
  /** Shows the number of units only, without cost and quote. */
  readonly isBrief?: boolean;
}

interface HeldShareRowProps extends BriefProps {
  readonly share: ShareInPortfolio;
}

/** A share held outside baskets, with a link to its details. */
export function HeldShareRow({ share, isBrief = false }: HeldShareRowProps) {
  const { shareId, name, logoUrl, industry, units, lastQuote, gain } = share;
  const isShort = !useIsWide();
  const count = copy.shareUnits(units);
  const paid = `${copy.investment} ${formatRupees(share.investment)}`;
  return (
    <AmountRow
      to={portfolioPath({ page: PortfolioPage.Share, shareId: String(shareId) })}
      leading={<Avatar name={name} src={logoUrl} shape="square" />}
      title={name}
      detail={isBrief ? count : [industry, count, paid].join(' · ')}
      {...worthOf(gain, isShort)}
      foot={isBrief ? undefined : lastQuote && <QuoteNote quote={lastQuote} isInRow />}
    />
  );
}

export function HeldBasketRows({ baskets }: { readonly baskets: readonly BasketInPortfolio[] }) {
  return (
    <AmountRows label={copy.baskets(baskets.length)}>
      {baskets.map((basket) => (
        <HeldBasketRow key={basket.basketId} basket={basket} />
      ))}
    </AmountRows>
  );
}

interface HeldBasketRowProps extends BriefProps {
  readonly basket: BasketInPortfolio;
}

/** A held basket, with a link to its details. */
export function HeldBasketRow({ basket, isBrief = false }: HeldBasketRowProps) {
  const { basketId, name, units, gain } = basket;
  const isShort = !useIsWide();
  const position = `${copy.totalUnits} ${indianGroups(String(units))} · ${copy.totalInvestment}`;
  return (
    <AmountRow
      to={portfolioPath({ page: PortfolioPage.Basket, basketId: String(basketId) })}
      leading={<Avatar name={name} shape="square" />}
      title={name}
      detail={isBrief ? copy.basketUnits(units) : `${position} ${formatRupees(basket.investment)}`}
      {...worthOf(gain, isShort)}
    />
  );
}

/** The value and the gain; on phones, the gain in percent alone. */
function worthOf(gain: PositionGain | undefined, isShort: boolean) {
  if (gain === undefined) return { amount: copy.noPrice };
  const amountDetail = <GainText gain={gain} isShort={isShort} />;
  return { amount: formatRupees(gain.currentValue), amountDetail };
}
