import type { DepositProduct } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { QuotedDeposit } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import {
  type ComparisonBar,
  comparisonBars,
} from '#domain/fixed-deposits/catalogue/comparison-bars.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { ComparisonChart } from '#ui/platform/design-system/charts/comparison-chart.tsx';
import { comparisonCopy as copy } from './copy.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';

interface InvestDetailsComparisonProps {
  readonly shown: QuotedDeposit;
  readonly deposit: DepositProduct;
}

/** Compares the interest of this deposit and of two other banks, for the same amount and tenure. */
export function InvestDetailsComparison({ shown, deposit }: InvestDetailsComparisonProps) {
  const label = ({ bank, annualRatePercent }: ComparisonBar) =>
    `${copy.banks[bank] ?? deposit.name} · ${formatPercent(annualRatePercent)} p.a.`;
  return (
    <Card as="section" label={copy.title}>
      <ComparisonChart
        title={copy.title}
        bars={comparisonBars(shown).map((bar) => ({
          label: label(bar),
          value: bar.totalInterest.decimal.toNumber(),
          text: formatRupees(bar.totalInterest),
          isHighlighted: bar.bank === 'this-deposit',
        }))}
        note={copy.note(formatRupees(shown.principal), tenureInWords(shown.tenure))}
      />
    </Card>
  );
}
