import type { SoldShare } from '#application/private-market/held-shares.ts';
import { portfolioGain } from '#domain/private-market/holdings.ts';
import { PortfolioPage } from '#domain/private-market/portfolio-page.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
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

const SUMMARY_PATH = portfolioPath({ page: PortfolioPage.Summary });

interface PortfolioSoldShareProps {
  readonly share: SoldShare;
  readonly history: ShareHistory;
}

/** page3 of a share of which everything is sold: what it brought, and how it came and went. */
export function PortfolioSoldShare({ share, history }: PortfolioSoldShareProps) {
  const navigate = useNavigate();
  const { name, units, proceeds, cost } = share;
  const gain = portfolioGain([{ units, investment: cost, currentValue: proceeds }]);
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
          <MoneyDisplay
            size="hero"
            label={words.received}
            text={formatRupees(proceeds)}
            detail={words.allSold}
          />
          <DefinitionList
            look="columns"
            items={[
              { label: words.unitsSold, value: indianGroups(String(units)) },
              { label: words.paidForThem, value: formatRupees(cost) },
              { label: words.gainLabel, value: <GainText gain={gain} /> },
            ]}
          />
        </div>
      </Card>
      <Cluster>
        <LinkButton to={companyPath(share.shareId, share.domainName)}>
          {words.exploreAsset}
        </LinkButton>
        <LinkButton to={SUMMARY_PATH} kind="secondary">
          {words.back}
        </LinkButton>
      </Cluster>
      <PortfolioSales sales={history.sales} />
      <PurchaseHistory purchases={history.purchases} />
    </Page>
  );
}
