import type { HeldShare } from '#application/private-market/held-shares.ts';
import { positionGain } from '#domain/private-market/holdings.ts';
import { PortfolioPage } from '#domain/private-market/portfolio-page.ts';
import { purchaseTotals } from '#domain/private-market/purchase-history.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { companyPath } from './basket-paths.ts';
import { GainText } from './gain-text.tsx';
import { portfolioPath } from './portfolio-paths.ts';
import { PortfolioSales } from './portfolio-sales.tsx';
import { PortfolioShareFrame } from './portfolio-share-frame.tsx';
import { PurchaseHistory } from './purchase-history.tsx';
import type { ShareHistory } from './portfolio.view-model.ts';
import { portfolioWords as words } from './portfolio-words.ts';
import { sellPath } from './sell-paths.ts';

interface PortfolioShareProps {
  readonly share: HeldShare;
  readonly history: ShareHistory;
}

/** page3: one share that is held on its own, every purchase of it, and what was sold. */
export function PortfolioShare({ share, history }: PortfolioShareProps) {
  return (
    <PortfolioShareFrame
      share={share}
      eyebrow={share.industry}
      back={{ to: portfolioPath({ page: PortfolioPage.Summary }), label: words.back }}
      amount={{ label: words.investment, value: share.investment }}
      facts={factsOf(share)}
      actions={
        <>
          <LinkButton to={companyPath(share.shareId, share.domainName)}>
            {words.exploreAsset}
          </LinkButton>
          <LinkButton to={sellPath({ shareName: share.name })} kind="secondary">
            {words.sell}
          </LinkButton>
        </>
      }
    >
      <PurchaseHistory purchases={history.purchases} />
      <PortfolioSales sales={history.sales} />
    </PortfolioShareFrame>
  );
}

function factsOf({ units, investment, pricePerUnit }: HeldShare) {
  const held = { units, investment, stampDuty: Money.zero, taxDeductedAtSource: Money.zero };
  const { averagePrice } = purchaseTotals([held]);
  const gain =
    pricePerUnit === undefined ? undefined : positionGain({ units, investment, pricePerUnit });
  return [
    { label: words.units, value: indianGroups(String(units)) },
    ...(averagePrice === undefined
      ? []
      : [{ label: words.averagePrice, value: formatRupees(averagePrice) }]),
    gain === undefined
      ? { label: words.worth, value: words.noPrice }
      : {
          label: words.worth,
          value: formatRupees(gain.currentValue),
          detail: <GainText gain={gain} />,
        },
  ];
}
