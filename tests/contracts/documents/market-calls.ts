import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { Baskets } from '#application/private-market/baskets.ts';
import { Companies } from '#application/private-market/companies.ts';
import { MarketShares } from '#application/private-market/market-shares.ts';
import { SharePrices } from '#application/private-market/share-prices.ts';
import { Watchlist } from '#application/private-market/watchlist.ts';
import { Money } from '#domain/platform/money.ts';
import { basketOrder } from '#domain/private-market/orders/basket-order.ts';
import { present } from '../fixed-deposits/booking.ts';
import { DONE, type DocumentedCall } from './documented-call.ts';

const TWO_BASKETS = present(basketOrder('2', Money.of('25000')));
const MARKET = '/api/private-market';

const watched = {
  pre_ipo_stock_id: 101,
  domain_name: 'nseindia.com',
  industry: 'Exchange',
  logo_url: '/nse.svg',
  pre_ipo_share_name: 'NSE',
  available_stock: 500,
  min_price: '1800',
  max_price: '1900',
  retail_price: '1850',
};
const listed = {
  ...watched,
  short_name: 'NSEX',
  isin_no: 'INE9Z1Z01015',
  ipo_tag: 'Live',
  ipo_status: 'filed',
  min_qty: 10,
  market_price: '1870',
  isWatchlisted: 1,
  available_on_cdsl: 1,
  available_on_nsdl: 1,
  list_investor_dashboard: 1,
};
const listedRows = ['PM-3.1', 'PM-3.2', 'PM-3.3'];

const overrides = {
  total_equity_funding_amount: '100',
  total_equity_funding_amount_currency: 'USD',
  funding_rounds: 3,
  latest_funding_round: 'Series B',
  latest_funding_date: '2025-01-31',
  lead_investor: 'Fund',
  investor_count: 4,
  annual_revenue_amount: '200',
  annual_revenue_amount_currency: 'USD',
  revenue_period_end: '2025-03-31',
  employee_count: 50,
  employee_yoy_change_percent: '5.5',
  lead_acquisitions_name: 'Bought',
  investments_acquisitions_count: 2,
  lead_simillar_company_name: 'Like',
  total_simillar_company_count: 6,
  exit_details: 'None',
  market_cap_amount: '300',
  market_cap_amount_currency: 'USD',
};

const company = {
  domain: 'nseindia.com',
  description: { long: 'An exchange.' },
  foundedYear: 1992,
  location: { country: 'India', city: 'Mumbai' },
  stage: 'Unlisted',
  fundingInfo: {
    numberOfFundingRounds: 3,
    latestRoundInfo: { name: 'B', date: '2025-01-31', investorList: ['Fund'] },
    investorInfo: { numberOfInstitutionalInvestors: 4 },
  },
  totalMoneyRaised: { amount: '100', currency: 'USD' },
  latestAnnualRevenue: { amountInBaseCurrency: '200', asOnDate: '2025-03-31' },
  latestEmployeeCount: { value: 50, growthPercentage: '5' },
  acquirerInfo: { acquisitionCount: 2 },
  newsInfo: { newsList: [{ headLine: 'News', sourceUrl: 'https://example.com/n' }] },
  profitAfterTax: '11',
  returnOnEquity: '12',
  '3-YearProfitGrowth': '13',
  '3-YearRevenueGrowth': '14',
  'Price-to-EarningsRatio': '15',
  'Price-to-BookRatio': '16',
  'Price-to-SalesRatio': '17',
};
const companyRows = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26];
const line = (particular: string) => ({
  particular,
  value: '5',
  breakdown: [{ particular: 'part', value: '2' }],
});
const period = {
  period: { start: { year: 2024 }, end: { year: 2025 } },
  incomeStatement: [line('Sales')],
  balanceSheet: [line('Assets')],
  cashFlowStatement: [line('Cash')],
};

const product = {
  pre_ipo_stock_id: 101,
  pre_ipo_share_name: 'NSE',
  logo_url: '/nse.svg',
  retail_price: '1850',
  isin_no: 'INE9Z1Z01015',
  industry: 'Exchange',
  domain_name: 'nseindia.com',
  available_on_cdsl: 1,
  available_on_nsdl: 1,
  market_cap: { amount: '1000', currency: 'INR' },
};
const basket = {
  basket: {
    basket_id: 5,
    basket_name: 'Leaders',
    description: 'Six leaders',
    retail_basket_price: '25000',
  },
  items: [{ quantity: 2, retail_weightage: '40', product }],
};
const basketRows = ['PM-3.28', 'PM-3.30', 'PM-3.31'];
const tier = {
  id: 3,
  min_quantity: 10,
  max_quantity: 99,
  price_per_unit: '1850',
  min_price: '1800',
  max_price: '1900',
  available_stock: 500,
};
const point = { title: 'Growth', body: 'It grows.' };

