import type { ShareQuote } from '#application/private-market/companies.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { observer } from 'mobx-react-lite';
import { DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { axisRupees } from '#ui/platform/design-system/charts/chart-scale.ts';
import { TrendChart } from '#ui/platform/design-system/charts/trend-chart.tsx';
import styles from './company.module.css';
import { CompanyPart, whenLoaded } from './company-section.tsx';
import type { CompanyViewModel } from './company.view-model.ts';
import { priceCopy as copy } from './company-copy.ts';

interface CompanyPricesProps {
  readonly viewModel: CompanyViewModel;
}

/** The past prices with source and date. None of them is an exchange price. */
export const CompanyPrices = observer(function CompanyPrices({ viewModel }: CompanyPricesProps) {
  return (
    <CompanyPart section="prices">
      {whenLoaded({
        loaded: viewModel.quotes,
        children: (quotes) => <Quotes quotes={quotes} />,
      })}
    </CompanyPart>
  );
});

function Quotes({ quotes }: { readonly quotes: readonly ShareQuote[] }) {
  const [last] = quotes;
  if (last === undefined) return <p>{copy.none}</p>;
  const summary = copy.summary(
    formatRupees(last.pricePerUnit),
    last.quotedBy,
    dayOf(last.quotedAt),
  );
  return (
    <>
      {quotes.length > 1 ? (
        <TrendChart
          title={copy.title}
          summary={summary}
          points={pointsOf(quotes)}
          tickText={axisRupees}
        />
      ) : (
        <p>{summary}</p>
      )}
      <Disclosure title={copy.all} look="link">
        <DataTable
          caption={copy.table}
          isCaptionHidden
          rows={quotes}
          rowKey={({ quotedAt }) => quotedAt}
          columns={[
            { key: 'on', header: copy.on, cell: (q) => dayOf(q.quotedAt), isRowHeader: true },
            { key: 'by', header: copy.by, cell: (q) => q.quotedBy },
            {
              key: 'price',
              header: copy.price,
              cell: (q) => formatRupees(q.pricePerUnit),
              align: 'end',
            },
          ]}
        />
      </Disclosure>
      <p className={styles.soft}>{copy.note}</p>
    </>
  );
}

/** Chart points from oldest to newest, spaced by time. */
function pointsOf(quotes: readonly ShareQuote[]) {
  const ordered = quotes.toSorted((a, b) => a.quotedAt - b.quotedAt);
  const from = ordered[0]?.quotedAt ?? 0;
  const span = (ordered.at(-1)?.quotedAt ?? 0) - from || 1;
  return ordered.map(({ quotedAt, pricePerUnit }) => ({
    label: dayOf(quotedAt),
    value: pricePerUnit.decimal.toNumber(),
    at: (quotedAt - from) / span,
  }));
}

function dayOf(moment: number): string {
  return formatDate(CalendarDate.inIndia(moment));
}
