import * as v from 'valibot';
import { envelope } from '#infrastructure/platform/http/envelope.wire.ts';
import { looseAmount } from './last-quote.wire.ts';
import { limitText, offsetText } from '#infrastructure/platform/http/paging.wire.ts';
import { longText } from '#infrastructure/platform/http/lines.wire.ts';
import {
  addressText,
  count,
  idText,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';

const looseText = v.nullish(shortText);
const money = v.nullish(
  v.object({ amount: v.nullish(looseAmount), currency: v.nullish(shortText) }),
);
const namedThing = v.union([shortText, v.object({ name: shortText })]);
const names = v.nullish(v.array(namedThing));
const year = v.nullish(v.object({ year: v.nullish(count) }));

/** A line of a financial statement with its component lines. */
export interface StatementRowWire {
  readonly particular: string;
  readonly value?: string | number | null | undefined;
  readonly breakdown?: StatementRowWire[] | null | undefined;
}
const statementRow: v.GenericSchema<StatementRowWire> = v.object({
  particular: shortText,
  value: v.nullish(looseAmount),
  breakdown: v.nullish(v.array(v.lazy(() => statementRow))),
});
const statement = v.nullish(v.array(statementRow));

export const financialPeriod = v.object({
  period: v.object({ start: year, end: year }),
  currency: looseText,
  incomeStatement: statement,
  balanceSheet: statement,
  cashFlowStatement: statement,
});
export type FinancialPeriodWire = v.InferOutput<typeof financialPeriod>;

export const newsEntry = v.object({
  headLine: longText,
  sourceUrl: v.nullish(addressText),
  // Not in the API documents: the newspaper's name, if the URL is not its own site.
  source: looseText,
  date: looseText,
});

export const companyProfile = v.object({
  domain: shortText,
  description: v.nullish(v.object({ long: v.nullish(longText) })),
  foundedYear: v.nullish(count),
  location: v.nullish(v.object({ country: looseText, city: looseText })),
  stage: looseText,
  fundingInfo: v.nullish(
    v.object({
      numberOfFundingRounds: v.nullish(count),
      latestRoundInfo: v.nullish(
        v.object({ name: looseText, date: looseText, investorList: names }),
      ),
      investorInfo: v.nullish(v.object({ numberOfInstitutionalInvestors: v.nullish(count) })),
    }),
  ),
  totalMoneyRaised: money,
  latestAnnualRevenue: v.nullish(
    v.object({
      amountInBaseCurrency: v.nullish(looseAmount),
      currency: looseText,
      asOnDate: looseText,
    }),
  ),
  latestEmployeeCount: v.nullish(
    v.object({
      value: v.nullish(count),
      growthPercentage: v.nullish(looseAmount),
      growth: v.nullish(v.object({ percentage: v.nullish(looseAmount) })),
    }),
  ),
  acquirerInfo: v.nullish(v.object({ acquisitionCount: v.nullish(count), acquisitions: names })),
  newsInfo: v.nullish(v.object({ newsList: v.nullish(v.array(newsEntry)) })),
  profitAfterTax: v.nullish(looseAmount),
  returnOnEquity: v.nullish(looseAmount),
  '3-YearProfitGrowth': v.nullish(looseAmount),
  '3-YearRevenueGrowth': v.nullish(looseAmount),
  'Price-to-EarningsRatio': v.nullish(looseAmount),
  'Price-to-BookRatio': v.nullish(looseAmount),
  'Price-to-SalesRatio': v.nullish(looseAmount),
});
export type CompanyProfileWire = v.InferOutput<typeof companyProfile>;

const competitors = v.nullish(
  v.object({ data: v.nullish(v.array(v.object({ name: shortText }))) }),
);
const capTable = v.object({
  postMoneyValuation: money,
  // Not in the API documents: the shareholders and their percentages.
  holders: v.nullish(v.array(v.object({ name: shortText, percent: looseAmount }))),
});
export type CapTableWire = v.InferOutput<typeof capTable>;
const capTables = v.nullish(v.object({ data: v.nullish(v.array(capTable)) }));
const financials = v.nullish(v.object({ data: v.nullish(v.array(financialPeriod)) }));

/** `GET /gettracxndata`. The reply has the other parts either beside `company` or beside `data`. */
export const companyDataQuery = v.strictObject({ domain: shortText });
export const companyDataReply = v.object({
  ...envelope,
  data: v.object({
    company: v.nullish(v.object({ data: v.nullish(companyProfile) })),
    competitors,
    captables: capTables,
    financials,
  }),
  competitors,
  captables: capTables,
  financials,
});
export type CompanyDataWire = v.InferOutput<typeof companyDataReply>;

/** `GET unlisted-share-news`. */
export const shareNewsQuery = v.strictObject({
  share_symbol: shortText,
  offset: offsetText,
  limit: limitText,
});
export const shareNewsReply = v.object({
  ...envelope,
  data: v.array(newsEntry),
});

/** `GET /name/:country` of the countries service: returns the URL of a flag. */
export const countryReply = v.array(
  v.object({
    name: v.object({ common: shortText }),
    flags: v.object({ svg: v.nullish(addressText), png: v.nullish(addressText) }),
  }),
);

/** Quoted prices with source and time, newest first: not in the API documents. */
export const quotesQuery = v.strictObject({
  pre_ipo_stock_id: idText,
});
export const quotesReply = v.object({
  ...envelope,
  data: v.array(
    v.object({ price_per_unit: looseAmount, quoted_by: shortText, quoted_at: v.string() }),
  ),
});
