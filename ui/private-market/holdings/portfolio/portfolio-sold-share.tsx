import type { SoldShare } from '#application/private-market/held-shares.ts';
import { portfolioGain } from '#domain/private-market/holdings/holdings.ts';
import { PortfolioPage } from '#ui/private-market/shared/portfolio-place.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { companyPath, portfolioPath } from '#ui/private-market/paths.ts';
import { GainText } from '#ui/private-market/shared/gain-text.tsx';
import { PortfolioSales } from './portfolio-sales.tsx';
import { PortfolioShareFrame } from './portfolio-share-frame.tsx';
import { PurchaseHistory } from './purchase-history.tsx';
import type { ShareHistory } from './portfolio.view-model.ts';
import { portfolioCopy as copy } from './copy.ts';

const BACK = { to: portfolioPath({ page: PortfolioPage.Summary }), label: copy.back };

interface PortfolioSoldShareProps {
  readonly share: SoldShare;
  readonly history: ShareHistory;
}

/**
 * A share of which all units are sold: proceeds, purchases and sales (page3 in the product
 * documents).
 */
export function PortfolioSoldShare({ share, history }: PortfolioSoldShareProps) {
  const { units, proceeds, cost } = share;
  const gain = portfolioGain([{ units, investment: cost, currentValue: proceeds }]);
  return (
    <PortfolioShareFrame
      share={share}
      eyebrow={share.industry}
      back={BACK}
      amount={{ label: copy.received, value: proceeds, detail: copy.allSold }}
      facts={[
        { label: copy.unitsSold, value: indianGroups(String(units)) },
        { label: copy.paidForThem, value: formatRupees(cost) },
        { label: copy.gainLabel, value: <GainText gain={gain} /> },
      ]}
      actions={
        <>
          <LinkButton to={companyPath(share.shareId, share.domainName)}>
            {copy.exploreAsset}
          </LinkButton>
          <LinkButton to={BACK.to} kind="secondary">
            {BACK.label}
          </LinkButton>
        </>
      }
    >
      <PortfolioSales sales={history.sales} />
      <PurchaseHistory purchases={history.purchases} />
    </PortfolioShareFrame>
  );
}
