import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import type { QuoteResult } from '#domain/fixed-deposits/interest/working-behind.ts';
import { ExplainedFigure } from './explained-figure.tsx';
import { quoteSentence } from './quote-sentence.ts';
import { shownSteps } from './quote-steps.ts';

interface QuoteFigureProps {
  /** Our own quote with its steps; undefined if we cannot explain the issuer's calculation. */
  readonly quote: DepositQuote | undefined;
  readonly result: QuoteResult;
  readonly label: string;
  readonly text: string;
}

/**
 * A figure of a quote that expands into its calculation. It stays plain text if the last step gives
 * another value.
 */
export function QuoteFigure({ quote, result, label, text }: QuoteFigureProps) {
  if (quote === undefined) return text;
  return (
    <ExplainedFigure
      terms={quote.terms}
      steps={shownSteps(quote, result)}
      sentence={quoteSentence(quote, result)}
      {...{ label, text }}
    />
  );
}
