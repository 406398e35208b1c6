import type { ShareQuote } from '#application/private-market/companies.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { quotesOfLast } from '#domain/private-market/catalogue/quote-history.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { EmptyPlot } from '#ui/platform/design-system/charts/readout-plot.tsx';
import { TrendChart } from '#ui/platform/design-system/charts/trend-chart.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import styles from './company.module.css';
import { CompanyPart, whenPartLoaded } from './company-section.tsx';
import type { CompanyViewModel } from './company.view-model.ts';
import { priceCopy as copy } from './copy.ts';
import { type DatedQuote, pricePoints } from './price-points.ts';

interface CompanyPricesProps {
  readonly viewModel: CompanyViewModel;
}

/** The past prices with source and date. None of them is an exchange price. */
export const CompanyPrices = observer(function CompanyPrices({ viewModel }: CompanyPricesProps) {
  return (
    <CompanyPart section="prices">
      {whenPartLoaded({
        loaded: viewModel.quotes,
        children: (quotes) => <Quotes quotes={quotes} />,
      })}
    </CompanyPart>
  );
});

function Quotes({ quotes }: { readonly quotes: readonly ShareQuote[] }) {
  const dated = quotes.map((quote) => ({
    ...quote,
    quotedOn: CalendarDate.inIndia(quote.quotedAt),
  }));
  const [last] = dated;
  if (last === undefined) return <EmptyPlot text={copy.none} />;
  return (
    <>
      <QuoteChart quotes={dated} />
      <Disclosure title={copy.all} look="link">
        <QuoteTable quotes={dated} />
      </Disclosure>
      <p className={styles.soft}>{copy.note}</p>
    </>
  );
}

/** The months of each period; all quotes are within a hundred years. */
const PERIODS = { '3M': 3, '1Y': 12, All: 1200 } as const;
type Period = keyof typeof PERIODS;

function QuoteChart({ quotes }: { readonly quotes: readonly DatedQuote[] }) {
  const [period, setPeriod] = useState<Period>('1Y');
  const points = pricePoints(quotesOfLast(quotes, PERIODS[period]));
  const periods = (['3M', '1Y', 'All'] as const).map((value) => ({ value, label: value }));
  return (
    <>
      <ChoiceGroup
        label={copy.period}
        isLabelHidden
        look="chips"
        choices={periods}
        value={period}
        onValue={setPeriod}
      />
      {points.length > 1 ? (
        <TrendChart
          key={period}
          title={copy.title}
          summary={copy.summary(points)}
          points={points}
          tickText={(value) => indianGroups(String(value))}
        />
      ) : (
        <EmptyPlot text={points[0]?.sentence ?? copy.none} />
      )}
    </>
  );
}

function QuoteTable({ quotes }: { readonly quotes: readonly DatedQuote[] }) {
  return (
    <DataTable
      caption={copy.table}
      isCaptionHidden
      rows={quotes}
      rowKey={({ quotedAt, quotedBy }) => `${quotedAt} ${quotedBy}`}
      columns={[
        { key: 'on', header: copy.on, cell: (q) => formatDate(q.quotedOn), isRowHeader: true },
        { key: 'by', header: copy.by, cell: (q) => q.quotedBy },
        {
          key: 'price',
          header: copy.price,
          cell: (q) => formatRupees(q.pricePerUnit),
          align: 'end',
        },
      ]}
    />
  );
}
