import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import { checkedQuote } from '#ui/fixed-deposits/quote/checked-quote.ts';
import { LazyDepositReturns } from '#ui/fixed-deposits/returns/lazy-deposit-returns.tsx';

/** The three rates of the order; none if the issuer calculates by rules that we do not know. */
export function OrderSummaryReturns({ order }: { readonly order: DepositOrderSummary }) {
  const { own } = checkedQuote(order, order.issuerId);
  return own === undefined ? undefined : <LazyDepositReturns quote={own} />;
}
