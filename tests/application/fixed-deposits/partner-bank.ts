import type {
  OfferedPartnerScheme,
  PartnerBank,
  PartnerCalculation,
  PartnerDeposits,
} from '#application/fixed-deposits/catalogue/partner-deposits.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { answering } from './answers.ts';

export const SURYODAY: PartnerBank = {
  issuerId: 'suryoday',
  name: 'Suryoday Bank',
  logoUrl: '/issuers/suryoday.svg',
};

/** A scheme of Suryoday for all investors: one year, paid at maturity, unless given otherwise. */
export function schemeOf(
  schemeId: number,
  rate: string,
  others: Partial<OfferedPartnerScheme> = {},
): OfferedPartnerScheme {
  return {
    schemeId,
    issuerId: SURYODAY.issuerId,
    category: 'other',
    annualRatePercent: Percentage.of(rate),
    tenure: Tenure.of({ years: 1 }),
    payoutFrequency: PayoutFrequency.AtMaturity,
    minimumAmount: Money.of('5000'),
    maximumAmount: Money.of('500000'),
    lockInDays: 90,
    ...others,
  };
}

interface Answers {
  readonly issuers?: Result<readonly PartnerBank[], PortFailure>;
  readonly schemes?: Result<readonly OfferedPartnerScheme[], PortFailure>;
  readonly calculations?: Result<readonly PartnerCalculation[], PortFailure>;
}

/** The partner bank, and the calculations that it was asked for. */
export function partnerBank({
  issuers = success([SURYODAY]),
  schemes = success([]),
  calculations = success([]),
}: Answers) {
  const [ask, list] = [answering(calculations), answering(schemes)];
  const partner: PartnerDeposits = {
    issuers: answering(issuers).call,
    schemes: list.call,
    calculations: ask.call,
  };
  return { partner, calculated: ask.requests, listed: list.requests };
}
