import { portfolioGain } from '#domain/private-market/holdings.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import { Card } from '../platform/design-system/card.tsx';
import { RowList } from '../platform/design-system/list-row.tsx';
import { Section } from '../platform/design-system/page.tsx';
import { portfolioWords as words } from './portfolio-words.ts';
import { SaleRow } from './portfolio-sale-row.tsx';

/** A sale, as it is told; rupees. */
interface ToldSale {
  readonly units: number;
  readonly pricePerUnit: Money;
  readonly proceeds: Money;
  readonly cost: Money;
  /** Epoch milliseconds. */
  readonly soldAt: number;
  /** Where the list has several shares. */
  readonly name?: string;
}

interface PortfolioSalesProps {
  /** Newest first. */
  readonly sales: readonly ToldSale[];
  /** In which order units are sold. */
  readonly text?: string;
}

/** What was sold of a share, and what each sale brought against what was paid. */
export function PortfolioSales({ sales, text = words.soldText }: PortfolioSalesProps) {
  if (sales.length === 0) return undefined;
  return (
    <Section title={words.sold} text={text}>
      <Card padding="small">
        <RowList label={words.sold}>
          {sales.map((sale, at) => (
            <Row key={`${sale.soldAt} ${at}`} sale={sale} />
          ))}
        </RowList>
      </Card>
    </Section>
  );
}

function Row({ sale }: { readonly sale: ToldSale }) {
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
