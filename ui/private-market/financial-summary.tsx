import type { CompanyData, CompanyRatios } from '#application/private-market/companies.ts';
import { formatPercent } from '#domain/platform/indian-formatting.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import { companyAmountLabel, FIGURE_MISSING } from '#domain/private-market/company-amount.ts';
import {
  HeadlineFigure,
  headlineSeries,
  marginSeries,
} from '#domain/private-market/financial-series.ts';
import { financialYearName } from '#domain/private-market/financial-year.ts';
import { DataTable } from '../platform/design-system/data-table.tsx';
import { DefinitionList } from '../platform/design-system/definition-list.tsx';
import { financialWords as words, panelLabels } from './company-words.ts';
import { amountText } from './financial-charts.tsx';
import styles from './financials.module.css';

interface FinancialSummaryProps {
  readonly company: CompanyData;
}

/** The years at a glance, and the ratios of the last one. */
export function FinancialSummary({ company }: FinancialSummaryProps) {
  const rows = summaryRows(company);
  return (
    <>
      {rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={panelLabels.summary}
          isCaptionHidden
          rows={rows}
          rowKey={({ year }) => year}
          columns={[
            { key: 'year', header: words.year, cell: ({ year }) => year, isRowHeader: true },
            {
              key: 'revenue',
              header: words.revenueShort,
              cell: ({ revenue }) => revenue,
              align: 'end',
            },
            {
              key: 'profit',
              header: words.profitShort,
              cell: ({ profit }) => profit,
              align: 'end',
            },
            {
              key: 'margin',
              header: words.marginShort,
              cell: ({ margin }) => margin,
              align: 'end',
            },
          ]}
        />
      )}
      <div className={styles.growth}>
        <h3 className={styles.growthTitle}>{words.ratios}</h3>
        <DefinitionList items={ratioItems(company.ratios)} />
      </div>
    </>
  );
}

/** Newest first, as people look for it in a table. */
function summaryRows({ periods, currency }: CompanyData) {
  const profits = headlineSeries(periods, HeadlineFigure.Profit);
  const margins = marginSeries(periods);
  return headlineSeries(periods, HeadlineFigure.Revenue)
    .map(({ year, amount }, at) => ({
      year: financialYearName(year),
      revenue: amountText(amount, currency),
      profit: amountText(profits[at]?.amount, currency),
      margin: percentText(margins[at]?.margin),
    }))
    .toReversed();
}

function ratioItems(ratios: CompanyRatios) {
  return [
    { label: words.profitAfterTax, value: companyAmountLabel(ratios.profitAfterTax) },
    { label: words.returnOnEquity, value: percentText(ratios.returnOnEquity) },
    { label: words.profitGrowth, value: percentText(ratios.profitGrowth) },
    { label: words.revenueGrowth, value: percentText(ratios.revenueGrowth) },
    { label: words.priceToEarnings, value: timesText(ratios.priceToEarnings) },
    { label: words.priceToBook, value: timesText(ratios.priceToBook) },
    { label: words.priceToSales, value: timesText(ratios.priceToSales) },
  ];
}

function percentText(percentage: Percentage | undefined): string {
  return percentage === undefined ? FIGURE_MISSING : formatPercent(percentage);
}

/** Multiples are told plainly: 31.04 times. */
function timesText(multiple: Percentage | undefined): string {
  return multiple === undefined ? FIGURE_MISSING : words.times(multiple.text);
}
