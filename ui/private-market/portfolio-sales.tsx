import type { PastSale } from '#application/private-market/held-shares.ts';
import { positionGain } from '#domain/private-market/holdings.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Card } from '../platform/design-system/card.tsx';
import { ListRow, RowList } from '../platform/design-system/list-row.tsx';
import { Section } from '../platform/design-system/page.tsx';
import { GainText } from './gain-text.tsx';
import styles from './purchase-history.module.css';
import { portfolioWords as words } from './portfolio-words.ts';

/** What was sold of a share, and what each sale brought against what was paid. */
export function PortfolioSales({ sales }: { readonly sales: readonly PastSale[] }) {
  if (sales.length === 0) return undefined;
  return (
    <Section title={words.sold} text={words.soldText}>
      <Card padding="small">
        <RowList label={words.sold}>
          {sales.map((sale) => (
            <Row key={`${sale.requestId} ${sale.soldAt}`} sale={sale} />
          ))}
        </RowList>
      </Card>
    </Section>
  );
}

function Row({ sale: { units, pricePerUnit, cost, proceeds, soldAt } }: { sale: PastSale }) {
  return (
    <ListRow
      title={formatDate(CalendarDate.inIndia(soldAt))}
      detail={`${indianGroups(String(units))} × ${formatRupees(pricePerUnit)}`}
      trailing={
        <span className={styles.proceeds}>
          {formatRupees(proceeds)}
          <GainText gain={positionGain({ units, investment: cost, pricePerUnit })} />
        </span>
      }
    />
  );
}
