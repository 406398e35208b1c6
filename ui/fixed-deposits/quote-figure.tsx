import type { DepositQuote } from '#domain/fixed-deposits/deposit-quote.ts';
import type { QuoteResult } from '#domain/fixed-deposits/working-behind.ts';
import { ExplainedFigure } from './explained-figure.tsx';
import { shownSteps } from './quote-steps.ts';

interface QuoteFigureProps {
  /** Undefined where the issuer reckons in a way that we cannot explain. */
  readonly quote: DepositQuote | undefined;
  readonly result: QuoteResult;
  readonly label: string;
  readonly text: string;
}

/** A figure of a quote that opens into its steps, where they lead to what is shown. */
export function QuoteFigure({ quote, result, label, text }: QuoteFigureProps) {
  if (quote === undefined) return text;
  return (
    <ExplainedFigure terms={quote.terms} steps={shownSteps(quote, result)} {...{ label, text }} />
  );
}
