import { AdvisorOrders } from '#application/fixed-deposits/booking/advisor-orders.ts';
import {
  DepositNominations,
  PaymentMethod,
} from '#application/fixed-deposits/booking/deposit-nominations.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { DepositPayments } from '#application/fixed-deposits/booking/deposit-payments.ts';
import { EmbeddedBookings } from '#application/fixed-deposits/booking/embedded-booking/embedded-bookings.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { PartnerDeposits } from '#application/fixed-deposits/catalogue/partner-deposits.ts';
import { PartnerHoldings } from '#application/fixed-deposits/holdings/partner-holdings.ts';
import { Passbook } from '#application/fixed-deposits/holdings/passbook.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { DONE, type DocumentedCall } from './documented-call.ts';

const PAGE = 'https://example.com/pay';
const SESSION = '0b8a2c1e-7a55-4c57-9a52-3f1d6f0e9b11';
const order = { depositOrderId: 50012, depositId: 1003 };
const oneYear = Tenure.of({ years: 1 });

/** From the order of a deposit to its payment. */
export const bookingCalls: readonly DocumentedCall[] = [
  {
    rows: ['FD-7.34', 'FD-3.27', 'FD-3.28', 'FD-3.29'],
    at: 'POST /api/main/investment/startfd',
    reply: { data: { fd_investment_id: 50012, onboarding_status: 'MKYC', aadharUrl: PAGE } },
    sends: {
      ...{ fd_id: 1003, fd_payout_method_id: 'C', scheme_id: 13050, ifa_id: 1 },
      ...{ investment_amount: '100000', interest_rate: '7.1', tenure: '1Y' },
      ...{ total_interest_earn: '7100', maturity_amount: '107100', maturity_date: '2027-11-23' },
      ...{ is_senior_citizen: 1, maturity_action_id: 2, redirection_url: PAGE },
      mkyc_status: '',
    },
    make: ({ app }) =>
      app.get(DepositOrders).start(
        {
          depositId: 1003,
          schemeId: 13050,
          principal: Money.of('100000'),
          tenure: oneYear,
          payoutFrequency: 'at-maturity',
          annualRatePercent: Percentage.of('7.1'),
          totalInterest: Money.of('7100'),
          maturityAmount: Money.of('107100'),
          maturityDate: CalendarDate.of('2027-11-23'),
          isSeniorCitizen: true,
          maturityInstructionId: 2,
          returnUrl: PAGE,
        },
        {},
      ),
  },
  {
    rows: ['FD-7.44', 'AP-7.55', 'FD-3.45', 'AP-3.29'],
    at: 'POST /api/main/investment/getdeclarations',
    reply: { data: [{ declaration_id: 1, declaration_question: 'Are you a PEP?' }] },
    make: ({ app }) => app.get(DepositOrders).declarations(order, {}),
  },
  {
    rows: ['FD-7.45', 'AP-7.56', 'AP-3.31'],
    at: 'POST /api/main/investment/updatedeclarations',
    reply: DONE,
    sends: {
      declaration_data_xml: '<ROWS><ROW><D_ID>1</D_ID><D_VALUE>1</D_VALUE></ROW></ROWS>',
      ...{ fd_investment_id: 50012, redirection_url: PAGE },
    },
    make: ({ app }) =>
      app
        .get(DepositOrders)
        .declare({ ...order, answers: [{ id: 1, isYes: true }], returnUrl: PAGE }, {}),
  },
  {
    rows: ['FD-7.48', 'FD-7.51', 'AP-7.57', 'AP-7.58', 'AP-7.59', 'AP-7.60', 'AP-7.61'],
    at: 'POST /api/main/investment/updatenominees',
    reply: { status: 200, data: { paymentUrl: PAGE } },
    sends: {
      nominee_data_xml:
        '<ROWS><ROW><NOMINEE_ID>7</NOMINEE_ID><PERCENTAGE>100</PERCENTAGE></ROW></ROWS>',
      ...{ fd_investment_id: 50012, paymentMode: 'Net Banking', redirection_url: PAGE },
    },
    make: ({ app }) =>
      app.get(DepositNominations).submit(
        {
          ...order,
          nominees: [{ nomineeId: 7, sharePercent: 100 }],
          method: PaymentMethod.NetBanking,
          returnUrl: PAGE,
        },
        {},
      ),
  },
  {
    rows: ['FD-7.53', 'AP-7.64'],
    at: 'GET /api/main/investment/verify-payment',
    reply: DONE,
    make: ({ app }) =>
      app.get(DepositPayments).verify('?payment_id=p1&payment_status=success&signature=s', {}),
  },
  {
    rows: ['FD-7.52', 'AP-7.62', 'FD-3.40'],
    at: 'POST /api/main/investment/fd-status',
    reply: {
      data: {
        payment_status: 'success',
        investment_amount: '100000',
        rate_of_interest: '7.1',
        tenure: '1Y',
        fd_name: 'Tejas Bank FD',
        transaction_id: 'TX1',
      },
    },
    make: ({ app }) => app.get(DepositPayments).status(order, {}),
  },
  {
    rows: ['FD-7.77'],
    at: 'POST /api/ifa/ifa/redirection/utility',
    reply: {
      data: { FdId: 1003, FdName: 'Tejas', InvestmentAmount: '100000', unique_id: 'abc-1' },
    },
    make: ({ app }) => app.get(AdvisorOrders).uniqueIdOf(50012, {}),
  },
  {
    rows: ['FD-7.78', 'FD-3.50'],
    at: 'POST /api/ifa/ifa/invest/fetchOrderSummary',
    reply: {
      data: {
        fdid: 1003,
        fd_investment_id: 50012,
        investor_id: 77,
        ifa_name: 'Ravi Nair',
        issuer_id: 'tejas',
        FdName: 'Tejas',
        InvestmentAmount: '100000',
        MaturityAmount: '107100',
        TotalIntrest: '7100',
        TenureSelected: '1Y',
        IntrestRates: '7.1',
        session_id: SESSION,
        payout: 'At Maturity',
      },
    },
    make: ({ app }) => app.get(AdvisorOrders).order('abc-1', {}),
  },
  {
    rows: ['FD-7.81', 'FD-3.51', 'FD-3.52', 'FD-3.53', 'FD-3.54', 'FD-3.55', 'FD-3.56'],
    at: 'POST /api/ifa/ifa/investors/profile',
    reply: {
      data: {
        basic_details: {
          investor_name: 'Arjun Rao',
          mobile_no: '9876543210',
          email: 'a@example.com',
        },
        addresses: [{ address_line_1: '1 Hill Road', pincode: '400050' }],
        more_information: {
          is_indian_resident: 1,
          is_married: 1,
          gender: 'male',
          place_of_birth: 'Pune',
        },
        occupation_details: {
          occupation: 'business',
          annual_income: 'above_1_crore',
          source_of_income: 'business_income',
        },
        nominees: [
          {
            full_name: 'Asha Rao',
            relationship: 'Daughter',
            date_of_birth: '15/07/2015',
            address_line_1: '1 Hill Road',
          },
        ],
        bankDetails: [
          {
            bank_name: 'HDFC',
            bank_logo: '/h.svg',
            account_no: '123456789012',
            ifsc_code: 'HDFC0000060',
            branch_name: 'Fort',
          },
        ],
      },
    },
    make: ({ app }) => app.get(AdvisorOrders).investor({}),
  },
  {
    rows: ['FD-7.79'],
    at: 'POST /api/ifa/ifa/invest/Resumefdbooking',
    reply: { status: 200, message: 'success', data: { paymentUrl: PAGE } },
    make: ({ app }) => app.get(AdvisorOrders).resume('abc-1', {}),
  },
  {
    rows: ['FD-7.85'],
    at: 'POST /api/fd-partner/v2/sessions',
    reply: { data: { session_id: SESSION, redirect_url: PAGE } },
    make: ({ app }) => app.get(EmbeddedBookings).open('suryoday', {}),
  },
  {
    rows: ['FD-7.86'],
    at: 'GET /api/fd-partner/v2/guid-session-data/{id}',
    reply: { data: { session_id: SESSION, redirect_url: PAGE } },
    make: ({ app }) => app.get(EmbeddedBookings).booking(SESSION, {}),
  },
  {
    rows: ['FD-7.87'],
    at: 'POST /api/fd-partner/v2/session-events',
    reply: DONE,
    make: ({ app }) =>
      app.get(EmbeddedBookings).report(SESSION, { kind: 'started', depositOrderId: 50012 }, {}),
  },
  {
    rows: ['FD-7.82', 'FD-3.17'],
    at: 'GET /api/fd-partner/v1/issuers',
    reply: { issuers: [{ id: 'suryoday', name: 'Suryoday', logo: '/s.svg' }] },
    make: ({ app }) => app.get(PartnerDeposits).issuers({}),
  },
  {
    rows: ['FD-7.83', 'FD-3.13', 'FD-3.14', 'FD-3.15', 'FD-3.16', 'FD-3.18'],
    at: 'GET /api/fd-partner/v1/schemes',
    reply: {
      schemes: [
        {
          id: 9,
          issuer_id: 'suryoday',
          interest_rate: '8.4',
          min_amount: '5000',
          max_amount: '500000',
          min_tenure_years: 1,
          min_tenure_months: 2,
          max_tenure_years: 2,
          max_tenure_months: 6,
          max_tenure_day: 3,
          lock_in_period: 90,
          category: 'senior_citizen',
          interest_payout_frequency: 'maturity',
        },
      ],
    },
    make: ({ app }) => app.get(PartnerDeposits).schemes({}),
  },
  {
    rows: ['FD-7.84'],
    at: 'GET /api/fd-partner/v1/calculators/{amount}/{days}/{months}/{years}/suryoday',
    reply: {
      data: [
        {
          scheme_id: 9,
          category: 'senior_citizen',
          interest_payout_frequency: 'maturity',
          interest_rate: '8.4',
          interest_amount: '8400',
          maturity_amount: '108400',
          maturity_date: '2027-11-23',
        },
      ],
    },
    make: ({ app }) => {
      const request = { principal: Money.of('100000'), tenure: Tenure.of({ years: 1, days: 3 }) };
      return app.get(PartnerDeposits).calculations(request, {});
    },
  },
];

