import {
  type BasketInPortfolio,
  lastQuoteIn,
} from '#application/private-market/held-basket-shares.ts';
import type { HeldBasketShare } from '#domain/private-market/holdings/basket-shares.ts';
import { PortfolioPage, portfolioPlaceBefore } from '#ui/private-market/shared/portfolio-place.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/layout/list-row.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { breakupDetailsPath, portfolioPath, sellPath } from '#ui/private-market/paths.ts';
import { QuoteNote } from '#ui/private-market/shared/quote-line.tsx';
import { salesOfShare } from './portfolio-basket-sales.ts';
import { PortfolioSales } from './portfolio-sales.tsx';
import { PortfolioShareFrame } from './portfolio-share-frame.tsx';
import { portfolioCopy as copy } from './copy.ts';

interface PortfolioBasketShareProps {
  readonly basket: BasketInPortfolio;
  readonly share: HeldBasketShare;
}

/** One share within a held basket (page2 in the product documents). */
export function PortfolioBasketShare({ basket, share }: PortfolioBasketShareProps) {
  const { name, units } = share;
  const ids = { basketId: String(basket.basketId), shareId: String(share.shareId) };
  const before = portfolioPath(portfolioPlaceBefore({ page: PortfolioPage.BasketShare, ...ids }));
  const back = { to: before, label: copy.backToBasket(basket.name) };
  return (
    <PortfolioShareFrame
      share={share}
      eyebrow={copy.partOf(basket.name)}
      back={back}
      amount={{ label: copy.investment, value: share.investment }}
      facts={[
        { label: copy.units, value: indianGroups(String(units)) },
        { label: copy.weight, value: formatPercent(share.weightage) },
        {
          label: copy.worth,
          value: formatRupees(share.currentValue),
          detail: <QuoteNote quote={lastQuoteIn(basket.orders, share.shareId)} />,
        },
      ]}
      actions={
        <>
          <LinkButton to={breakupDetailsPath(share)}>{copy.exploreAsset}</LinkButton>
          {units > 0 && (
            <LinkButton to={sellPath({ shareName: name })} kind="secondary">
              {copy.sell}
            </LinkButton>
          )}
          <LinkButton to={back.to} kind="secondary">
            {back.label}
          </LinkButton>
        </>
      }
    >
      <PortfolioSales sales={salesOfShare(share)} text={copy.soldOfBasketText} />
      <Section title={copy.history}>
        <Card padding="small">
          <RowList label={copy.history}>
            {share.history.map(({ orderId, placedAt, units, baskets, investment }) => (
              <ListRow
                key={orderId}
                title={formatDate(CalendarDate.inIndia(placedAt))}
                detail={[
                  `${copy.order} ${orderId}`,
                  `${indianGroups(String(units))} in ${basketsInWords(baskets)}`,
                ].join(' · ')}
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
