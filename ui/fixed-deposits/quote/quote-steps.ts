import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { DepositStep } from '#domain/fixed-deposits/interest/deposit-step.ts';
import type { CompleteTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import { QuoteResult, workingBehind } from '#domain/fixed-deposits/interest/working-behind.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { WorkingInput, WorkingStep } from '#domain/platform/working-step.ts';
import { writtenAmount, writtenDecimal } from '#domain/platform/written-decimal.ts';
import type { ShownStep } from '#ui/platform/design-system/figures/step-in-numbers.ts';
import { givenCopy } from './copy.ts';

const AMOUNTS: readonly string[] = [
  DepositStep.BalanceAfterPeriods,
  DepositStep.InterestTillDate,
  DepositStep.InterestSincePayout,
  QuoteResult.OnePayout,
  QuoteResult.TotalInterest,
  QuoteResult.MaturityAmount,
  ...['P', 'A', 'M', 'I', 'W', 'N', 'S'],
];

/** The calculation of one figure of a quote, formatted for the screen. */
export function shownSteps(quote: DepositQuote, result: QuoteResult): readonly ShownStep[] {
  return writtenSteps(workingBehind(quote.working, result), quote.terms);
}

export type RateTerms = Pick<CompleteTerms, 'annualRatePercent'>;

/** The calculation of a deposit, formatted for the screen, with the rate in percent. */
export function writtenSteps(
  steps: readonly WorkingStep[],
  { annualRatePercent }: RateTerms,
): readonly ShownStep[] {
  const rate = { name: 'r', value: annualRatePercent.text };
  return steps.map((step) => ({
    title: step.rule,
    formula: step.formula,
    parts: step.inputs.map((input) => shownPart(input.name === 'r' ? rate : input, steps)),
    result: resultOf(step),
  }));
}

/**
 * Formats one number of a step: amounts in rupees, the yield in percent. A long decimal is
 * shortened and marked as such.
 */
function writtenNumber(text: string, of: string): string {
  if (of === QuoteResult.EffectiveYield) return formatPercent(Percentage.of(text));
  if (of === 'r') return `${text}%`;
  return AMOUNTS.includes(of) ? writtenAmount(text) : writtenDecimal(text);
}

/** The meaning of a symbol in a formula: a given value, or the result of a step. */
function meaningOf(symbol: string, steps: readonly WorkingStep[]): string {
  return givenCopy[symbol] ?? steps.find((step) => step.symbol === symbol)?.rule ?? '';
}

function shownPart({ name, value }: WorkingInput, steps: readonly WorkingStep[]) {
  return { letter: name, meaning: meaningOf(name, steps), value: writtenNumber(value, name) };
}

/** The exact result, followed by the rounded one if this step rounds. */
function resultOf({ id, exact, rounded }: WorkingStep): string {
  const written = writtenNumber(exact, id);
  if (rounded === undefined) return written;
  const isYield = id === QuoteResult.EffectiveYield;
  const result = isYield ? writtenNumber(rounded, id) : formatRupees(Money.of(rounded));
  return rounded === exact ? result : `${isYield ? writtenDecimal(exact) : written} ≈ ${result}`;
}
