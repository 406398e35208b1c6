import type { CompleteTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import type { ShownStep } from '#ui/platform/design-system/figures/step-in-numbers.ts';
import { WorkingFigure } from '#ui/platform/design-system/figures/working-figure.tsx';

interface ExplainedFigureProps {
  readonly terms: CompleteTerms;
  readonly steps: readonly ShownStep[];
  readonly label: string;
  readonly text: string;
  /** The calculation in one sentence. */
  readonly sentence?: string | undefined;
}

/**
 * A figure that expands into its calculation. It stays plain text if the last step gives another
 * value.
 */
export function ExplainedFigure({ terms, steps, label, text, sentence }: ExplainedFigureProps) {
  if (steps.at(-1)?.result.endsWith(text) !== true) return text;
  const intro = `${terms.convention.name}.`;
  return <WorkingFigure {...{ text, label, intro, sentence, steps }} />;
}
