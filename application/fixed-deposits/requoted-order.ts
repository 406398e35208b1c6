import type { RateCardRow } from '#domain/fixed-deposits/rate-card.ts';
import type { DepositOrderSummary } from './deposit-order-summary.ts';
import type { QuotedDeposit } from './deposit-quotes.ts';

/** The order with what the issuer says now, of the same row or of another one. */
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

/** Whether an investor would see other figures: rate, interest, maturity or its date. */
export function hasOtherFigures(order: DepositOrderSummary, quote: QuotedDeposit): boolean {
  return !(
    order.annualRatePercent.equals(quote.annualRatePercent) &&
    order.totalInterest.equals(quote.totalInterest) &&
    order.maturityAmount.equals(quote.maturityAmount) &&
    order.maturityDate.equals(quote.maturityDate)
  );
}
