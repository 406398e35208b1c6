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
import { financialCopy as copy, panelLabels } from '#ui/private-market/catalogue/company/copy.ts';
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

/** The known ratios; unknown ones are left out. */
function ratioItems(ratios: CompanyRatios) {
  const items: readonly (readonly [label: string, value: string | undefined])[] = [
    [copy.profitAfterTax, ratios.profitAfterTax && companyAmountLabel(ratios.profitAfterTax)],
    [copy.returnOnEquity, ratios.returnOnEquity && formatPercent(ratios.returnOnEquity)],
    [copy.profitGrowth, ratios.profitGrowth && formatPercent(ratios.profitGrowth)],
    [copy.revenueGrowth, ratios.revenueGrowth && formatPercent(ratios.revenueGrowth)],
    [copy.priceToEarnings, timesText(ratios.priceToEarnings)],
    [copy.priceToBook, timesText(ratios.priceToBook)],
    [copy.priceToSales, timesText(ratios.priceToSales)],
  ];
  return items.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}

function percentText(percentage: Percentage | undefined): string {
  return percentage === undefined ? FIGURE_MISSING : formatPercent(percentage);
}

/** Formats a multiple, such as "31.04 times". */
function timesText(multiple: Percentage | undefined): string | undefined {
  return multiple && copy.multipleOf(multiple.text);
}
