import type { DepositProduct } from '#application/fixed-deposits/deposit-catalogue.ts';
import type { QuotedDeposit } from '#application/fixed-deposits/deposit-quotes.ts';
import { type ComparisonBar, comparisonBars } from '#domain/fixed-deposits/comparison-chart.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Card } from '../platform/design-system/card.tsx';
import { ComparisonChart } from '../platform/design-system/comparison-chart.tsx';
import { comparisonWords as words } from './invest-details-words.ts';
import { tenureInWords } from './tenure-text.tsx';

interface InvestDetailsComparisonProps {
  readonly shown: QuotedDeposit;
  readonly deposit: DepositProduct;
}

/** The same amount over the same tenure here and at two other banks. */
export function InvestDetailsComparison({ shown, deposit }: InvestDetailsComparisonProps) {
  const label = ({ bank, annualRatePercent }: ComparisonBar) =>
    `${words.banks[bank] ?? deposit.name} · ${formatPercent(annualRatePercent)} p.a.`;
  return (
    <Card as="section" label={words.title}>
      <ComparisonChart
        title={words.title}
        bars={comparisonBars(shown).map((bar) => ({
          label: label(bar),
          value: bar.totalInterest.decimal.toNumber(),
          text: formatRupees(bar.totalInterest),
          isHighlighted: bar.bank === 'this-deposit',
        }))}
        note={words.note(formatRupees(shown.principal), tenureInWords(shown.tenure))}
      />
    </Card>
  );
}
