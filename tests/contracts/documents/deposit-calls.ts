import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { DepositFinder } from '#application/fixed-deposits/catalogue/deposit-finder.ts';
import { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { RecommendedSchemes } from '#application/fixed-deposits/catalogue/recommended-schemes.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Gender } from '#domain/platform/gender.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { DocumentedCall } from './documented-call.ts';

const GETFD = 'POST /api/main/products/getfd';
const asRates = (start: number) => ({
  r: `${start}.1`,
  f: `${start}.2`,
  sc: `${start}.3`,
  fsc: `${start}.4`,
});
const rates = asRates(7);

/** A scheme row with every documented field. */
const schemeRow = {
  fd_id: 1003,
  scheme_master_id: 13050,
  fd_name: 'Tejas Bank FD',
  fd_heading: 'Pays every year',
  issuer_name: 'Tejas Bank',
  osb_issuer_id: 'tejas',
  logo_url: '/logos/tejas.svg',
  fd_start_colour: '#ffffff',
  fd_end_colour: '#0d3b2e',
  tenure: '1Y 6M',
  tenure_years: 1,
  tenure_months: 6,
  tenure_days: 3,
  min_days: 543,
  fd_calculate_tenures: '1Y 6M',
  lock_days: 90,
  total_investors: 120,
  tag: 'High Return',
  tag_name: 'Most Invest',
  is_comingsoon: 1,
  investor_category: 'all',
  effective_yield: '7.6',
  deposit_amount: '100000',
  interest_payout_frequency: 'maturity',
  fd_payout_method_id: 'C',
  fd_min_amount: '5000',
  fd_max_amount: '500000',
  rate_of_interest: '7.05',
  rate_of_interest_r: rates.r,
  rate_of_interest_f: rates.f,
  rate_of_interest_sc: rates.sc,
  rate_of_interest_fsc: rates.fsc,
  interest_amount_1l: '7150',
  interest_amount_1l_r: '7151',
  interest_amount_1l_f: '7152',
  interest_amount_1l_sc: '7153',
  interest_amount_1l_fsc: '7154',
};

const fallback = 'stands in for the field of the regular rate where that is missing';
const shownElsewise = 'the card shows the same fact from another field';
const unreadOfRow = {
  fd_calculate_tenures: 'the tenures of a deposit are those of its rows',
  investor_category: 'the column of rates is chosen by what is known of the investor',
  effective_yield: 'the domain calculates the yield',
  deposit_amount: 'the amount is what the investor types',
  interest_payout_frequency: shownElsewise,
  rate_of_interest: fallback,
  interest_amount_1l: fallback,
};
const rowIds = [
  ...['FD-1.10', 'FD-3.1', 'FD-3.2', 'FD-3.3', 'FD-3.4', 'FD-3.5'],
  ...['FD-3.6', 'FD-3.7', 'FD-3.8', 'FD-3.9', 'AP-9.22'],
];
const TEJAS = { depositId: 1003, payoutFrequency: 'at-maturity' } as const;

/** The deposits that a visitor can choose, and their returns. */
export const depositCalls: readonly DocumentedCall[] = [
  {
    rows: ['FD-7.9', 'FD-7.18', 'FD-7.19', 'FD-7.10', ...rowIds],
    at: GETFD,
    reply: { data: [schemeRow] },
    unread: unreadOfRow,
    make: ({ app }) => app.get(DepositCatalogue).list({ categoryId: 4, tagId: 3, count: 10 }, {}),
  },
  {
    rows: ['FD-3.6', 'FD-3.7'],
    at: GETFD,
    reply: {
      data: [
        {
          ...without(schemeRow, /_r$|_1l/),
          interest_amount: '7150',
          interest_amount_f: '7152',
          interest_amount_sc: '7153',
          interest_amount_fsc: '7154',
        },
      ],
    },
    unread: { ...without(unreadOfRow, /^rate_of_interest$/), tag: 'a table has no tag of a list' },
    make: ({ app }) => app.get(RateCards).forDeposit(1003, TEJAS, {}),
  },
  {
    rows: ['FD-7.3', ...rowIds],
    at: GETFD,
    reply: { data: [schemeRow] },
    unread: { ...unreadOfRow, tag: 'a table has no tag of a list' },
    make: ({ app }) => app.get(RateCards).forDeposit(1003, TEJAS, {}),
  },
  {
    rows: ['FD-7.13', 'FD-7.14', 'FD-7.15', 'FD-7.10'],
    at: GETFD,
    reply: { data: [schemeRow] },
    unread: { ...unreadOfRow, tag: 'a table has no tag of a list' },
    sends: { display_location: 'Compare', comparison_ids: '13050,2090,7', count: 3 },
    make: ({ app }) => app.get(RateCards).compare({ schemeIds: [13050, 2090, 7], ...TEJAS }, {}),
  },
  {
    rows: ['FD-7.4', 'FD-3.43'],
    at: GETFD,
    reply: { data: [{ item_id: 2, item_value: 'Renew' }] },
    make: ({ app }) => app.get(DepositCatalogue).maturityInstructions(1003, {}),
  },
  {
    rows: ['FD-7.5', 'FD-7.6', 'FD-7.7', 'FD-7.8', 'FD-3.70'],
    at: 'POST /api/main/products/fd-finder',
    reply: { data: [schemeRow] },
    unread: unreadOfRow,
    make: ({ app }) =>
      app.get(DepositFinder).find({ horizon: 'short-term', payoutFrequency: 'at-maturity' }, {}),
  },
  {
    rows: ['FD-7.11', 'FD-7.12', 'FD-2.7'],
    at: 'POST /api/main/products/issuers',
    reply: {
      data: [{ issuer_id: 'tejas', issuer_name: 'Tejas', logo_url: '/t.svg', is_comingsoon: 1 }],
    },
    make: ({ app }) => app.get(DepositCatalogue).issuers({ count: 20 }, {}),
  },
  {
    rows: ['FD-7.26'],
    at: 'POST /api/main/products/getterms',
    reply: { data: [{ pdf_link: 'https://example.com/terms.pdf' }] },
    make: ({ app }) => app.get(DepositCatalogue).termsAddress(1003, {}),
  },
  {
    rows: ['FD-7.30', 'FD-2.66', 'FD-2.69'],
    at: 'POST /api/main/investment/getfdcontent',
    reply: { data: [{ contenttype: 'Extra', title: 'Safe', content: 'One. Two.', icon: 'bank' }] },
    make: ({ app }) => app.get(DepositCatalogue).content(1003, {}),
  },
  {
    rows: ['FD-7.31', 'FD-7.33', 'FD-3.44'],
    at: 'POST /api/main/products/getoffers',
    reply: { data: [{ scheme_note: '0.5% more', icon: 'senior_citizen' }] },
    make: ({ app }) => app.get(DepositCatalogue).offers(1003, {}),
  },
  {
    rows: ['FD-7.21', 'FD-7.22', 'FD-3.11', 'FD-3.12'],
    at: 'POST /api/main/products/recommendscheme',
    reply: {
      data: {
        fd_id: 1003,
        scheme_master_id: 13051,
        min_days: 720,
        rate_of_interest_regular: '7.1',
        rate_of_interest_female: '7.2',
        rate_of_interest_senior_citizen: '7.3',
        rate_of_interest_female_senior_citizen: '7.4',
      },
    },
    make: ({ app }) =>
      app
        .get(RecommendedSchemes)
        .insteadOf({ schemeId: 13050, gender: Gender.Female, isSeniorCitizen: true }, {}),
  },
  {
    rows: ['FD-7.23', 'FD-7.24', 'FD-3.26'],
    at: 'POST /api/main/products/calculatefd',
    reply: {
      data: {
        data: {
          maturity_amount: '107100',
          aggrigated_interest: '7100',
          maturity_date: '2027-11-23',
          tenure: '1Y',
          interestDetails: [],
          depositAmount: '100000',
        },
      },
    },
    sends: {
      ...{ compounding_type: 'yearly', maturity_type: 'monthly', product_type: 'Non-Cumulative' },
      ...{ investment_amount: '100000', gender: 'F', dob: '15/07/1990' },
      ...{ tenor: 423, tenure_year: 1, tenure_months: 2, tenure_days: 3 },
    },
    make: ({ app }) =>
      app.get(DepositQuotes).quote(
        {
          ...TEJAS,
          payoutFrequency: 'monthly',
          principal: Money.of('100000'),
          tenure: Tenure.of({ years: 1, months: 2, days: 3 }),
          gender: Gender.Female,
          isSeniorCitizen: false,
          cardRate: Percentage.of('7.1'),
        },
        {},
      ),
  },
];

function without<Row extends object>(row: Row, names: RegExp): Record<string, never> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.test(name))) as Record<
    string,
    never
  >;
}