/** What the documents and the decisions on them name. */
const heldRow = {
  fd_investment_id: 50012,
  fd_id: 1003,
  rate_of_interest: '7.1',
  fd_name: 'Tejas Bank FD',
  logo_url: '/logos/tejas.svg',
  investment_amount: '100000',
  tenure: '1Y',
  fd_payout_method: 'At Maturity',
  fd_payout_method_id: 'C',
  created_on: '2026-01-05',
  fd_maturity_date: '2027-01-05',
  maturity_amount: '107100',
  interest_till_date: '3500',
  status: 'running',
};
const heldDetail = {
  ...heldRow,
  application_number: 'A1',
  today_earning: '19.5',
  total_interest_earned: '7100',
  annual_yield: '7.1',
  maturity_action_name: 'Renew',
  issuer_name: 'Tejas Bank',
  osb_issuer_id: 'tejas',
};

/** What an investor holds. */
export const holdingCalls: readonly DocumentedCall[] = [
  {
    rows: ['FD-7.32', 'FD-7.33', 'FD-3.31', 'FD-3.32', 'FD-3.33', 'FD-3.34'],
    at: 'POST /api/main/investment/getportfoliosummary',
    reply: {
      data: {
        fd_current_value: '110000',
        investment_amount: '100000',
        fd_interest_earned: '10000',
        todays_earning: '19.5',
      },
    },
    make: ({ app }) => app.get(HeldDeposits).summary({}),
  },
  {
    rows: ['FD-7.73', 'FD-3.36'],
    at: 'POST /api/main/invest/tarrakki/portfolio',
    reply: {
      data: [
        {
          Amount: '125000',
          Tenure: '1Y 6M',
          TenureInYears: '1.5',
          TenureInDays: 540,
          InterestEarnedTillDate: '4321.50',
          InterestRate: '8.4',
          MaturityDate: '2028-02-29',
          logo_url: '/logos/suryoday.svg',
        },
      ],
    },
    make: ({ app }) => app.get(PartnerHoldings).deposits({}),
  },
  {
    rows: ['FD-7.76', 'FD-3.48'],
    at: 'POST /api/main/api/v1/passbookinfo',
    reply: {
      data: [
        { amount: '8000', maturity_amount: '9000', fdr_date: '2026-01-05', fd_name: 'Suryoday' },
      ],
    },
    sends: { investor_id: 77, issuer_id: 'suryoday' },
    make: ({ app }) => app.get(PartnerHoldings).passbook({}),
  },
  {
    rows: ['FD-7.75', 'FD-3.46', 'FD-3.47'],
    at: 'POST /api/main/investment/getpassbook',
    reply: {
      data: [
        {
          id: 4,
          transaction_status: 0,
          investment_amount: '8000',
          transaction_date: '2026-01-05',
          fd_name: 'Tejas',
        },
      ],
    },
    make: ({ app }) => app.get(Passbook).entries({}),
  },
  {
    rows: ['FD-7.70', 'FD-7.74', 'FD-3.35'],
    at: 'POST /api/main/investment/getportfolio',
    reply: { data: [heldRow] },
    make: ({ app }) => app.get(HeldDeposits).list({}),
  },
  {
    rows: ['FD-7.71', 'FD-7.74', 'FD-3.30'],
    at: 'POST /api/main/investment/getinvestmentdetail',
    reply: { data: heldDetail },
    make: ({ app }) => app.get(HeldDeposits).detail(50012, {}),
  },
  {
    rows: ['FD-7.72', 'FD-7.74', 'FD-3.42'],
    at: 'POST /api/main/investment/gethighlights',
    reply: { data: [{ content: 'Pays yearly', is_visible: 1 }] },
    make: ({ app }) => app.get(HeldDeposits).highlights(1003, {}),
  },
];
