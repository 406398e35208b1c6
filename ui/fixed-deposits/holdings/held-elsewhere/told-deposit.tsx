import type { DeclaredTexts } from '#domain/fixed-deposits/holdings/declared-columns.ts';
import {
  type DeclaredDeposit,
  declaredDeposit,
  isMe,
} from '#domain/fixed-deposits/holdings/declared-deposit.ts';
import { shareRun } from '#domain/fixed-deposits/holdings/held-deposits.ts';
import { maturityLabel } from '#domain/fixed-deposits/holdings/holdings.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { QuoteResult } from '#domain/fixed-deposits/interest/working-behind.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { ProgressBar } from '#ui/platform/design-system/feedback/progress-bar.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Page, Section } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { EyeButton } from '#ui/platform/hidden-amounts/eye-button.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { LazyToldExit } from '#ui/fixed-deposits/early-exit/lazy-exits.tsx';
import { InterestTillDate } from '#ui/fixed-deposits/holdings/deposit-details/interest-till-date.tsx';
import { QuoteFigure } from '#ui/fixed-deposits/quote/quote-figure.tsx';
import { LazyDepositReturns } from '#ui/fixed-deposits/returns/lazy-deposit-returns.tsx';
import { institutionCopy, rightCopy } from '#ui/fixed-deposits/shared/held-in-copy.ts';
import { columnCopy, elsewhereCopy as copy, reasonCopy } from './copy.ts';
import type { HeldElsewhereViewModel } from './held-elsewhere.view-model.ts';

interface ToldDepositProps {
  readonly texts: DeclaredTexts;
  readonly viewModel: HeldElsewhereViewModel;
  readonly onBack: () => void;
}

/** One deposit held elsewhere: what it pays, what is left after tax, and what breaking it costs. */
export function ToldDeposit({ texts, viewModel, onBack }: ToldDepositProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const read = declaredDeposit(texts);
  return (
    <Page
      width="wide"
      aside={
        <Button kind="secondary" isFullWidth onClick={() => viewModel.open(texts)}>
          {copy.editing}
        </Button>
      }
    >
      <PageHeader
        ref={heading}
        eyebrow={copy.eyebrow}
        title={texts.issuer}
        onBack={onBack}
        backLabel={copy.toList}
        aside={<EyeButton />}
      />
      {read.ok ? (
        <Figures
          deposit={read.value}
          onAdd={(column) => viewModel.open(texts, column)}
        />
      ) : (
        <Notice tone="warning">
          {copy.unread(columnCopy[read.failure], reasonCopy[read.failure])}
        </Notice>
      )}
    </Page>
  );
}

interface FiguresProps {
  readonly deposit: DeclaredDeposit;
  readonly onAdd: Parameters<typeof LazyToldExit>[0]['onAdd'];
}

function Figures({ deposit, onAdd }: FiguresProps) {
  const { holding, holders, onBehalfOf } = deposit;
  const { quote, startedOn } = holding;
  const [first = ''] = holders;
  const taxed = onBehalfOf !== '' && deposit.right !== 'guardian' ? onBehalfOf : first;
  return (
    <>
      <Card tone="green" padding="large">
        <Worth deposit={deposit} />
      </Card>
      <Facts deposit={deposit} />
      {!isMe(taxed) && <Notice>{copy.taxedTo(taxed)}</Notice>}
      <LazyDepositReturns quote={quote} startedOn={startedOn} />
      <LazyToldExit deposit={deposit} onAdd={onAdd} />
    </>
  );
}

/** The main figures: interest earned, amount deposited and maturity amount. */
function Worth({ deposit: { holding } }: Pick<FiguresProps, 'deposit'>) {
  const today = useToday();
  const { quote, maturityDate } = holding;
  const interest = { label: copy.worth, text: formatRupees(holding.interestTill(today)) };
  const maturity = { label: copy.maturityAmount, text: formatRupees(quote.maturityAmount) };
  return (
    <Stack gap="lg">
      <MoneyDisplay
        size="hero"
        {...interest}
        figure={<InterestTillDate holding={holding} {...interest} />}
      />
      <DefinitionList
        look="columns"
        items={[
          { label: columnCopy.principal, value: formatRupees(quote.terms.principal) },
          {
            label: maturity.label,
            value: <QuoteFigure {...{ quote, ...maturity }} result={QuoteResult.MaturityAmount} />,
          },
        ]}
      />
      <ProgressBar
        label={maturityLabel(maturityDate, today)}
        text={formatDate(maturityDate)}
        share={shareRun(holding, today)}
      />
    </Stack>
  );
}

function Facts({ deposit }: Pick<FiguresProps, 'deposit'>) {
  const { holding, institution, right, onBehalfOf } = deposit;
  const { quote, startedOn } = holding;
  const { annualRatePercent, tenure, payoutFrequency } = quote.terms;
  const total = { label: copy.totalInterest, text: formatRupees(quote.totalInterest) };
  const held = rightCopy[right];
  return (
    <Section title={copy.facts}>
      <Card>
        <DefinitionList
          items={[
            { label: columnCopy.institution, value: institutionCopy[institution] },
            { label: copy.rate, value: `${formatPercent(annualRatePercent)} p.a.` },
            { label: copy.tenure, value: tenureInWords(tenure) },
            { label: columnCopy.payout, value: payoutLabel(payoutFrequency) },
            {
              label: total.label,
              value: <QuoteFigure {...{ quote, ...total }} result={QuoteResult.TotalInterest} />,
            },
            { label: columnCopy.start, value: formatDate(startedOn) },
            {
              label: columnCopy.right,
              value: `${held.charAt(0).toUpperCase()}${held.slice(1)}`,
              ...(onBehalfOf !== '' && { detail: onBehalfOf }),
            },
          ]}
        />
      </Card>
    </Section>
  );
}
