import type { HeldShare } from '#application/private-market/held-shares.ts';
import { positionGain } from '#domain/private-market/holdings.ts';
import { PortfolioPage } from '#domain/private-market/portfolio-page.ts';
import { purchaseTotals } from '#domain/private-market/purchase-history.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { DefinitionList } from '../platform/design-system/definition-list.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { MoneyDisplay } from '../platform/design-system/money-display.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Cluster } from '../platform/design-system/stack.tsx';
import { companyPath } from './basket-paths.ts';
import { GainText } from './gain-text.tsx';
import { portfolioPath } from './portfolio-paths.ts';
import styles from './portfolio-place.module.css';
import { PortfolioSales } from './portfolio-sales.tsx';
import { PurchaseHistory } from './purchase-history.tsx';
import type { ShareHistory } from './portfolio.view-model.ts';
import { portfolioWords as words } from './portfolio-words.ts';
import { sellPath } from './sell-paths.ts';

const SUMMARY_PATH = portfolioPath({ page: PortfolioPage.Summary });

interface PortfolioShareProps {
  readonly share: HeldShare;
  readonly history: ShareHistory;
}

/** page3: one share that is held on its own, every purchase of it, and what was sold. */
export function PortfolioShare({ share, history }: PortfolioShareProps) {
  const navigate = useNavigate();
  const { name, units, investment, pricePerUnit } = share;
  const held = { units, investment, stampDuty: Money.zero, taxDeductedAtSource: Money.zero };
  const { averagePrice } = purchaseTotals([held]);
  const gain =
    pricePerUnit === undefined ? undefined : positionGain({ units, investment, pricePerUnit });
  return (
    <Page width="reading">
      <PageHeader
        title={name}
        eyebrow={share.industry}
        onBack={() => void navigate(SUMMARY_PATH)}
        backLabel={words.back}
        aside={<Avatar name={name} src={share.logoUrl} shape="square" size="large" />}
      />
      <Card tone="green" padding="large">
        <div className={styles.figures}>
          <MoneyDisplay size="hero" label={words.investment} text={formatRupees(investment)} />
          <DefinitionList
            look="columns"
            items={[
              { label: words.units, value: units },
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
            ]}
          />
        </div>
      </Card>
      <Cluster>
        <LinkButton to={companyPath(share.shareId, share.domainName)}>
          {words.exploreAsset}
        </LinkButton>
        <LinkButton to={sellPath({ shareName: name })} kind="secondary">
          {words.sell}
        </LinkButton>
      </Cluster>
      <PurchaseHistory purchases={history.purchases} />
      <PortfolioSales sales={history.sales} />
    </Page>
  );
}
