import type { BasketInPortfolio } from '#application/private-market/held-basket-shares.ts';
import type { HeldBasketShare } from '#domain/private-market/basket-shares.ts';
import { PortfolioPage, portfolioPlaceBefore } from '#domain/private-market/portfolio-page.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { DefinitionList } from '../platform/design-system/definition-list.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { ListRow, RowList } from '../platform/design-system/list-row.tsx';
import { MoneyDisplay } from '../platform/design-system/money-display.tsx';
import { Page, Section } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Cluster } from '../platform/design-system/stack.tsx';
import { breakupDetailsPath } from './basket-paths.ts';
import { salesOfShare } from './portfolio-basket-sales.ts';
import { portfolioPath } from './portfolio-paths.ts';
import styles from './portfolio-place.module.css';
import { PortfolioSales } from './portfolio-sales.tsx';
import { portfolioWords as words } from './portfolio-words.ts';
import { sellPath } from './sell-paths.ts';

interface PortfolioBasketShareProps {
  readonly basket: BasketInPortfolio;
  readonly share: HeldBasketShare;
}

/** page2: one share of the baskets that are held. */
export function PortfolioBasketShare({ basket, share }: PortfolioBasketShareProps) {
  const navigate = useNavigate();
  const ids = { basketId: String(basket.basketId), shareId: String(share.shareId) };
  const before = portfolioPath(portfolioPlaceBefore({ page: PortfolioPage.BasketShare, ...ids }));
  return (
    <Page width="reading">
      <PageHeader
        title={share.name}
        eyebrow={words.partOf(basket.name)}
        onBack={() => void navigate(before)}
        backLabel={words.backToBasket(basket.name)}
        aside={<Avatar name={share.name} src={share.logoUrl} shape="square" size="large" />}
      />
      <Card tone="green" padding="large">
        <div className={styles.figures}>
          <MoneyDisplay
            size="hero"
            label={words.investment}
            text={formatRupees(share.investment)}
          />
          <DefinitionList
            look="columns"
            items={[
              { label: words.units, value: share.units },
              { label: words.weight, value: formatPercent(share.weightage) },
              { label: words.worth, value: formatRupees(share.currentValue) },
            ]}
          />
        </div>
      </Card>
      <Cluster>
        <LinkButton to={breakupDetailsPath(share)}>{words.exploreAsset}</LinkButton>
        {share.units > 0 && (
          <LinkButton to={sellPath({ shareName: share.name })} kind="secondary">
            {words.sell}
          </LinkButton>
        )}
        <LinkButton to={before} kind="secondary">
          {words.backToBasket(basket.name)}
        </LinkButton>
      </Cluster>
      <PortfolioSales sales={salesOfShare(share)} text={words.soldOfBasketText} />
      <Section title={words.history}>
        <Card padding="small">
          <RowList label={words.history}>
            {share.history.map(({ orderId, placedAt, units, baskets, investment }) => (
              <ListRow
                key={orderId}
                title={formatDate(CalendarDate.inIndia(placedAt))}
                detail={`${words.order} ${orderId} · ${units} in ${basketsInWords(baskets)}`}
                trailing={formatRupees(investment)}
              />
            ))}
          </RowList>
        </Card>
      </Section>
    </Page>
  );
}

function basketsInWords(baskets: number): string {
  return baskets === 1 ? '1 basket' : `${baskets} baskets`;
}
