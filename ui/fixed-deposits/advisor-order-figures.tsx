import type { AdvisorOrder } from '#application/fixed-deposits/advisor-orders.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Card } from '../platform/design-system/card.tsx';
import { DefinitionList } from '../platform/design-system/definition-list.tsx';
import { MoneyDisplay } from '../platform/design-system/money-display.tsx';
import { advisorOrderWords as words } from './advisor-order-words.ts';
import styles from './order-summary.module.css';
import { orderSummaryWords } from './order-summary-words.ts';
import { TenureText } from './tenure-text.tsx';

/** What the advisor has ordered. */
export function AdvisorOrderFigures({ order }: { readonly order: AdvisorOrder }) {
  return (
    <>
      <div className={styles.heroes}>
        <MoneyDisplay
          size="hero"
          label={orderSummaryWords.amount}
          text={formatRupees(order.principal)}
        />
        <MoneyDisplay
          size="large"
          label={words.becomes}
          text={formatRupees(order.maturityAmount)}
        />
      </div>
      <Card>
        <div className={styles.issuer}>
          <p className={styles.deposit}>{order.depositName}</p>
        </div>
        <DefinitionList
          items={[
            { label: orderSummaryWords.interest, value: formatRupees(order.totalInterest) },
            { label: orderSummaryWords.tenure, value: <TenureText tenure={order.tenure} /> },
            {
              label: orderSummaryWords.rate,
              value: `${formatPercent(order.annualRatePercent)} p.a.`,
            },
            { label: orderSummaryWords.payout, value: order.payout },
          ]}
        />
      </Card>
    </>
  );
}
