import type { SoldShare } from '#application/private-market/held-shares.ts';
import type { PrivateHoldings } from '#application/private-market/read-share-portfolio.ts';
import { portfolioGain } from '#domain/private-market/holdings.ts';
import { PortfolioPage } from '#domain/private-market/portfolio-page.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { RowList } from '../platform/design-system/list-row.tsx';
import { Section } from '../platform/design-system/page.tsx';
import { salesOfBasket } from './portfolio-basket-sales.ts';
import { portfolioPath } from './portfolio-paths.ts';
import { portfolioWords as words } from './portfolio-words.ts';
import { SaleRow } from './portfolio-sale-row.tsx';

type SoldHoldings = Pick<PrivateHoldings, 'soldShares' | 'soldBaskets'>;

/** What was held and is sold to the last unit: its history stays within reach. */
export function PortfolioSold({ soldShares, soldBaskets }: SoldHoldings) {
  const count = soldShares.length + soldBaskets.length;
  if (count === 0) return undefined;
  return (
    <Section title={words.soldOut(count)} text={words.soldOutText}>
      <Card padding="small">
        <RowList label={words.soldOut(count)}>
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
  /** The last one. */
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
      detail={words.soldOn(indianGroups(String(units)), formatDate(CalendarDate.inIndia(soldAt)))}
      gain={gain}
    />
  );
}
