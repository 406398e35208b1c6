import type { AdvisorOrder } from '#application/fixed-deposits/booking/advisor-orders.ts';
import { closedDaySentence } from '#domain/fixed-deposits/interest/bank-closure.ts';
import { payoutFrequencyForLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { BoughtThing } from '#ui/platform/orders/bought-thing.tsx';
import { OrderAmounts } from '#ui/platform/orders/order-summary-page.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { checkedQuote } from '#ui/fixed-deposits/quote/checked-quote.ts';
import { orderSummaryCopy } from '#ui/fixed-deposits/booking/order-summary/copy.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';

/** The figures of an advisor's order for a deposit that starts today. */
export function AdvisorOrderFigures({ order }: { readonly order: AdvisorOrder }) {
  const maturityDate = order.tenure.maturityDateFrom(useToday());
  const payoutAmount = quoteOf(order)?.payoutAmount;
  return (
    <>
      <OrderAmounts>
        <MoneyDisplay
          size="hero"
          label={orderSummaryCopy.amount}
          text={formatRupees(order.principal)}
        />
        <MoneyDisplay
          size="large"
          label={orderSummaryCopy.becomes(formatDate(maturityDate))}
          text={formatRupees(order.maturityAmount)}
          detail={closedDaySentence(maturityDate)}
        />
      </OrderAmounts>
      <BoughtThing
        label={orderSummaryCopy.order}
        name={order.depositName}
        by={order.issuerName}
        logoUrl={order.logoUrl}
        facts={[
          { label: orderSummaryCopy.interest, value: formatRupees(order.totalInterest) },
          { label: orderSummaryCopy.tenure, value: tenureInWords(order.tenure) },
          {
            label: orderSummaryCopy.rate,
            value: `${formatPercent(order.annualRatePercent)} p.a.`,
          },
          { label: orderSummaryCopy.payout, value: order.payout },
          ...(payoutAmount === undefined
            ? []
            : [
                {
                  label: orderSummaryCopy.payoutAmount(order.payout),
                  value: formatRupees(payoutAmount),
                },
              ]),
        ]}
      />
    </>
  );
}

/** Our own quote, if it gives the amounts of the order; the order names no payout amount. */
function quoteOf(order: AdvisorOrder) {
  const payoutFrequency = payoutFrequencyForLabel(order.payout);
  if (payoutFrequency === undefined) return undefined;
  return checkedQuote({ ...order, payoutFrequency }, order.issuerId).own;
}
