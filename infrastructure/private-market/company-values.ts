import type {
  CapTable,
  CompanyData,
  CompanyRatios,
} from '#application/private-market/companies.ts';
import { Currency, currencyFor } from '#domain/platform/currency.ts';
import type { CompanyFigures } from '#domain/private-market/catalogue/company-figures.ts';
import type {
  FinancialPeriod,
  StatementRow,
} from '#domain/private-market/catalogue/financial-statements.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type {
  CapTableWire,
  CompanyDataWire,
  CompanyProfileWire,
  FinancialPeriodWire,
  StatementRowWire,
} from './company-data.wire.ts';
import { amountOr, countOr, dateOr, moneyOr, percentOr, textOr } from './loose-values.ts';

/** The parts of a company reply, whether they are beside `company` or beside `data`. */
function partsOf({ data, ...top }: CompanyDataWire) {
  return {
    profile: data.company?.data ?? undefined,
    competitors: (data.competitors ?? top.competitors)?.data ?? [],
    capTable: (data.captables ?? top.captables)?.data?.[0],
    periods: (data.financials ?? top.financials)?.data ?? [],
  };
}

/** All company data except the news. @throws an Error for an invalid figure */
export function companyOf(reply: CompanyDataWire): Omit<CompanyData, 'news'> {
  const { profile, competitors, capTable, periods } = partsOf(reply);
  const currency = baseCurrency(profile, periods);
  const names = competitors.map(({ name }) => name);
  return {
    description: textOr(profile?.description?.long),
    foundedYear: profile?.foundedYear ?? undefined,
    country: textOr(profile?.location?.country),
    city: textOr(profile?.location?.city),
    stage: textOr(profile?.stage),
    figures: figuresOf(profile, { currency, competitors: names, capTable }),
    ratios: ratiosOf(profile, currency),
    competitors: names,
    capTable: capTable && capTableOf(capTable),
    periods: periods.flatMap(periodOf),
    currency,
  };
}

/** The currency of the company's accounts; rupees if not stated. */
function baseCurrency(
  profile: CompanyProfileWire | undefined,
  periods: readonly FinancialPeriodWire[],
): Currency {
  const said = [
    profile?.latestAnnualRevenue?.currency,
    periods[0]?.currency,
    profile?.totalMoneyRaised?.currency,
  ].find((code) => textOr(code) !== undefined);
  return currencyFor(said ?? '') ?? Currency.Rupees;
}

interface Beside {
  readonly currency: Currency;
  readonly competitors: readonly string[];
  readonly capTable: CapTableWire | undefined;
}

function figuresOf(
  profile: CompanyProfileWire | undefined,
  { currency, competitors, capTable }: Beside,
): CompanyFigures {
  const raised = profile?.totalMoneyRaised;
  const value = capTable?.postMoneyValuation;
  const staff = profile?.latestEmployeeCount;
  return {
    ...fundingOf(profile?.fundingInfo),
    ...acquisitionsOf(profile?.acquirerInfo),
    totalFunding: amountOr(raised?.amount, raised?.currency),
    annualRevenue: amountOr(profile?.latestAnnualRevenue?.amountInBaseCurrency, currency),
    revenuePeriodEnd: dateOr(profile?.latestAnnualRevenue?.asOnDate),
    employeeCount: countOr(staff?.value),
    employeeGrowth: percentOr(staff?.growthPercentage ?? staff?.growth?.percentage),
    leadSimilarCompany: competitors[0],
    similarCompanyCount: competitors.length > 0 ? competitors.length : undefined,
    marketCap: amountOr(value?.amount, value?.currency),
  };
}

function fundingOf(funding: CompanyProfileWire['fundingInfo']): CompanyFigures {
  const latest = funding?.latestRoundInfo;
  return {
    fundingRounds: countOr(funding?.numberOfFundingRounds),
    latestFundingRound: textOr(latest?.name),
    latestFundingDate: dateOr(latest?.date),
    leadInvestor: nameOf(latest?.investorList?.[0]),
    investorCount: countOr(funding?.investorInfo?.numberOfInstitutionalInvestors),
  };
}

function acquisitionsOf(acquirer: CompanyProfileWire['acquirerInfo']): CompanyFigures {
  return {
    leadAcquisition: nameOf(acquirer?.acquisitions?.[0]),
    acquisitionCount: countOr(acquirer?.acquisitionCount ?? acquirer?.acquisitions?.length),
  };
}

function nameOf(thing: string | { readonly name: string } | undefined): string | undefined {
  return textOr(typeof thing === 'object' ? thing.name : thing);
}

function ratiosOf(profile: CompanyProfileWire | undefined, currency: Currency): CompanyRatios {
  return {
    profitAfterTax: amountOr(profile?.profitAfterTax, currency),
    returnOnEquity: percentOr(profile?.returnOnEquity),
    profitGrowth: percentOr(profile?.['3-YearProfitGrowth']),
    revenueGrowth: percentOr(profile?.['3-YearRevenueGrowth']),
    priceToEarnings: percentOr(profile?.['Price-to-EarningsRatio']),
    priceToBook: percentOr(profile?.['Price-to-BookRatio']),
    priceToSales: percentOr(profile?.['Price-to-SalesRatio']),
  };
}

function capTableOf({ postMoneyValuation: value, holders }: CapTableWire): CapTable {
  return {
    postMoneyValuation: amountOr(value?.amount, value?.currency),
    holders: (holders ?? []).map(({ name, percent }) => ({
      name,
      percent: Percentage.of(String(percent)),
    })),
  };
}

/** The figures of a period. A period without years is left out, because no table can show it. */
function periodOf(wire: FinancialPeriodWire): readonly FinancialPeriod[] {
  const endYear = wire.period.end?.year;
  const startYear = wire.period.start?.year;
  if (typeof endYear !== 'number' || typeof startYear !== 'number') return [];
  const statements = {
    'income-statement': rowsOf(wire.incomeStatement),
    'balance-sheet': rowsOf(wire.balanceSheet),
    'cash-flow': rowsOf(wire.cashFlowStatement),
  };
  return [{ year: { startYear, endYear }, statements }];
}

function rowsOf(rows: readonly StatementRowWire[] | null | undefined) {
  return rows?.map(rowOf);
}

function rowOf({ particular, value, breakdown }: StatementRowWire): StatementRow {
  return {
    particular,
    value: moneyOr(value),
    breakdown: (breakdown ?? []).map(rowOf),
  };
}
