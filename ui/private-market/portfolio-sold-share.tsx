import type { SoldShare } from '#application/private-market/held-shares.ts';
import { portfolioGain } from '#domain/private-market/holdings.ts';
import { PortfolioPage } from '#domain/private-market/portfolio-page.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { companyPath } from './basket-paths.ts';
import { GainText } from './gain-text.tsx';
import { portfolioPath } from './portfolio-paths.ts';
import { PortfolioSales } from './portfolio-sales.tsx';
import { PortfolioShareFrame } from './portfolio-share-frame.tsx';
import { PurchaseHistory } from './purchase-history.tsx';
import type { ShareHistory } from './portfolio.view-model.ts';
import { portfolioWords as words } from './portfolio-words.ts';

const BACK = { to: portfolioPath({ page: PortfolioPage.Summary }), label: words.back };

interface PortfolioSoldShareProps {
  readonly share: SoldShare;
  readonly history: ShareHistory;
}

/** page3 of a share of which everything is sold: what it brought, and how it came and went. */
export function PortfolioSoldShare({ share, history }: PortfolioSoldShareProps) {
  const { units, proceeds, cost } = share;
  const gain = portfolioGain([{ units, investment: cost, currentValue: proceeds }]);
  return (
    <PortfolioShareFrame
      share={share}
      eyebrow={share.industry}
      back={BACK}
      amount={{ label: words.received, value: proceeds, detail: words.allSold }}
      facts={[
        { label: words.unitsSold, value: indianGroups(String(units)) },
        { label: words.paidForThem, value: formatRupees(cost) },
        { label: words.gainLabel, value: <GainText gain={gain} /> },
      ]}
      actions={
        <>
          <LinkButton to={companyPath(share.shareId, share.domainName)}>
            {words.exploreAsset}
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
