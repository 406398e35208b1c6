import { ExitStep } from '#domain/fixed-deposits/early-exit/exit-working.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { WorkingStep } from '#domain/platform/working-step.ts';
import { writtenAmount, writtenDecimal } from '#domain/platform/written-decimal.ts';
import { type RateTerms, writtenSteps } from '#ui/fixed-deposits/quote/quote-steps.ts';
import type { ShownPart, ShownStep } from '#ui/platform/design-system/figures/step-in-numbers.ts';

const RESULTS_IN_RUPEES: readonly string[] = [
  ...[ExitStep.Interest, ExitStep.Proceeds, ExitStep.Cost],
  ...['rebook-interest', 'rebook-amount', 'loan-interest'],
];
const INPUTS_IN_RUPEES: readonly string[] = ['Z', 'V', 'L'];

/** The meaning of the symbols that only these calculations have. */
const MEANINGS: Meanings = {
  B: 'Rate before points are taken, in percent',
  p: 'Points',
  V: 'Worth under the contract that day',
  L: 'Loan',
};

/** Meanings that differ between the calculations, by symbol. */
type Meanings = Readonly<Record<string, string>>;

/** The calculation of an early exit or of a loan, formatted for the screen. */
export function exitSteps(
  steps: readonly WorkingStep[],
  terms: RateTerms,
  meanings: Meanings = {},
): readonly ShownStep[] {
  const all = { ...MEANINGS, ...meanings };
  // The rate is shown in percent, so the step that turns it into a fraction is left out.
  const [fraction] = steps.flatMap(({ symbol, inputs }) => (symbol === 'r' ? inputs : []));
  const told = steps.filter(({ symbol }) => symbol !== 'r');
  const annualRatePercent =
    fraction === undefined ? terms.annualRatePercent : Percentage.of(fraction.value);
  return writtenSteps(told, { annualRatePercent }).map((shown, index) => {
    const step = told[index];
    const isAmount = step !== undefined && RESULTS_IN_RUPEES.includes(step.id);
    const result = isAmount
      ? shown.result.replace(writtenDecimal(step.exact), writtenAmount(step.exact))
      : shown.result;
    return { ...shown, parts: shown.parts.map((part) => writtenPart(part, all)), result };
  });
}

function writtenPart({ letter, meaning, value }: ShownPart, meanings: Meanings): ShownPart {
  return {
    letter,
    meaning: meanings[letter] ?? meaning,
    value: INPUTS_IN_RUPEES.includes(letter) ? writtenAmount(value) : value,
  };
}

/** The steps up to the one with an id. */
export function stepsUntil(steps: readonly WorkingStep[], id: string): readonly WorkingStep[] {
  const at = steps.findIndex((step) => step.id === id);
  return at === -1 ? steps : steps.slice(0, at + 1);
}
