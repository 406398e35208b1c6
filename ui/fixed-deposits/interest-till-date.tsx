import { interestTillWorking } from '#domain/fixed-deposits/holding-working.ts';
import type { Holding } from '#domain/fixed-deposits/holdings.ts';
import { Clock } from '#application/platform/clock.ts';
import { usePort } from '../platform/injection.tsx';
import { ExplainedFigure } from './explained-figure.tsx';
import { writtenSteps } from './quote-steps.ts';

interface InterestTillDateProps {
  /** Undefined where the issuer reckons in a way that we cannot explain. */
  readonly holding: Holding | undefined;
  readonly label: string;
  readonly text: string;
}

/** What a deposit has earned by today, which opens into the steps that lead there. */
export function InterestTillDate({ holding, label, text }: InterestTillDateProps) {
  const today = usePort(Clock).today();
  if (holding === undefined) return text;
  const { terms } = holding.quote;
  const steps = writtenSteps(interestTillWorking(holding, today), terms);
  return <ExplainedFigure {...{ terms, steps, label, text }} />;
}
