import { portfolioGain } from '#domain/private-market/holdings/holdings.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { RowList } from '#ui/platform/design-system/layout/list-row.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { portfolioCopy as copy } from './copy.ts';
import { SaleRow } from './portfolio-sale-row.tsx';

/** A sale; amounts in rupees. */
interface ListedSale {
  readonly units: number;
  readonly pricePerUnit: Money;
  readonly proceeds: Money;
  readonly cost: Money;
  /** The time of the sale, in epoch milliseconds. */
  readonly soldAt: number;
  /** The name of the share, if the list covers several shares. */
  readonly name?: string;
}

interface PortfolioSalesProps {
  /** The sales, newest first. */
  readonly sales: readonly ListedSale[];
  /** Explains the order in which units are sold. */
  readonly text?: string;
}

export function PortfolioSales({ sales, text = copy.soldText }: PortfolioSalesProps) {
  if (sales.length === 0) return undefined;
  return (
    <Section title={copy.sold} text={text}>
      <Card padding="small">
        <RowList label={copy.sold}>
          {sales.map((sale, at) => (
            <Row key={`${sale.soldAt} ${at}`} sale={sale} />
          ))}
        </RowList>
      </Card>
    </Section>
  );
}

function Row({ sale }: { readonly sale: ListedSale }) {
  const { units, pricePerUnit, cost, proceeds, soldAt, name } = sale;
  const day = formatDate(CalendarDate.inIndia(soldAt));
  const what = `${indianGroups(String(units))} × ${formatRupees(pricePerUnit)}`;
  const gain = portfolioGain([{ units, investment: cost, currentValue: proceeds }]);
  return (
    <SaleRow
      title={name ?? day}
      detail={name === undefined ? what : `${what} · ${day}`}
      gain={gain}
    />
  );
}
