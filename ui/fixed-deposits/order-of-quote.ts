import type { DepositOrderSummary } from '#application/fixed-deposits/deposit-order-summary.ts';
import type { QuotedDeposit } from '#application/fixed-deposits/deposit-quotes.ts';
import type { DepositRates } from '#application/fixed-deposits/rate-cards.ts';
import type { RateCardRow } from '#domain/fixed-deposits/rate-card.ts';

interface Chosen {
  readonly rates: DepositRates;
  readonly row: RateCardRow;
  readonly isSeniorCitizen: boolean;
}

/** The order that a quote becomes when the person goes on with it. */
export function orderOf(
  quote: QuotedDeposit,
  { rates: { deposit, rateCard }, row, isSeniorCitizen }: Chosen,
): DepositOrderSummary {
  const { depositId, name, issuerName, issuerId, logoUrl } = deposit;
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
    row,
    rows: rateCard.rows,
    wasUpgradeOffered: false,
  };
}