/** What can be bought on the private market. */
export const marketCalls: readonly DocumentedCall[] = [
  {
    rows: ['PM-7.29', 'PM-7.30', ...listedRows],
    at: `GET ${MARKET}/getpreipoproducts`,
    reply: { data: [listed] },
    make: ({ app }) => app.get(MarketShares).list('opportunities', {}),
  },
  {
    rows: ['PM-7.26', 'PM-3.4', 'PM-3.5', 'PM-3.7', 'PM-3.8', 'PM-3.9', ...listedRows],
    at: `POST ${MARKET}/domaincustomdetails`,
    reply: {
      data: {
        data: {
          ...listed,
          investor_note_pdf_url: 'https://example.com/note.pdf',
          preIPOReasons: ['It grows.'],
          preIPORisks: ['It may fall.'],
          tracxn_override_data: { dynamic_json_fields: overrides },
        },
      },
    },
    make: ({ app }) => app.get(MarketShares).find(101, {}),
  },
  {
    rows: ['PM-7.27', ...companyRows.map((number) => `PM-3.${number}`)],
    at: `GET ${MARKET}/gettracxndata`,
    reply: {
      data: {
        company: { data: company },
        competitors: { data: [{ name: 'Like' }] },
        captables: { data: [{ postMoneyValuation: { amount: '900', currency: 'USD' } }] },
        financials: { data: [period] },
      },
    },
    make: ({ app }) => app.get(Companies).find('nseindia.com', {}),
  },
  {
    rows: ['PM-7.46', 'PM-7.47'],
    at: 'GET /api/news/unlisted-share-news',
    reply: {
      data: [{ headLine: 'News', sourceUrl: 'https://example.com/n', date: '2026-01-31' }],
    },
    make: ({ app }) => app.get(Companies).news({ symbol: 'NSEX', offset: 3, limit: 3 }, {}),
  },
  {
    rows: ['PM-7.21', 'PM-3.12'],
    at: 'GET /api/pricing/ifa/pricing/tier/with-override',
    reply: { data: [tier] },
    make: ({ app }) => app.get(SharePrices).tiers(101, {}),
  },
  {
    rows: ['PM-7.24'],
    at: 'GET /api/pricing/ifa/pricing/tier/with-override',
    reply: {
      data: [
        { price_per_unit: '1850', available_stock: 500, min_price: '1800', max_price: '1900' },
      ],
    },
    make: ({ app }) => app.get(SharePrices).slab({ shareId: 101, units: 12 }, {}),
  },
  {
    rows: ['PM-7.4', ...basketRows],
    at: `GET ${MARKET}/baskets`,
    reply: { data: { baskets: [basket] } },
    make: ({ app }) => app.get(Baskets).list({}),
  },
  {
    rows: ['PM-7.3', 'PM-3.29', 'PM-3.32', 'PM-3.33', ...basketRows],
    at: `GET ${MARKET}/baskets/constituents`,
    reply: {
      data: {
        baskets: [
          {
            ...basket,
            pre_ipo_basket_reasons: [{ reason_id: 1, ...point }],
            pre_ipo_basket_risks: [{ risk_id: 2, ...point }],
          },
        ],
      },
    },
    make: ({ app }) => app.get(Baskets).find(5, {}),
  },
  {
    rows: ['PM-7.5', 'PM-7.7'],
    at: `POST ${MARKET}/basket/ordersubmit`,
    reply: { data: { basket_order_id: 8 } },
    sends: { ifa_id: 1, qty_booked: 2, investor_price: '25000', status: 'pending' },
    make: ({ app }) => app.get(BasketOrders).place({ basketId: 5, ...TWO_BASKETS }, {}),
  },
  {
    rows: ['PM-7.8', 'PM-3.34', 'PM-3.35', 'PM-3.36', 'PM-3.39', 'PM-3.30'],
    at: `GET ${MARKET}/basket-orders/filter`,
    reply: {
      data: {
        data: [
          {
            basket_order: {
              basket_order_id: 8,
              investor_price: '25000',
              qty_booked: 2,
              created_on: '2026-01-31T10:00:00+05:30',
            },
            basket_item_response: [
              {
                product: {
                  logo_url: '/nse.svg',
                  pre_ipo_share_name: 'NSE',
                  pre_ipo_stock_id: 101,
                },
                quantity: 2,
                total_retail_value: '3700',
              },
            ],
          },
        ],
        summary: { no_of_baskets: 2, total_investment: '50000' },
        basket_orders_summary: [
          {
            basket_id: 5,
            basket_name: 'Leaders',
            total_baskets: 2,
            total_investment: '50000',
            product: [{ logo_url: '/nse.svg', pre_ipo_share_name: 'NSE' }],
          },
        ],
      },
    },
    make: ({ app }) => app.get(BasketOrders).book({}),
  },
  {
    rows: ['PM-7.15', 'PM-7.16'],
    at: `POST ${MARKET}/add-to-watchlist`,
    reply: DONE,
    make: ({ app }) => app.get(Watchlist).add(101, {}),
  },
  {
    rows: ['PM-7.17', 'PM-7.18'],
    at: `POST ${MARKET}/delete-to-watchlist`,
    reply: DONE,
    make: ({ app }) => app.get(Watchlist).remove(101, {}),
  },
  {
    rows: ['PM-7.20', 'PM-3.46'],
    at: `GET ${MARKET}/watchlist`,
    reply: { data: [watched] },
    make: ({ app }) => app.get(Watchlist).list({}),
  },
];
