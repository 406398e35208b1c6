import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { cagr } from '#domain/private-market/catalogue/cagr.ts';
import type {
  CapTableWire,
  CompanyProfileWire,
} from '#infrastructure/private-market/company-data.wire.ts';
import {
  LAST_FINANCIAL_YEAR,
  type SampleCompany,
} from '#infrastructure/backend/private-market/seed/sample/sample-companies.ts';
import { sampleHolders } from '#infrastructure/backend/private-market/seed/sample/holders.ts';
import {
  equityOf,
  statementsOf,
} from '#infrastructure/backend/private-market/seed/sample/statements.ts';

const CRORE = '10000000';
const MILLION = '1000000';
const USUAL_ASSETS_PERCENT = 118;
/** Share capital in percent of the revenue of the best year. */
const CAPITAL_PERCENT = 2;
/** Revenue of the year before the first published one, in percent of that one. */
const FIRST_YEAR_PERCENT = 85;

/** Converts a sample amount to whole rupees or dollars. */
export function wholeAmount(company: SampleCompany, text: string): Money {
  return Money.of(text).times(company.currency === 'USD' ? MILLION : CRORE);
}

export function currencyOf({ currency }: SampleCompany): 'INR' | 'USD' {
  return currency ?? 'INR';
}

/** The published financial years of a company, oldest first. */
export function publishedYears(company: SampleCompany) {
  const { revenue, profit, mix, assetsPercent = USUAL_ASSETS_PERCENT } = company;
  const amounts = revenue.map((text) => wholeAmount(company, text));
  const largest = amounts.reduce(
    (most, each) => (each.isGreaterThan(most) ? each : most),
    Money.zero,
  );
  const shareCapital = largest.times(CAPITAL_PERCENT).dividedBy(100).toRupee();
  return amounts.map((amount, at) => {
    const endYear = LAST_FINANCIAL_YEAR - (revenue.length - 1 - at);
    return {
      startYear: endYear - 1,
      endYear,
      revenue: amount,
      revenueBefore: amounts[at - 1] ?? amount.times(FIRST_YEAR_PERCENT).dividedBy(100).toRupee(),
      shareCapital,
      profit: wholeAmount(company, profit[at] ?? '0'),
      mix,
      assetsPercent,
    };
  });
}

/** The accounts of a company by year, in the data service's format. */
export function financialPeriods(company: SampleCompany) {
  return publishedYears(company).map(({ startYear, endYear, ...year }) => ({
    startYear,
    endYear,
    statements: { currency: currencyOf(company), ...statementsOf(year) },
  }));
}

/** The company profile without the news, which has its own table. */
export function profileOf(company: SampleCompany, domain: string): CompanyProfileWire {
  const [count, growth] = company.employees;
  return {
    domain,
    description: { long: company.about },
    foundedYear: company.founded,
    location: { country: company.country, city: company.city },
    stage: company.stage,
    ...fundingOf(company),
    ...revenueOf(company),
    latestEmployeeCount: { value: count, growthPercentage: growth },
    acquirerInfo: { acquisitionCount: 0, acquisitions: [] },
    ...ratiosOf(company),
  };
}

function fundingOf(company: SampleCompany): Partial<CompanyProfileWire> {
  const { funding, institutions } = company;
  const investorInfo = { numberOfInstitutionalInvestors: institutions };
  if (funding === undefined) return { fundingInfo: { investorInfo } };
  const [total, rounds, [name, date, investors]] = funding;
  return {
    totalMoneyRaised: { amount: wholeAmount(company, total).text, currency: currencyOf(company) },
    fundingInfo: {
      numberOfFundingRounds: rounds,
      latestRoundInfo: { name, date, investorList: investors.map((each) => ({ name: each })) },
      investorInfo,
    },
  };
}

function revenueOf(company: SampleCompany): Partial<CompanyProfileWire> {
  const last = publishedYears(company).at(-1);
  if (last === undefined) return {};
  const asOnDate = CalendarDate.of(`${last.endYear}-03-31`).iso;
  const amountInBaseCurrency = last.revenue.text;
  return {
    latestAnnualRevenue: { amountInBaseCurrency, currency: currencyOf(company), asOnDate },
  };
}

/**
 * Financial ratios, calculated from accounts and valuation, so that the figures on a page agree.
 */
function ratiosOf(company: SampleCompany): Partial<CompanyProfileWire> {
  const years = publishedYears(company);
  const last = years.at(-1);
  if (last === undefined) return {};
  const valuation = wholeAmount(company, company.valuation);
  const book = equityOf(last);
  const before = years.at(-4);
  const growth = (of: 'revenue' | 'profit') =>
    before && cagr({ first: before[of], last: last[of], years: 3 })?.text;
  return {
    profitAfterTax: last.profit.text,
    returnOnEquity: ratio(last.profit.times(100), book),
    '3-YearProfitGrowth': growth('profit'),
    '3-YearRevenueGrowth': growth('revenue'),
    'Price-to-EarningsRatio': ratio(valuation, last.profit),
    'Price-to-BookRatio': ratio(valuation, book),
    'Price-to-SalesRatio': ratio(valuation, last.revenue),
  };
}

/** The ratio of two amounts with two decimals; undefined if the denominator is not positive. */
function ratio(part: Money, whole: Money): string | undefined {
  if (!whole.isGreaterThan(Money.zero)) return undefined;
  return Percentage.of(part.decimal.dividedBy(whole.decimal)).toHundredth().text;
}

/** The shareholders and their percentages, which add up to 100. */
export function capTableOf(company: SampleCompany): CapTableWire {
  return {
    postMoneyValuation: {
      amount: wholeAmount(company, company.valuation).text,
      currency: currencyOf(company),
    },
    holders: [...sampleHolders(company)],
  };
}

const AMOUNTS = ['total_equity_funding_amount', 'annual_revenue_amount', 'market_cap_amount'];

/** The provider's overrides of company data, with the currency of each amount. */
export function overridesOf(company: SampleCompany): Record<string, string | number> {
  const entries = Object.entries(company.overrides).flatMap(([field, value]) =>
    AMOUNTS.includes(field)
      ? [
          [field, wholeAmount(company, String(value)).text] as const,
          [`${field}_currency`, currencyOf(company)] as const,
        ]
      : [[field, value] as const],
  );
  return Object.fromEntries(entries);
}
