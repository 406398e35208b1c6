import type { ShareQuote } from '#application/private-market/companies.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { observer } from 'mobx-react-lite';
import { DataTable } from '../platform/design-system/data-table.tsx';
import { Disclosure } from '../platform/design-system/disclosure.tsx';
import { axisRupees } from '../platform/design-system/chart-scale.ts';
import { TrendChart } from '../platform/design-system/trend-chart.tsx';
import styles from './company.module.css';
import { CompanyPart, whenLoaded } from './company-section.tsx';
import type { CompanyViewModel } from './company.view-model.ts';
import { priceWords as words } from './company-words.ts';

interface CompanyPricesProps {
  readonly viewModel: CompanyViewModel;
}

/** Every price with who quoted it and when: none of them is of an exchange. */
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
  if (last === undefined) return <p>{words.none}</p>;
  const summary = words.summary(
    formatRupees(last.pricePerUnit),
    last.quotedBy,
    dayOf(last.quotedAt),
  );
  return (
    <>
      {quotes.length > 1 ? (
        <TrendChart
          title={words.title}
          summary={summary}
          points={pointsOf(quotes)}
          tickText={axisRupees}
        />
      ) : (
        <p>{summary}</p>
      )}
      <Disclosure title={words.all} look="link">
        <DataTable
          caption={words.table}
          isCaptionHidden
          rows={quotes}
          rowKey={({ quotedAt }) => quotedAt}
          columns={[
            { key: 'on', header: words.on, cell: (q) => dayOf(q.quotedAt), isRowHeader: true },
            { key: 'by', header: words.by, cell: (q) => q.quotedBy },
            {
              key: 'price',
              header: words.price,
              cell: (q) => formatRupees(q.pricePerUnit),
              align: 'end',
            },
          ]}
        />
      </Disclosure>
      <p className={styles.soft}>{words.note}</p>
    </>
  );
}

/** From the first to the last, by the time that lies between. */
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
