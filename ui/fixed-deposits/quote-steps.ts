import type { DepositQuote } from '#domain/fixed-deposits/deposit-quote.ts';
import type { CompleteTerms } from '#domain/fixed-deposits/deposit-terms.ts';
import { isCumulative } from '#domain/fixed-deposits/payout-frequency.ts';
import { QuoteResult, workingBehind } from '#domain/fixed-deposits/working-behind.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { WorkingInput, WorkingStep } from '#domain/platform/working-step.ts';
import { writtenAmount, writtenDecimal } from '#domain/platform/written-decimal.ts';
import type { ShownStep } from '../platform/design-system/working-figure.tsx';
import { workingWords } from './order-summary-words.ts';
import { cumulativeStepWords, payingStepWords, stepWords } from './working-words.ts';

const AMOUNTS: readonly string[] = [
  'Balance after the whole periods',
  'Interest till date',
  QuoteResult.OnePayout,
  QuoteResult.TotalInterest,
  QuoteResult.MaturityAmount,
  ...['P', 'A', 'M', 'I'],
];

/** The steps to one figure of a quote, as people read them. */
export function shownSteps(quote: DepositQuote, result: QuoteResult): readonly ShownStep[] {
  return writtenSteps(workingBehind(quote.working, result), quote.terms);
}

/** The steps of a deposit's working, as people read them. */
export function writtenSteps(
  steps: readonly WorkingStep[],
  { payoutFrequency }: Pick<CompleteTerms, 'payoutFrequency'>,
): readonly ShownStep[] {
  const isGrowing = isCumulative(payoutFrequency);
  const words = { ...stepWords, ...(isGrowing ? cumulativeStepWords : payingStepWords) };
  return steps.map((step) => ({
    title: step.rule,
    text: words[step.rule],
    formula: step.formula,
    parts: step.inputs.map(shownPart),
    result: resultOf(step),
  }));
}

/** Amounts as amounts, the yield as a percentage; long decimals are cut, and marked there. */
export function writtenNumber(text: string, of: string): string {
  if (of === QuoteResult.EffectiveYield) return formatPercent(Percentage.of(text));
  return AMOUNTS.includes(of) ? writtenAmount(text) : writtenDecimal(text);
}

/** What a letter of a formula means. */
export function meaningOf(letter: string): string {
  const meanings: Readonly<Record<string, string>> = {
    ...workingWords.rules,
    ...workingWords.given,
  };
  return meanings[letter] ?? '';
}

function shownPart({ name, value }: WorkingInput) {
  return { letter: name, meaning: meaningOf(name), value: writtenNumber(value, name) };
}

/** The exact figure, and what it is rounded to where this step is the one that rounds. */
function resultOf({ rule, exact, rounded }: WorkingStep): string {
  const written = writtenNumber(exact, rule);
  if (rounded === undefined) return written;
  const isYield = rule === QuoteResult.EffectiveYield;
  const result = isYield ? writtenNumber(rounded, rule) : formatRupees(Money.of(rounded));
  return rounded === exact ? result : `${isYield ? writtenDecimal(exact) : written} ≈ ${result}`;
}
