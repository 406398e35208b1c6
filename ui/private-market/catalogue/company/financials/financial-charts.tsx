import type { CompanyData } from '#application/private-market/companies.ts';
import type { Currency } from '#domain/platform/currency.ts';
import { formatPercent } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
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
import { HeadlineFigure, marginSeries } from '#domain/private-market/catalogue/financial-series.ts';
import { financialYearName } from '#domain/private-market/catalogue/financial-year.ts';
import { EmptyPlot } from '#ui/platform/design-system/charts/readout-plot.tsx';
import { YearlyChart } from '#ui/platform/design-system/charts/yearly-chart.tsx';
import { financialCopy as copy } from '#ui/private-market/catalogue/company/copy.ts';
import { useWindowWidth } from '#ui/private-market/catalogue/company/use-window.ts';
import styles from './financials.module.css';
import { axisUnit, earningsYears, headline, shortYear } from './earnings-years.ts';

/** Below these widths in pixels, the axis labels omit "FY". */
const NARROW_AMOUNTS = 500;
const NARROW_MARGINS = 450;

interface FinancialProps {
  readonly company: CompanyData;
}

/** Revenue and profit of each year in pairs; the first figures of the section, always open. */
export function EarningsChart({ company }: FinancialProps) {
  const isNarrow = useWindowWidth() < NARROW_AMOUNTS;
  const years = earningsYears(company);
  if (years.length === 0) return <EmptyPlot text={copy.noneText} />;
  const unit = axisUnit(company);
  return (
    <YearlyChart
      title={copy.earnings(unit.name)}
      summary={years.at(-1)?.sentence ?? copy.none}
      series={[copy.revenueShort, copy.profitShort]}
      years={years}
      tickText={unit.tickText}
      isNarrow={isNarrow}
    />
  );
}

export function FinancialRevenue({ company }: FinancialProps) {
  const figures = headline(company, HeadlineFigure.Revenue);
  return <Growth figures={figures} currency={company.currency} />;
}

export function FinancialProfit({ company }: FinancialProps) {
  const figures = headline(company, HeadlineFigure.Profit);
  return (
    <>
      <Growth figures={figures} currency={company.currency} />
      <MarginChart company={company} />
    </>
  );
}

export function amountText(amount: Money | undefined, currency: Currency): string {
  return companyAmountLabel(amount && companyAmount(amount.text, currency));
}

function MarginChart({ company }: FinancialProps) {
  const isNarrow = useWindowWidth() < NARROW_MARGINS;
  const margins = marginSeries(company.periods);
  if (margins.every(({ margin }) => margin === undefined)) return undefined;
  const years = margins.map(({ year, margin }) => {
    const [label, text] = [financialYearName(year), percentText(margin)];
    const figures = [{ value: margin?.decimal.toNumber(), text }];
    return { label, shortLabel: shortYear(year), sentence: `${label}: ${text}`, figures };
  });
  return (
    <YearlyChart
      title={copy.margin}
      summary={years.at(-1)?.sentence ?? copy.none}
      series={[copy.marginShort]}
      years={years}
      tickText={(value) => `${value}%`}
      isNarrow={isNarrow}
    />
  );
}

interface GrowthProps {
  readonly figures: readonly YearlyFigure[];
  readonly currency: Currency;
}

/** From the first year to the last, and the growth rates of three periods. */
function Growth({ figures, currency }: GrowthProps) {
  const known = figures.filter(({ amount }) => amount !== undefined);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return <p>{copy.none}</p>;
  const growth = cagrByPeriod(figures);
  const rates = cagrPeriods.flatMap((years) => {
    const rate = growth[years];
    return rate === undefined ? [] : [{ years, rate }];
  });
  return (
    <div className={styles.growth}>
      <p>{fromTo(first, last, currency)}</p>
      {rates.length > 0 && <h3 className={styles.growthTitle}>{copy.growth}</h3>}
      <dl className={styles.rates}>
        {rates.map(({ years, rate }) => (
          <div key={years} className={styles.rate}>
            <dt className={styles.rateLabel}>{copy.years(years)}</dt>
            <dd className={styles.rateValue}>{formatPercent(rate)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function fromTo(first: YearlyFigure, last: YearlyFigure, currency: Currency): string {
  const [from, to] = [financialYearName(first.year), financialYearName(last.year)];
  const [start, end] = [amountText(first.amount, currency), amountText(last.amount, currency)];
  return first === last
    ? copy.oneYear(end, to)
    : copy.fromTo({ first: start, from, last: end, to });
}

function percentText(percentage: Percentage | undefined): string {
  return percentage === undefined ? FIGURE_MISSING : formatPercent(percentage);
}
