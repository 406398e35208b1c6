import type { DepositProduct } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { QuotedDeposit } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import {
  compoundingFrequencyFor,
  compoundingLabel,
} from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import { closedDaySentence } from '#domain/fixed-deposits/interest/bank-closure.ts';
import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { isCumulative, payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { rateLabel } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { QuoteResult } from '#domain/fixed-deposits/interest/working-behind.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import {
  type CSSProperties,
  memo,
  type RefObject,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import {
  type Definition,
  DefinitionList,
} from '#ui/platform/design-system/figures/definition-list.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { RateDisplay } from '#ui/platform/design-system/figures/rate-display.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import type { CheckedQuote } from '#ui/fixed-deposits/quote/checked-quote.ts';
import styles from './invest-details-box.module.css';
import type { InvestDetailsViewModel } from '#ui/fixed-deposits/deposit-page/invest-details.view-model.ts';
import { investmentBoxCopy as copy } from '#ui/fixed-deposits/deposit-page/copy.ts';
import { QuoteDifferences } from '#ui/fixed-deposits/quote/quote-differences.tsx';
import { InsuranceLine } from '#ui/fixed-deposits/shared/insurance-line.tsx';
import { QuoteFigure } from '#ui/fixed-deposits/quote/quote-figure.tsx';

interface InvestDetailsResultProps {
  readonly viewModel: InvestDetailsViewModel;
  readonly deposit: DepositProduct;
}

/**
 * The issuer's calculation, dimmed while a new one loads. Rendering is deferred, so that the input
 * shows a change first.
 */
export const InvestDetailsResult = observer(function InvestDetailsResult({
  viewModel,
  deposit,
}: InvestDetailsResultProps) {
  const { checked, quote, rate, isAwaited } = viewModel;
  const { state } = quote;
  const drawn = useDeferredValue(checked);
  const isSkeletonDue = useDeferredValue(isAwaited);
  const isStale = isAwaited || drawn !== checked;
  const space = useKeptHeight(drawn);
  return (
    <div
      {...space}
      className={styles.result}
      data-stale={isStale || undefined}
      aria-busy={isAwaited}
    >
      <RateDisplay label={copy.rate} text={rateLabel(rate)} size="large" />
      {state.kind === 'failed' && (
        <Notice
          tone="danger"
          isAnnounced
          action={
            <Button kind="quiet" size="small" onClick={() => viewModel.requote()}>
              {copy.tryAgain}
            </Button>
          }
        >
          {copy.notCalculated}
        </Notice>
      )}
      {drawn !== undefined && <Figures checked={drawn} deposit={deposit} />}
      {drawn === undefined && isSkeletonDue && (
        <Skeleton shape="text" label={copy.calculating} count={2} />
      )}
    </div>
  );
});

/**
 * Keeps the height of the last figures while there are none, so that the button below them does not
 * move between the last key and the press.
 */
function useKeptHeight(drawn: CheckedQuote | undefined): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly style: CSSProperties | undefined;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (drawn !== undefined && ref.current !== null) setHeight(ref.current.offsetHeight);
  }, [drawn]);
  return { ref, style: drawn === undefined ? { minBlockSize: height } : undefined };
}

interface FiguresProps {
  readonly checked: CheckedQuote;
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
        label={copy.maturity}
        text={maturity}
        figure={
          <QuoteFigure
            quote={own}
            result={QuoteResult.MaturityAmount}
            label={copy.maturity}
            text={maturity}
          />
        }
        detail={copy.on(formatDate(quote.maturityDate), closedDaySentence(quote.maturityDate))}
      />
      <p className={styles.direct}>
        <InsuranceLine {...{ deposit, quote: own, maturityAmount: quote.maturityAmount }} />
      </p>
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
      label: copy.payoutAtMaturity,
      value: payoutLabel(payoutFrequency),
      detail: copy.compounded(compounded),
    };
  }
  const label = copy.payoutInterest(payoutLabel(payoutFrequency));
  const result = payoutAmount === undefined ? QuoteResult.TotalInterest : QuoteResult.OnePayout;
  const text = formatRupees(payoutAmount ?? totalInterest);
  return { label, value: <QuoteFigure quote={own} {...{ result, label, text }} /> };
}

function totalItem({ totalInterest }: QuotedDeposit, own: DepositQuote | undefined): Definition {
  const text = formatRupees(totalInterest);
  const result = QuoteResult.TotalInterest;
  const value = <QuoteFigure quote={own} result={result} label={copy.total} text={text} />;
  return { label: copy.total, value };
}
