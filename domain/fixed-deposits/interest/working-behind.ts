import { checkRecord, checkRecords, checkText } from '../../platform/argument-checks.ts';
import type { WorkingStep } from '../../platform/working-step.ts';
import { DepositStep } from './deposit-step.ts';

/**
 * The results of a quote whose calculation the app can show; each value is the id of the step that
 * calculates it.
 */
export const QuoteResult = Object.freeze({
  MaturityAmount: DepositStep.MaturityAmount,
  TotalInterest: DepositStep.TotalInterest,
  OnePayout: DepositStep.OnePayout,
  EffectiveYield: DepositStep.EffectiveYield,
} as const);
export type QuoteResult = (typeof QuoteResult)[keyof typeof QuoteResult];

/**
 * The steps that lead to one result of a quote, in calculation order, with the result last. Empty
 * if the quote has no such result.
 *
 * @param steps all calculation steps of a quote
 * @source calculation rules, "What a quote carries"
 * @throws an error for anything but a list of calculation steps
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'monthly' };
 * const quote = depositQuote({ principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate });
 * workingBehind(quote.working, 'total-interest').map(({ rule }) => rule);
 * // => ['Days in the tenure', 'Total interest']
 * ```
 */
export function workingBehind(
  steps: readonly WorkingStep[],
  result: QuoteResult,
): readonly WorkingStep[] {
  checkRecords(steps);
  const needed = new Set<WorkingStep>();
  const need = (step: WorkingStep | undefined) => {
    if (step === undefined || needed.has(step)) return;
    needed.add(step);
    for (const { name } of checkRecords(step.inputs)) {
      need(steps.find(({ symbol }) => symbol === name));
    }
  };
  const wanted = checkText(result);
  need(steps.find(({ id }) => id === wanted));
  return steps.filter((step) => needed.has(checkRecord(step)));
}
