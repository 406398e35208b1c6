import type { AdvisorOrder } from '#application/fixed-deposits/booking/advisor-orders.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { BoughtThing } from '#ui/platform/orders/bought-thing.tsx';
import { OrderAmounts } from '#ui/platform/orders/order-summary-page.tsx';
import { advisorOrderCopy as copy } from './copy.ts';
import { orderSummaryCopy } from '#ui/fixed-deposits/booking/order-summary/copy.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';

export function AdvisorOrderFigures({ order }: { readonly order: AdvisorOrder }) {
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
          label={copy.becomes}
          text={formatRupees(order.maturityAmount)}
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
        ]}
      />
    </>
  );
}
