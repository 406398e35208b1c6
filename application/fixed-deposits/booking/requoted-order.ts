import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { DepositOrderSummary } from './deposit-order-summary.ts';
import type { QuotedDeposit } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';

/** The order with the figures of a new quote, for the same row of the rate card or another one. */
export function requotedOrder(
  order: DepositOrderSummary,
  { quote, row = order.row }: { readonly quote: QuotedDeposit; readonly row?: RateCardRow },
): DepositOrderSummary {
  return {
    ...order,
    row,
    tenure: quote.tenure,
    annualRatePercent: quote.annualRatePercent,
    totalInterest: quote.totalInterest,
    maturityAmount: quote.maturityAmount,
    maturityDate: quote.maturityDate,
    payoutAmount: quote.payoutAmount,
  };
}

/** Whether a quote differs from the order in rate, interest, maturity amount or maturity date. */
export function hasOtherFigures(order: DepositOrderSummary, quote: QuotedDeposit): boolean {
  return !(
    order.annualRatePercent.equals(quote.annualRatePercent) &&
    order.totalInterest.equals(quote.totalInterest) &&
    order.maturityAmount.equals(quote.maturityAmount) &&
    order.maturityDate.equals(quote.maturityDate)
  );
}
