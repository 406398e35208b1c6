import type { CompleteTerms } from '#domain/fixed-deposits/deposit-terms.ts';
import { type ShownStep, WorkingFigure } from '../platform/design-system/working-figure.tsx';

interface ExplainedFigureProps {
  readonly terms: CompleteTerms;
  readonly steps: readonly ShownStep[];
  readonly label: string;
  readonly text: string;
}

/** A figure that opens into its steps, where they lead to what is shown. */
export function ExplainedFigure({ terms, steps, label, text }: ExplainedFigureProps) {
  if (steps.at(-1)?.result.endsWith(text) !== true) return text;
  const intro = `${terms.convention.name}.`;
  return <WorkingFigure text={text} label={label} intro={intro} steps={steps} />;
}
