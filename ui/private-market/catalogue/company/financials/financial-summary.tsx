import type { CompanyData, CompanyRatios } from '#application/private-market/companies.ts';
import { formatPercent } from '#domain/platform/indian-formatting.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import {
  companyAmountLabel,
  FIGURE_MISSING,
} from '#domain/private-market/catalogue/company-amount.ts';
import {
  HeadlineFigure,
  headlineSeries,
  marginSeries,
} from '#domain/private-market/catalogue/financial-series.ts';
import { financialYearName } from '#domain/private-market/catalogue/financial-year.ts';
import { DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import {
  financialCopy as copy,
  panelLabels,
} from '#ui/private-market/catalogue/company/company-copy.ts';
import { amountText } from './financial-charts.tsx';
import styles from './financials.module.css';

interface FinancialSummaryProps {
  readonly company: CompanyData;
}

export function FinancialSummary({ company }: FinancialSummaryProps) {
  const rows = summaryRows(company);
  return (
    <>
      {rows.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <DataTable
          caption={panelLabels.summary}
          isCaptionHidden
          rows={rows}
          rowKey={({ year }) => year}
          columns={[
            { key: 'year', header: copy.year, cell: ({ year }) => year, isRowHeader: true },
            {
              key: 'revenue',
              header: copy.revenueShort,
              cell: ({ revenue }) => revenue,
              align: 'end',
            },
            {
              key: 'profit',
              header: copy.profitShort,
              cell: ({ profit }) => profit,
              align: 'end',
            },
            {
              key: 'margin',
              header: copy.marginShort,
              cell: ({ margin }) => margin,
              align: 'end',
            },
          ]}
        />
      )}
      <div className={styles.growth}>
        <h3 className={styles.growthTitle}>{copy.ratios}</h3>
        <DefinitionList items={ratioItems(company.ratios)} />
      </div>
    </>
  );
}

/** The rows of the table, the newest period first. */
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
    { label: copy.profitAfterTax, value: companyAmountLabel(ratios.profitAfterTax) },
    { label: copy.returnOnEquity, value: percentText(ratios.returnOnEquity) },
    { label: copy.profitGrowth, value: percentText(ratios.profitGrowth) },
    { label: copy.revenueGrowth, value: percentText(ratios.revenueGrowth) },
    { label: copy.priceToEarnings, value: timesText(ratios.priceToEarnings) },
    { label: copy.priceToBook, value: timesText(ratios.priceToBook) },
    { label: copy.priceToSales, value: timesText(ratios.priceToSales) },
  ];
}

function percentText(percentage: Percentage | undefined): string {
  return percentage === undefined ? FIGURE_MISSING : formatPercent(percentage);
}

/** Formats a multiple, such as "31.04 times". */
function timesText(multiple: Percentage | undefined): string {
  return multiple === undefined ? FIGURE_MISSING : copy.multipleOf(multiple.text);
}
