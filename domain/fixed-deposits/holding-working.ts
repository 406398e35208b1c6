import type { CalendarDate } from '../platform/calendar-date.ts';
import { asKind } from '../platform/expected.ts';
import { workingStep as step, type WorkingStep } from '../platform/working-step.ts';
import { elapsedOn, elapsedParts } from './elapsed.ts';
import { Holding } from './holdings.ts';
import { exactInterest } from './interest.ts';
import { isCumulative } from './payout-frequency.ts';
import { given, grownIn, inDays } from './quote-working.ts';
import { QuoteResult, workingBehind } from './working-behind.ts';

/**
 * The steps behind the interest that a deposit has earned till a day, to be redone with a pocket
 * calculator, the interest last; never above the total interest, and from the maturity day on the
 * steps behind that.
 *
 * @source calculation rules, "Value on a day"
 * @throws a sentence on what is no holding or no day
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('12'), payoutFrequency: 'monthly' };
 * const terms = { principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-01-15') });
 * const steps = interestTillWorking(holding, CalendarDate.of('2026-03-15'));
 * steps.map(({ rule, exact }) => `${rule}: ${exact}`);
 * // => ['Days so far: 60', 'Interest till date: 2000']
 * ```
 */
export function interestTillWorking(holding: Holding, day: CalendarDate): readonly WorkingStep[] {
  const { quote, startedOn } = asKind(holding, Holding, 'a holding');
  if (holding.isMaturedOn(day)) return workingBehind(quote.working, QuoteResult.TotalInterest);
  const { terms } = quote;
  const { daysInYear } = terms.convention;
  const parts = elapsedParts(day, { terms, startedOn });
  const all = elapsedOn(day, { terms, startedOn });
  const E = inDays(all);
  const run = step({
    rule: 'Days so far',
    formula:
      parts.length === undefined
        ? `months x ${daysInYear} / 12 + days`
        : `(months + days / length) x ${daysInYear} / 12`,
    inputs: { ...parts },
    exact: E,
  });
  const found = {
    rule: 'Interest till date',
    exact: exactInterest(terms, all),
    rounded: holding.interestTill(day).text,
  };
  const { P, r } = given(terms);
  if (!isCumulative(terms.payoutFrequency)) {
    return [run, step({ ...found, formula: `P x r x E / ${daysInYear}`, inputs: { P, r, E } })];
  }
  const { steps, formula, inputs } = grownIn(terms, { letter: 'E', all });
  return [run, ...steps, step({ ...found, formula: `${formula} - P`, inputs: { ...inputs, P } })];
}
