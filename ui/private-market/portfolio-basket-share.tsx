import type { BasketInPortfolio } from '#application/private-market/held-basket-shares.ts';
import type { HeldBasketShare } from '#domain/private-market/basket-shares.ts';
import { PortfolioPage, portfolioPlaceBefore } from '#domain/private-market/portfolio-page.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Card } from '../platform/design-system/card.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { ListRow, RowList } from '../platform/design-system/list-row.tsx';
import { Section } from '../platform/design-system/page.tsx';
import { breakupDetailsPath } from './basket-paths.ts';
import { salesOfShare } from './portfolio-basket-sales.ts';
import { portfolioPath } from './portfolio-paths.ts';
import { PortfolioSales } from './portfolio-sales.tsx';
import { PortfolioShareFrame } from './portfolio-share-frame.tsx';
import { portfolioWords as words } from './portfolio-words.ts';
import { sellPath } from './sell-paths.ts';

interface PortfolioBasketShareProps {
  readonly basket: BasketInPortfolio;
  readonly share: HeldBasketShare;
}

/** page2: one share of the baskets that are held. */
export function PortfolioBasketShare({ basket, share }: PortfolioBasketShareProps) {
  const { name, units } = share;
  const ids = { basketId: String(basket.basketId), shareId: String(share.shareId) };
  const before = portfolioPath(portfolioPlaceBefore({ page: PortfolioPage.BasketShare, ...ids }));
  const back = { to: before, label: words.backToBasket(basket.name) };
  return (
    <PortfolioShareFrame
      share={share}
      eyebrow={words.partOf(basket.name)}
      back={back}
      amount={{ label: words.investment, value: share.investment }}
      facts={[
        { label: words.units, value: indianGroups(String(units)) },
        { label: words.weight, value: formatPercent(share.weightage) },
        { label: words.worth, value: formatRupees(share.currentValue) },
      ]}
      actions={
        <>
          <LinkButton to={breakupDetailsPath(share)}>{words.exploreAsset}</LinkButton>
          {units > 0 && (
            <LinkButton to={sellPath({ shareName: name })} kind="secondary">
              {words.sell}
            </LinkButton>
          )}
          <LinkButton to={back.to} kind="secondary">
            {back.label}
          </LinkButton>
        </>
      }
    >
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
    </PortfolioShareFrame>
  );
}

function basketsInWords(baskets: number): string {
  return baskets === 1 ? '1 basket' : `${baskets} baskets`;
}
