import { interestTillWorking } from '#domain/fixed-deposits/holdings/holding-working.ts';
import type { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { isCumulative } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { ExplainedFigure } from '#ui/fixed-deposits/quote/explained-figure.tsx';
import { writtenSteps } from '#ui/fixed-deposits/quote/quote-steps.ts';
import { useToday } from '#ui/platform/use-today.ts';

interface InterestTillDateProps {
  /** The deposit with its calculation; undefined if we cannot explain the issuer's calculation. */
  readonly holding: Holding | undefined;
  readonly label: string;
  readonly text: string;
}

/** The interest earned until today, which expands into its calculation. */
export function InterestTillDate({ holding, label, text }: InterestTillDateProps) {
  const today = useToday();
  if (holding === undefined) return text;
  const { startedOn, quote } = holding;
  const { terms } = quote;
  const steps = writtenSteps(interestTillWorking(holding, today), terms);
  const sentence = isCumulative(terms.payoutFrequency)
    ? `${formatRupees(terms.principal)} at ${formatPercent(terms.annualRatePercent)} a year ` +
      `since ${formatDate(startedOn)} has earned ${text} of interest.`
    : undefined;
  return <ExplainedFigure {...{ terms, steps, label, text, sentence }} />;
}
