import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import type { UnpaidDepositOrder } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';

export const RETURN_URL = 'https://app.example/fd-redireacting';

const oneYear = Tenure.of({ years: 1 });

export const ROW: RateCardRow = {
  schemeMasterId: 301,
  tenure: oneYear,
  payoutFrequency: PayoutFrequency.AtMaturity,
  rates: { r: Percentage.of('7.5'), sc: Percentage.of('8') },
  interestOnLakh: {},
};

/** The terms of one deposit, which its order summary, its unpaid order and its deposit share. */
export const TERMS = {
  depositId: 3,
  issuerId: 'himadri',
  issuerName: 'Himadri Bank',
  depositName: 'Himadri Classic Deposit',
  logoUrl: '/issuers/himadri.svg',
  principal: Money.of('43000'),
  tenure: oneYear,
  payoutFrequency: PayoutFrequency.AtMaturity,
  annualRatePercent: Percentage.of('7.5'),
  totalInterest: Money.of('3225'),
  maturityAmount: Money.of('46225'),
  maturityDate: CalendarDate.of('2027-11-19'),
  isSeniorCitizen: false,
} as const;

export const SUMMARY: DepositOrderSummary = {
  ...TERMS,
  row: ROW,
  rows: [ROW],
  wasUpgradeOffered: false,
};

export const UNPAID: UnpaidDepositOrder = {
  ...TERMS,
  depositOrderId: 50_012,
  schemeId: ROW.schemeMasterId,
  payBy: new Date('2026-11-25T10:00:00Z'),
  nominees: [{ nomineeId: 3, sharePercent: 100 }],
};
