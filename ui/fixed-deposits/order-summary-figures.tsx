import type { DepositOrderSummary } from '#application/fixed-deposits/deposit-order-summary.ts';
import { orderSummaryFacts } from '#domain/fixed-deposits/order-summary.ts';
import { writtenYears } from '#domain/fixed-deposits/yields.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { type Definition, DefinitionList } from '../platform/design-system/definition-list.tsx';
import { Disclosure } from '../platform/design-system/disclosure.tsx';
import { InfoButton } from '../platform/design-system/info-button.tsx';
import { MoneyDisplay } from '../platform/design-system/money-display.tsx';
import { checkedQuote } from './domain-quote.ts';
import styles from './order-summary.module.css';
import { orderSummaryWords as words } from './order-summary-words.ts';
import { QuoteDifferences } from './quote-differences.tsx';
import { QuoteWorking } from './quote-working.tsx';
import { TenureText } from './tenure-text.tsx';

interface OrderSummaryFiguresProps {
  readonly order: DepositOrderSummary;
}

/** The amount and what becomes of it, then every figure of the order. */
export function OrderSummaryFigures({ order }: OrderSummaryFiguresProps) {
  const { quote, differences } = checkedQuote(order, order.issuerId);
  return (
    <>
      <div className={styles.heroes}>
        <MoneyDisplay size="hero" label={words.amount} text={formatRupees(order.principal)} />
        <MoneyDisplay
          size="large"
          label={words.becomes(formatDate(order.maturityDate))}
          text={formatRupees(order.maturityAmount)}
        />
      </div>
      <Card>
        <div className={styles.issuer}>
          <Avatar shape="square" name={order.issuerName} src={order.logoUrl} />
          <div>
            <p className={styles.deposit}>{order.depositName}</p>
            <p className={styles.issuerName}>{order.issuerName}</p>
          </div>
        </div>
        <DefinitionList items={linesOf(order)} />
        <QuoteDifferences differences={differences} issuerId={order.issuerId} />
        {differences.length === 0 && (
          <div className={styles.working}>
            <Disclosure title={words.working}>
              <QuoteWorking quote={quote} />
            </Disclosure>
          </div>
        )}
      </Card>
    </>
  );
}

function linesOf(order: DepositOrderSummary): readonly Definition[] {
  const { effectiveYield, payoutAmount, payoutLabel } = orderSummaryFacts(order);
  const rate = `${formatPercent(order.annualRatePercent)} p.a.`;
  return [
    { label: words.interest, value: formatRupees(order.totalInterest) },
    { label: words.tenure, value: <TenureText tenure={order.tenure} /> },
    {
      label: words.rate,
      value: rate,
      ...(order.isSeniorCitizen && { detail: words.senior }),
    },
    ...(effectiveYield === undefined
      ? []
      : [{ label: <YieldLabel order={order} />, value: `${formatPercent(effectiveYield)} p.a.` }]),
    { label: words.payout, value: payoutLabel },
    ...(payoutAmount === undefined
      ? []
      : [{ label: words.payoutAmount(payoutLabel), value: formatRupees(payoutAmount) }]),
  ];
}

function YieldLabel({ order: { totalInterest, principal, tenure } }: OrderSummaryFiguresProps) {
  const years = writtenYears(tenure);
  return (
    <span className={styles.explained}>
      {words.yield}
      <InfoButton label={words.yieldInfo}>
        <p>{words.yieldText}</p>
        <p className={styles.numbers}>
          {formatRupees(totalInterest)} ÷ ({formatRupees(principal)} × {years}) × 100
        </p>
      </InfoButton>
    </span>
  );
}
