import { NEGOTIABLE_ABOVE } from '#domain/private-market/orders/negotiable-price.ts';
import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';
import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
import type { PricePoint } from './price-points.ts';

export const companyCopy = {
  page: 'Company',
  unknown: 'We could not find this share',
  unknownText: 'It may not be offered any more. Have a look at the others.',
  all: 'See all shares',
  back: 'Back to Invested Basket',
  nav: 'On this page',
  isin: 'ISIN',
  availableOn: 'Available on',
  note: 'Investor note (PDF)',
  noNote: 'There is no investor note for this share yet.',
  leastAmount: 'Minimum amount',
  leastShares: 'Minimum order',
  priceToEarnings: 'P/E',
  priceToBook: 'P/B',
  revenueOf: (year: string) => `Revenue, ${year}`,
  profitOf: (year: string) => `Profit, ${year}`,
  overYear: (change: string) => `${change} in a year`,
  from: (shares: string, count: number) => (count === 1 ? 'from 1 share' : `from ${shares} shares`),
  buy: 'Buy shares',
  request: 'Request shares',
  noDescription: 'No description of this company is available.',
  noReasons: 'No reasons are listed for this share.',
  noRisks: 'No specific risks are listed. The risks of every unlisted share are given above.',
  noNews: 'No news of this company yet.',
  moreNews: 'More news',
  allNews: 'No more news.',
  newsFailed: 'More news could not be loaded. Please try again.',
  newTab: '(opens in a new tab)',
  noCapTable: 'The shareholders of this company are not known.',
  holders: 'Who holds the company',
  valuation: 'Valuation after the last round',
  noCompetitors: 'No competitors are listed.',
  competitorsText: 'Similar companies. None of them is a recommendation.',
  nseDocuments: 'What you need for NSE shares',
  nseDocumentsText: 'NSE transfers need extra checks. Please keep these ready:',
  infraFigures: 'The marketplace in figures',
} as const;

export const nseDocuments = [
  'A copy of your CML or CMR (client master list)',
  'Your PAN card',
  'A cancelled cheque of the bank account that pays',
] as const;

export const nseFacts = [
  `Shares are credited within ${TRANSFER_WORKING_DAYS} working days at most.`,
  `After a listing they are locked in for ${IPO_LOCK_IN_MONTHS} months.`,
  `A better price may be negotiable above ${NEGOTIABLE_ABOVE}. Please ask us.`,
] as const;

/** The sections of the page in their usual order; each value is also the id of its element. */
export const CompanySection = Object.freeze({
  Overview: 'overview',
  Reasons: 'reasons',
  Risks: 'risks',
  Prices: 'prices',
  News: 'news',
  Financials: 'financials',
  CapTable: 'cap-table',
  Competitors: 'competitors',
} as const);
export type CompanySection = (typeof CompanySection)[keyof typeof CompanySection];

export const sectionLabels = {
  overview: 'Company Overview',
  reasons: 'Reasons to Invest',
  risks: 'Risks',
  prices: 'Price History',
  news: 'Latest News',
  financials: 'Financial Statements',
  'cap-table': 'Cap Table',
  competitors: 'Competitors',
} as const satisfies Record<CompanySection, string>;

export const figureCopy = {
  founded: 'Founded',
  place: 'Head office',
  stage: 'Stage',
  totalFunding: 'Total funding',
  fundingRounds: 'Funding rounds',
  latestFundingRound: 'Latest round',
  investors: 'Investors',
  annualRevenue: 'Annual revenue',
  employees: 'Employees',
  acquisitions: 'Acquisitions',
  similar: 'Similar companies',
  exits: 'Exits',
  marketCap: 'Market capitalisation',
  asOf: (day: string) => `as of ${day}`,
  overYear: (change: string) => `${change} over a year`,
} as const;

export const financialCopy = {
  none: 'Data not available',
  empty: 'No records found.',
  noneText: 'This company has not published accounts yet: its figures cannot be checked.',
  illustrative: 'Illustrative figures for this sandbox, not the published accounts of any company.',
  earnings: (unit: string) => `Revenue and profit by year, ${unit}`,
  rupeeCrores: '₹ crore',
  dollarMillions: '$ million',
  growth: 'CAGR',
  years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
  margin: 'Profit margin by year',
  particular: 'Particular',
  fromTo: (text: { first: string; last: string; from: string; to: string }) =>
    `From ${text.first} in ${text.from} to ${text.last} in ${text.to}.`,
  oneYear: (text: string, year: string) => `${text} in ${year}.`,
  year: 'Year',
  revenueShort: 'Revenue',
  profitShort: 'Profit after tax',
  marginShort: 'Margin',
  ratios: 'Ratios',
  profitAfterTax: 'Profit after tax',
  returnOnEquity: 'Return on equity',
  profitGrowth: 'Profit growth, 3 years',
  revenueGrowth: 'Revenue growth, 3 years',
  priceToEarnings: 'Price to earnings',
  priceToBook: 'Price to book value',
  priceToSales: 'Price to sales',
  multipleOf: (text: string) => `${text} times`,
} as const;

/** The labels of the financial panels, in display order. */
export const panelLabels = {
  revenue: 'Revenue',
  'profit-loss': 'Profit and Loss',
  summary: 'Summary',
  'income-statement': 'Detailed Income Statement',
  'balance-sheet': 'Balance Sheet',
  'cash-flow': 'Cash Flow',
} as const;
export type FinancialPanel = keyof typeof panelLabels;

export const priceCopy = {
  title: 'Price per share, ₹',
  period: 'Period',
  summary: (points: readonly PricePoint[]) => summaryOf(points),
  table: 'Quotes, newest first',
  price: 'Price per share',
  by: 'Quoted by',
  on: 'On',
  none: 'No price has been quoted yet. Request shares, and we will find a price.',
  all: 'See all quotes',
  note: 'Dealers quote prices of unlisted shares one by one. You will see the final price before paying.',
} as const;

/** The last, the first and the highest price in one sentence. */
function summaryOf(points: readonly PricePoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '';
  const highest = points.reduce((best, each) => (each.value > best.value ? each : best));
  const top = highest === last ? 'its highest' : `highest ${highest.text} on ${highest.label}`;
  return `From ${first.text} on ${first.label} to ${last.text} on ${last.label}, ${top}.`;
}
