import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import type { QuotedDeposit } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import type { DepositRates } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';

interface Chosen {
  readonly rates: DepositRates;
  readonly row: RateCardRow;
  readonly isSeniorCitizen: boolean;
}

export function orderOf(
  quote: QuotedDeposit,
  { rates: { deposit, rateCard }, row, isSeniorCitizen }: Chosen,
): DepositOrderSummary {
  const { depositId, name, issuerName, issuerId, logoUrl, isInsured } = deposit;
  const { lockInDays, withdrawalPenalty, noInterestDays } = deposit;
  return {
    ...{ depositId, depositName: name, issuerName, issuerId, logoUrl },
    ...{ principal: quote.principal, tenure: quote.tenure },
    payoutFrequency: quote.payoutFrequency,
    annualRatePercent: quote.annualRatePercent,
    totalInterest: quote.totalInterest,
    maturityAmount: quote.maturityAmount,
    maturityDate: quote.maturityDate,
    payoutAmount: quote.payoutAmount,
    isSeniorCitizen,
    isInsured,
    earlyWithdrawal: { lockInDays, withdrawalPenalty, noInterestDays },
    row,
    rows: rateCard.rows,
    wasUpgradeOffered: false,
  };
}
