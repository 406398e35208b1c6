import type { CompanyData } from '#application/private-market/companies.ts';
import { Currency } from '#domain/platform/currency.ts';
import { indianGroups, MINUS_SIGN } from '#domain/platform/grouped-digits.ts';
import { formatSignedPercent } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import { cagr, type YearlyFigure } from '#domain/private-market/catalogue/cagr.ts';
import {
  companyAmount,
  companyAmountLabel,
} from '#domain/private-market/catalogue/company-amount.ts';
import {
  HeadlineFigure,
  headlineSeries,
} from '#domain/private-market/catalogue/financial-series.ts';
import {
  type FinancialYear,
  financialYearName,
} from '#domain/private-market/catalogue/financial-year.ts';
import type { ChartYear } from '#ui/platform/design-system/charts/yearly-chart.tsx';
import { financialCopy as copy } from '#ui/private-market/catalogue/company/copy.ts';

const CRORE = 10_000_000;
const MILLION = 1_000_000;

/** The unit of the axis, and a value of the axis in this unit. */
interface AxisUnit {
  readonly name: string;
  readonly tickText: (value: number) => string;
}

/** The years of a company with revenue and profit, oldest first; empty without accounts. */
export function earningsYears(company: CompanyData): readonly ChartYear[] {
  const revenues = headline(company, HeadlineFigure.Revenue);
  const profits = headline(company, HeadlineFigure.Profit);
  return revenues.flatMap((revenue, at) => {
    const profit = profits[at];
    if (revenue.amount === undefined && profit?.amount === undefined) return [];
    const { currency } = company;
    const figures = [figureOf(revenue.amount, currency), figureOf(profit?.amount, currency)];
    const texts = [
      named(copy.revenueShort, revenue.amount, { before: revenues[at - 1]?.amount, currency }),
      named(copy.profitShort, profit?.amount, { before: profits[at - 1]?.amount, currency }),
    ];
    const label = financialYearName(revenue.year);
    const sentence = `${label}: ${texts.filter((text) => text !== undefined).join(', ')}`;
    return [{ label, shortLabel: shortYear(revenue.year), sentence, figures }];
  });
}

export function headline(company: CompanyData, figure: HeadlineFigure): readonly YearlyFigure[] {
  return headlineSeries(company.periods, figure);
}

/** '25-26' for the financial year 2025-26. */
export function shortYear(year: FinancialYear): string {
  return financialYearName(year).replace('FY ', '');
}

export function axisUnit({ currency }: CompanyData): AxisUnit {
  const isDollars = currency === Currency.Dollars;
  const unit = isDollars ? MILLION : CRORE;
  return {
    name: isDollars ? copy.dollarMillions : copy.rupeeCrores,
    tickText: (value) => grouped(value / unit),
  };
}

/** The growth over the year before; undefined if there is none, as after a loss. */
export function yearGrowth(
  last: Money | undefined,
  before: Money | undefined,
): Percentage | undefined {
  if (last === undefined || before === undefined) return undefined;
  return cagr({ first: before, last, years: 1 });
}

interface Named {
  readonly before: Money | undefined;
  readonly currency: Currency;
}

function named(name: string, amount: Money | undefined, { before, currency }: Named) {
  if (amount === undefined) return undefined;
  const label = companyAmountLabel(companyAmount(amount.text, currency));
  const growth = yearGrowth(amount, before);
  const change = growth === undefined ? '' : ` (${formatSignedPercent(growth)})`;
  return `${name.toLowerCase()} ${label}${change}`;
}

function figureOf(amount: Money | undefined, currency: Currency) {
  return {
    value: amount?.decimal.toNumber(),
    text: companyAmountLabel(amount && companyAmount(amount.text, currency)),
  };
}

/** A value of the axis with Indian groups; its sign is kept apart from the digits. */
function grouped(value: number): string {
  const text = String(Math.abs(value));
  const digits = text.includes('.') ? text : indianGroups(text);
  return value < 0 ? `${MINUS_SIGN}${digits}` : digits;
}
