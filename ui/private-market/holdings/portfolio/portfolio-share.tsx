import type { ShareInPortfolio } from '#application/private-market/held-shares.ts';
import { PortfolioPage } from '#ui/private-market/shared/portfolio-place.ts';
import { purchaseTotals } from '#domain/private-market/holdings/purchase-history.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { companyPath, portfolioPath, sellPath } from '#ui/private-market/paths.ts';
import { GainText } from '#ui/private-market/shared/gain-text.tsx';
import { QuoteNote } from '#ui/private-market/shared/quote-line.tsx';
import { PortfolioSales } from './portfolio-sales.tsx';
import { PortfolioShareFrame } from './portfolio-share-frame.tsx';
import { PurchaseHistory } from './purchase-history.tsx';
import type { ShareHistory } from './portfolio.view-model.ts';
import { portfolioCopy as copy } from './copy.ts';

interface PortfolioShareProps {
  readonly share: ShareInPortfolio;
  readonly history: ShareHistory;
}

/**
 * One share held outside baskets, with its purchases and sales (page3 in the product documents).
 */
export function PortfolioShare({ share, history }: PortfolioShareProps) {
  return (
    <PortfolioShareFrame
      share={share}
      eyebrow={share.industry}
      back={{ to: portfolioPath({ page: PortfolioPage.Summary }), label: copy.back }}
      amount={{ label: copy.investment, value: share.investment }}
      facts={factsOf(share)}
      actions={
        <>
          <LinkButton to={companyPath(share.shareId, share.domainName)}>
            {copy.exploreAsset}
          </LinkButton>
          <LinkButton to={sellPath({ shareName: share.name })} kind="secondary">
            {copy.sell}
          </LinkButton>
        </>
      }
    >
      <PurchaseHistory purchases={history.purchases} />
      <PortfolioSales sales={history.sales} />
    </PortfolioShareFrame>
  );
}

function factsOf({ units, investment, gain, lastQuote }: ShareInPortfolio) {
  const held = { units, investment, stampDuty: Money.zero, taxDeductedAtSource: Money.zero };
  const { averagePrice } = purchaseTotals([held]);
  return [
    { label: copy.units, value: indianGroups(String(units)) },
    ...(averagePrice === undefined
      ? []
      : [{ label: copy.averagePrice, value: formatRupees(averagePrice) }]),
    gain === undefined
      ? { label: copy.worth, value: copy.noPrice }
      : {
          label: copy.worth,
          value: formatRupees(gain.currentValue),
          detail: (
            <>
              <GainText gain={gain} />
              <QuoteNote quote={lastQuote} />
            </>
          ),
        },
  ];
}
