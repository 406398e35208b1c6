import type { AdvisorOrder } from '#application/fixed-deposits/booking/advisor-orders.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { advisorOrderCopy as copy } from './advisor-order-copy.ts';
import styles from '#ui/fixed-deposits/booking/order-summary/order-summary.module.css';
import { orderSummaryCopy } from '#ui/fixed-deposits/booking/order-summary/order-summary-copy.ts';
import { TenureText } from '#ui/fixed-deposits/quote/tenure-text.tsx';

export function AdvisorOrderFigures({ order }: { readonly order: AdvisorOrder }) {
  return (
    <>
      <div className={styles.heroes}>
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
      </div>
      <Card>
        <div className={styles.issuer}>
          <p className={styles.deposit}>{order.depositName}</p>
        </div>
        <DefinitionList
          items={[
            { label: orderSummaryCopy.interest, value: formatRupees(order.totalInterest) },
            { label: orderSummaryCopy.tenure, value: <TenureText tenure={order.tenure} /> },
            {
              label: orderSummaryCopy.rate,
              value: `${formatPercent(order.annualRatePercent)} p.a.`,
            },
            { label: orderSummaryCopy.payout, value: order.payout },
          ]}
        />
      </Card>
    </>
  );
}
