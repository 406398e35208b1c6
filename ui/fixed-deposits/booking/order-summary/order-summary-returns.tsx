import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import { checkedQuote } from '#ui/fixed-deposits/quote/checked-quote.ts';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { LazyDepositReturns } from '#ui/fixed-deposits/returns/lazy-deposit-returns.tsx';
import { orderSummaryCopy } from './copy.ts';

/**
 * The return in a year and after tax, behind a link, so that the order shows one rate. None if the
 * issuer calculates by rules that we do not know.
 */
export function OrderSummaryReturns({ order }: { readonly order: DepositOrderSummary }) {
  const { own } = checkedQuote(order, order.issuerId);
  if (own === undefined) return undefined;
  return (
    <Disclosure title={orderSummaryCopy.returns} look="link">
      <LazyDepositReturns quote={own} />
    </Disclosure>
  );
}
