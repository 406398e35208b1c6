import { asFacts, asFactsList, asText } from '../platform/expected.ts';
import type { WorkingStep } from '../platform/working-step.ts';

/** The figures of a quote that people ask about, by the step that finds them. */
export const QuoteResult = Object.freeze({
  MaturityAmount: 'Maturity amount',
  TotalInterest: 'Total interest',
  OnePayout: 'One payout',
  EffectiveYield: 'Effective yield a year',
} as const);
export type QuoteResult = (typeof QuoteResult)[keyof typeof QuoteResult];

/** Which step finds a letter that stands in the formula of another. */
const FOUND_BY: ReadonlyMap<string, string> = new Map([
  ['A', 'Balance after the whole periods'],
  ['M', 'Maturity amount'],
  ['I', 'Total interest'],
  ['D', 'Days in the tenure'],
  ['p', 'Days in one period'],
  ['k', 'Whole periods'],
  ['b', 'Days of the broken period'],
]);

/**
 * The steps that one figure of a quote rests on, in the order in which a person works them out, the
 * figure itself last; none where the quote has no such figure.
 *
 * @param steps the whole working of a quote
 * @source calculation rules, "What a quote carries"
 * @throws a sentence on what is no working
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'monthly' };
 * const quote = depositQuote({ principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate });
 * workingBehind(quote.working, 'Total interest').map(({ rule }) => rule);
 * // => ['Days in the tenure', 'Total interest']
 * ```
 */
export function workingBehind(
  steps: readonly WorkingStep[],
  result: string,
): readonly WorkingStep[] {
  asFactsList(steps);
  const needed = new Set<WorkingStep>();
  const need = (rule: string) => {
    const step = steps.find((each) => each.rule === rule);
    if (step === undefined || needed.has(step)) return;
    needed.add(step);
    for (const { name } of asFactsList(step.inputs)) {
      need(FOUND_BY.get(name) ?? '');
    }
  };
  need(asText(result));
  return steps.filter((step) => needed.has(asFacts(step)));
}
