import type { SoldShare } from '#application/private-market/held-shares.ts';
import type { PrivateHoldings } from '#application/private-market/read-share-portfolio.ts';
import { portfolioGain } from '#domain/private-market/holdings/holdings.ts';
import { PortfolioPage } from '#ui/private-market/shared/portfolio-place.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { RowList } from '#ui/platform/design-system/layout/list-row.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { salesOfBasket } from './portfolio-basket-sales.ts';
import { portfolioPath } from '#ui/private-market/paths.ts';
import { portfolioCopy as copy } from './copy.ts';
import { SaleRow } from './portfolio-sale-row.tsx';

type SoldHoldings = Pick<PrivateHoldings, 'soldShares' | 'soldBaskets'>;

/** The holdings of which all units are sold, with links to their history. */
export function PortfolioSold({ soldShares, soldBaskets }: SoldHoldings) {
  const count = soldShares.length + soldBaskets.length;
  if (count === 0) return undefined;
  return (
    <Section title={copy.soldOut(count)} text={copy.soldOutText}>
      <Card padding="small">
        <RowList label={copy.soldOut(count)}>
          {soldShares.map((share) => {
            const place = { page: PortfolioPage.Share, shareId: String(share.shareId) };
            const { shareId, soldAt } = share;
            return (
              <Row
                key={shareId}
                {...share}
                sales={[share]}
                soldAt={soldAt}
                to={portfolioPath(place)}
              />
            );
          })}
          {soldBaskets.map((basket) => {
            const { basketId, name } = basket;
            const place = { page: PortfolioPage.Basket, basketId: String(basketId) };
            const sales = salesOfBasket(basket);
            const soldAt = sales[0]?.soldAt ?? 0;
            return (
              <Row
                key={basketId}
                name={name}
                sales={sales}
                soldAt={soldAt}
                to={portfolioPath(place)}
              />
            );
          })}
        </RowList>
      </Card>
    </Section>
  );
}

interface RowProps {
  readonly name: string;
  readonly logoUrl?: string;
  readonly sales: readonly Pick<SoldShare, 'units' | 'proceeds' | 'cost'>[];
  /** The time of the last sale, in epoch milliseconds. */
  readonly soldAt: number;
  readonly to: string;
}

function Row({ name, logoUrl, sales, soldAt, to }: RowProps) {
  const gain = portfolioGain(
    sales.map(({ units, cost, proceeds }) => ({
      units,
      investment: cost,
      currentValue: proceeds,
    })),
  );
  const units = sales.reduce((all, sale) => all + sale.units, 0);
  return (
    <SaleRow
      to={to}
      leading={<Avatar name={name} src={logoUrl} shape="square" />}
      title={name}
      detail={copy.soldOn(units, formatDate(CalendarDate.inIndia(soldAt)))}
      gain={gain}
    />
  );
}
