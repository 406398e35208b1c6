import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import { earlyWithdrawalSentence } from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import { closedDaySentence } from '#domain/fixed-deposits/interest/bank-closure.ts';
import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { orderSummaryFacts } from '#domain/fixed-deposits/booking/order-summary.ts';
import { QuoteResult } from '#domain/fixed-deposits/interest/working-behind.ts';
import { writtenYears } from '#domain/fixed-deposits/interest/yields.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import type { Definition } from '#ui/platform/design-system/figures/definition-list.tsx';
import { InfoButton } from '#ui/platform/design-system/actions/info-button.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { BoughtThing } from '#ui/platform/orders/bought-thing.tsx';
import { OrderAmounts } from '#ui/platform/orders/order-summary-page.tsx';
import { checkedQuote } from '#ui/fixed-deposits/quote/checked-quote.ts';
import styles from './order-summary.module.css';
import { orderSummaryCopy as copy } from './copy.ts';
import { LazyDepositVine } from '#ui/fixed-deposits/shared/lazy-deposit-vine.tsx';
import { InsuranceLine } from '#ui/fixed-deposits/shared/insurance-line.tsx';
import { QuoteDifferences } from '#ui/fixed-deposits/quote/quote-differences.tsx';
import { QuoteFigure } from '#ui/fixed-deposits/quote/quote-figure.tsx';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';

interface OrderSummaryFiguresProps {
  readonly order: DepositOrderSummary;
  readonly today: CalendarDate;
}

export function OrderSummaryFigures({ order, today }: OrderSummaryFiguresProps) {
  const { own, differences } = checkedQuote(order, order.issuerId);
  const maturity = formatRupees(order.maturityAmount);
  return (
    <>
      <OrderAmounts>
        <MoneyDisplay
          size="hero"
          label={copy.amount}
          text={formatRupees(order.principal)}
          detail={
            order.isInsured === undefined ? undefined : (
              <InsuranceLine deposit={order} maturityAmount={order.maturityAmount} quote={own} />
            )
          }
        />
        <MoneyDisplay
          size="large"
          label={copy.becomes(formatDate(order.maturityDate))}
          text={maturity}
          figure={
            <QuoteFigure
              quote={own}
              result={QuoteResult.MaturityAmount}
              label={copy.maturity}
              text={maturity}
            />
          }
          detail={closedDaySentence(order.maturityDate)}
        />
      </OrderAmounts>
      <BoughtThing
        label={copy.order}
        name={order.depositName}
        by={order.issuerName}
        logoUrl={order.logoUrl}
        facts={linesOf(order, own)}
        {...(own !== undefined && {
          sum: <LazyDepositVine quote={own} from={today} />,
        })}
      >
        {order.earlyWithdrawal !== undefined && (
          <p className={styles.withdrawal}>
            {earlyWithdrawalSentence(order.earlyWithdrawal, order.tenure)}
          </p>
        )}
        <QuoteDifferences differences={differences} issuerId={order.issuerId} />
      </BoughtThing>
    </>
  );
}

/** The facts of the order. Its figures expand into their calculation by our own quote. */
function linesOf(
  order: DepositOrderSummary,
  quote: DepositQuote | undefined,
): readonly Definition[] {
  const { effectiveYield, payoutAmount, payoutLabel } = orderSummaryFacts(order);
  const figure = (label: string, text: string, result: QuoteResult) => (
    <QuoteFigure {...{ quote, label, text, result }} />
  );
  const interest = figure(
    copy.interest,
    formatRupees(order.totalInterest),
    QuoteResult.TotalInterest,
  );
  const rate = `${formatPercent(order.annualRatePercent)} p.a.`;
  const payoutOf = (text: string) => {
    const label = copy.payoutAmount(payoutLabel);
    return { label, value: figure(label, text, QuoteResult.OnePayout) };
  };
  return [
    { label: copy.interest, value: interest },
    { label: copy.tenure, value: tenureInWords(order.tenure) },
    {
      label: copy.rate,
      value: rate,
      ...(order.isSeniorCitizen && { detail: copy.senior }),
    },
    ...(effectiveYield === undefined
      ? []
      : [
          {
            label: <YieldLabel order={order} />,
            value: (
              <>
                {figure(copy.yield, formatPercent(effectiveYield), QuoteResult.EffectiveYield)} p.a.
              </>
            ),
          },
        ]),
    { label: copy.payout, value: payoutLabel },
    ...(payoutAmount === undefined
      ? []
      : [payoutOf(formatRupees(payoutAmount))]),
  ];
}

function YieldLabel({ order }: Pick<OrderSummaryFiguresProps, 'order'>) {
  const { totalInterest, principal, tenure, issuerId } = order;
  const years = writtenYears({ tenure, convention: interestConventionFor(issuerId, tenure) });
  return (
    <span className={styles.explained}>
      {copy.yield}
      <InfoButton label={copy.yieldInfo}>
        <p>{copy.yieldText}</p>
        <p className={styles.numbers}>
          {formatRupees(totalInterest)} ÷ ({formatRupees(principal)} × {years}) × 100
        </p>
      </InfoButton>
    </span>
  );
}
