import type { CompanyData } from '#application/private-market/companies.ts';
import type { Currency } from '#domain/platform/currency.ts';
import { formatPercent } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import {
  cagrByPeriod,
  cagrPeriods,
  type YearlyFigure,
} from '#domain/private-market/catalogue/cagr.ts';
import {
  companyAmount,
  companyAmountLabel,
  FIGURE_MISSING,
} from '#domain/private-market/catalogue/company-amount.ts';
import {
  HeadlineFigure,
  headlineSeries,
  marginSeries,
  type YearlyMargin,
} from '#domain/private-market/catalogue/financial-series.ts';
import {
  type FinancialYear,
  financialYearName,
} from '#domain/private-market/catalogue/financial-year.ts';
import { type YearlyBar, YearlyChart } from '#ui/platform/design-system/charts/yearly-chart.tsx';
import { financialCopy as copy } from '#ui/private-market/catalogue/company/company-copy.ts';
import styles from './financials.module.css';
import { useWindowWidth } from '#ui/private-market/catalogue/company/use-window.ts';

/** Below these widths in pixels, the axis labels omit "FY". */
const NARROW_AMOUNTS = 500;
const NARROW_MARGINS = 450;

interface FinancialProps {
  readonly company: CompanyData;
}

export function FinancialRevenue({ company }: FinancialProps) {
  const figures = headlineSeries(company.periods, HeadlineFigure.Revenue);
  if (!hasFigures(figures)) return <p>{copy.none}</p>;
  return (
    <>
      <AmountChart
        title={copy.revenue}
        figure={copy.revenueShort}
        figures={figures}
        currency={company.currency}
      />
      <Growth figures={figures} />
    </>
  );
}

export function FinancialProfit({ company }: FinancialProps) {
  const figures = headlineSeries(company.periods, HeadlineFigure.Profit);
  if (!hasFigures(figures)) return <p>{copy.none}</p>;
  return (
    <>
      <AmountChart
        title={copy.profit}
        figure={copy.profitShort}
        figures={figures}
        currency={company.currency}
      />
      <MarginChart margins={marginSeries(company.periods)} />
      <Growth figures={figures} />
    </>
  );
}

export function amountText(amount: Money | undefined, currency: Currency): string {
  return companyAmountLabel(amount && companyAmount(amount.text, currency));
}

interface AmountChartProps {
  readonly title: string;
  readonly figure: string;
  readonly figures: readonly YearlyFigure[];
  readonly currency: Currency;
}

function AmountChart({ title, figure, figures, currency }: AmountChartProps) {
  const isNarrow = useWindowWidth() < NARROW_AMOUNTS;
  const bars = figures.map(({ year, amount }) =>
    barOf(year, { value: amount && amount.decimal.toNumber(), text: amountText(amount, currency) }),
  );
  return (
    <YearlyChart
      title={title}
      summary={summaryOf(bars)}
      bars={bars}
      figure={figure}
      isNarrow={isNarrow}
    />
  );
}

function MarginChart({ margins }: { readonly margins: readonly YearlyMargin[] }) {
  const isNarrow = useWindowWidth() < NARROW_MARGINS;
  const bars = margins.map(({ year, margin }) =>
    barOf(year, {
      value: margin && margin.decimal.toNumber(),
      text: margin === undefined ? FIGURE_MISSING : formatPercent(margin),
    }),
  );
  return (
    <YearlyChart
      title={copy.margin}
      summary={summaryOf(bars)}
      bars={bars}
      figure={copy.marginShort}
      isNarrow={isNarrow}
    />
  );
}

function barOf(
  year: FinancialYear,
  figure: { readonly value: number | undefined; readonly text: string },
): YearlyBar {
  const label = financialYearName(year);
  return { label, shortLabel: label.replace('FY ', ''), ...figure };
}

function summaryOf(bars: readonly YearlyBar[]): string {
  const known = bars.filter(({ value }) => value !== undefined);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return copy.none;
  if (first === last) return copy.oneYear(first.text, first.label);
  return copy.fromTo({ first: first.text, from: first.label, last: last.text, to: last.label });
}

function hasFigures(figures: readonly YearlyFigure[]): boolean {
  return figures.some(({ amount }) => amount !== undefined);
}

function Growth({ figures }: { readonly figures: readonly YearlyFigure[] }) {
  const growth = cagrByPeriod(figures);
  return (
    <div className={styles.growth}>
      <h3 className={styles.growthTitle}>{copy.growth}</h3>
      <dl className={styles.rates}>
        {cagrPeriods.map((years) => {
          const rate = growth[years];
          return (
            <div key={years} className={styles.rate}>
              <dt className={styles.rateLabel}>{copy.years(years)}</dt>
              <dd className={styles.rateValue}>
                {rate === undefined ? FIGURE_MISSING : formatPercent(rate)}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
