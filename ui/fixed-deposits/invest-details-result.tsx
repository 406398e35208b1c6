import type { DepositProduct } from '#application/fixed-deposits/deposit-catalogue.ts';
import type { QuotedDeposit } from '#application/fixed-deposits/deposit-quotes.ts';
import {
  compoundingFrequencyFor,
  compoundingLabel,
} from '#domain/fixed-deposits/compounding-frequency.ts';
import type { DepositQuote } from '#domain/fixed-deposits/deposit-quote.ts';
import { isCumulative, payoutLabel } from '#domain/fixed-deposits/payout-frequency.ts';
import { rateLabel } from '#domain/fixed-deposits/rate-card.ts';
import { QuoteResult } from '#domain/fixed-deposits/working-behind.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue, useEffect } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import { type Definition, DefinitionList } from '../platform/design-system/definition-list.tsx';
import { MoneyDisplay } from '../platform/design-system/money-display.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { RateDisplay } from '../platform/design-system/rate-display.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import type { CheckedAnswer } from './domain-quote.ts';
import styles from './invest-details-box.module.css';
import type { InvestDetailsViewModel } from './invest-details.view-model.ts';
import { investmentBoxWords as words } from './invest-details-words.ts';
import { QuoteDifferences } from './quote-differences.tsx';
import { QuoteFigure } from './quote-figure.tsx';

interface InvestDetailsResultProps {
  readonly viewModel: InvestDetailsViewModel;
  readonly deposit: DepositProduct;
}

/**
 * What the issuer's calculation says; dimmed while a new one is under way. Figures come and go
 * after the touch or key that changes them has shown itself.
 */
export const InvestDetailsResult = observer(function InvestDetailsResult({
  viewModel,
  deposit,
}: InvestDetailsResultProps) {
  const { checked, quote, row, column } = viewModel;
  const { state } = quote;
  const isLoading = state.kind === 'loading';
  const drawn = useDeferredValue(checked);
  const isAwaited = useDeferredValue(isLoading);
  const isStale = isLoading || drawn !== checked;
  const toasts = useToasts();
  const failure = state.kind === 'failed' ? state.failure : undefined;
  useEffect(() => {
    if (failure !== undefined) toasts.show({ text: words.notCalculated, tone: 'danger' });
  }, [failure, toasts]);
  return (
    <div className={styles.result} data-stale={isStale || undefined} aria-busy={isLoading}>
      <RateDisplay label={words.rate} text={rateLabel(row?.rates[column])} size="large" />
      {failure !== undefined && (
        <Notice
          tone="danger"
          action={
            <Button kind="quiet" size="small" onClick={() => viewModel.requote()}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.notCalculated}
        </Notice>
      )}
      {drawn !== undefined && <Figures checked={drawn} deposit={deposit} />}
      {drawn === undefined && isAwaited && (
        <Skeleton shape="text" label={words.calculating} count={2} />
      )}
    </div>
  );
});

interface FiguresProps {
  readonly checked: CheckedAnswer;
  readonly deposit: DepositProduct;
}

const Figures = memo(function Figures({ checked, deposit }: FiguresProps) {
  const { answer: quote, own, differences } = checked;
  const maturity = formatRupees(quote.maturityAmount);
  return (
    <>
      <DefinitionList items={[payoutItem(quote, deposit, own), totalItem(quote, own)]} />
      <MoneyDisplay
        size="large"
        label={words.maturity}
        text={maturity}
        figure={
          <QuoteFigure
            quote={own}
            result={QuoteResult.MaturityAmount}
            label={words.maturity}
            text={maturity}
          />
        }
        detail={words.on(formatDate(quote.maturityDate))}
      />
      <QuoteDifferences differences={differences} issuerId={deposit.issuerId} />
    </>
  );
});

function payoutItem(
  quote: QuotedDeposit,
  { issuerId }: DepositProduct,
  own: DepositQuote | undefined,
): Definition {
  const { payoutFrequency, payoutAmount, totalInterest } = quote;
  if (isCumulative(payoutFrequency)) {
    const compounded = compoundingLabel(compoundingFrequencyFor(issuerId));
    return {
      label: words.payoutAtMaturity,
      value: payoutLabel(payoutFrequency),
      detail: words.compounded(compounded),
    };
  }
  const label = words.payoutInterest(payoutLabel(payoutFrequency));
  const result = payoutAmount === undefined ? QuoteResult.TotalInterest : QuoteResult.OnePayout;
  const text = formatRupees(payoutAmount ?? totalInterest);
  return { label, value: <QuoteFigure quote={own} {...{ result, label, text }} /> };
}

function totalItem({ totalInterest }: QuotedDeposit, own: DepositQuote | undefined): Definition {
  const text = formatRupees(totalInterest);
  const result = QuoteResult.TotalInterest;
  const value = <QuoteFigure quote={own} result={result} label={words.total} text={text} />;
  return { label: words.total, value };
}
