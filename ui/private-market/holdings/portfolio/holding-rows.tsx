import type { BasketInPortfolio } from '#application/private-market/held-basket-shares.ts';
import type { ShareInPortfolio } from '#application/private-market/held-shares.ts';
import type { PositionGain, SharePosition } from '#domain/private-market/holdings/holdings.ts';
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

/** The shares held outside baskets; each row links to the share's details. */
export function HeldShareRows({ shares }: { readonly shares: readonly ShareInPortfolio[] }) {
  const isShort = !useIsWide();
  return (
    <AmountRows label={copy.shares(shares.length)}>
      {shares.map((share) => (
        <AmountRow
          key={share.shareId}
          to={portfolioPath({ page: PortfolioPage.Share, shareId: String(share.shareId) })}
          leading={<Avatar name={share.name} src={share.logoUrl} shape="square" />}
          title={share.name}
          detail={[
            share.industry,
            positionText(share, { units: copy.units, investment: copy.investment }),
          ].join(' · ')}
          {...worthOf(share.gain, isShort)}
          foot={share.lastQuote && <QuoteNote quote={share.lastQuote} isInRow />}
        />
      ))}
    </AmountRows>
  );
}

/** The held baskets; each row links to the basket's details. */
export function HeldBasketRows({ baskets }: { readonly baskets: readonly BasketInPortfolio[] }) {
  const isShort = !useIsWide();
  return (
    <AmountRows label={copy.baskets(baskets.length)}>
      {baskets.map((basket) => (
        <AmountRow
          key={basket.basketId}
          to={portfolioPath({ page: PortfolioPage.Basket, basketId: String(basket.basketId) })}
          leading={<Avatar name={basket.name} shape="square" />}
          title={basket.name}
          detail={positionText(basket, {
            units: copy.totalUnits,
            investment: copy.totalInvestment,
          })}
          {...worthOf(basket.gain, isShort)}
        />
      ))}
    </AmountRows>
  );
}

/** The value and the gain; on phones, the gain in percent alone. */
function worthOf(gain: PositionGain | undefined, isShort: boolean) {
  if (gain === undefined) return { amount: copy.noPrice };
  const amountDetail = <GainText gain={gain} isShort={isShort} />;
  return { amount: formatRupees(gain.currentValue), amountDetail };
}

/** The labels are those of the product documents. */
function positionText(
  { units, investment }: SharePosition,
  labels: { readonly units: string; readonly investment: string },
): string {
  const count = indianGroups(String(units));
  return `${labels.units} ${count} · ${labels.investment} ${formatRupees(investment)}`;
}
