import { interestTillWorking } from '#domain/fixed-deposits/holdings/holding-working.ts';
import type { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
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
  const { terms } = holding.quote;
  const steps = writtenSteps(interestTillWorking(holding, today), terms);
  return <ExplainedFigure {...{ terms, steps, label, text }} />;
}
