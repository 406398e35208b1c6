import { checkInstance } from '../../platform/argument-checks.ts';
import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkDate } from '../../platform/expected-values.ts';
import { workingStep, type WorkingStep } from '../../platform/working-step.ts';
import { daysSoFar } from '../holdings/days-so-far.ts';
import { inDays, yearInDays } from '../interest/day-count.ts';
import type { CompleteTerms } from '../interest/deposit-terms.ts';
import { elapsedOn } from '../interest/elapsed.ts';
import { exactInterest } from '../interest/interest.ts';
import { isCumulative } from '../interest/payout-frequency.ts';
import { given, grownIn } from '../interest/quote-working.ts';
import { QuoteResult, workingBehind } from '../interest/working-behind.ts';
import { EarlyExit } from './early-exit.ts';
import type { ExitPayment, ExitRate } from './exit-answer.ts';

/** The ids of the steps that only an early exit has. */
export const ExitStep = Object.freeze({
  Rate: 'exit-rate',
  RateFraction: 'exit-rate-fraction',
  Interest: 'exit-interest',
  Proceeds: 'exit-proceeds',
  Cost: 'exit-cost',
} as const);
export type ExitStep = (typeof ExitStep)[keyof typeof ExitStep];

/**
 * The calculation steps of an early exit on a day: the rate, the interest, the proceeds and the
 * cost. From maturity on, these are the steps of the maturity amount. Empty if nothing is payable.
 *
 * @source section 1 of the design notes on rules beyond the documents
 * @throws an error for anything but an early exit and a date
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const terms = { ...rate, principal: LAKH, tenure: Tenure.of({ years: 2 }) };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-01-15') });
 * const { value: rule } = prematureRulesOf('nbfc').on(CalendarDate.of('2026-11-26'));
 * const year = { from: Tenure.of({ years: 1 }), annualRatePercent: Percentage.of('8') };
 * const exit = EarlyExit.of({ holding, rule, rates: BookingDayRates.ofRanges([year]) });
 * const steps = exitWorking(exit, CalendarDate.of('2027-01-15'));
 * steps.slice(-2).map(({ formula, exact }) => `${formula} = ${exact}`);
 * // => ['P + I - W = 106000', 'V - Z = 2000']
 * ```
 */
export function exitWorking(exit: EarlyExit, day: CalendarDate): readonly WorkingStep[] {
  const { holding } = checkInstance(exit, EarlyExit, 'an early exit');
  const answer = exit.on(checkDate(day));
  const { quote, startedOn } = holding;
  if (answer.kind === 'matured') return workingBehind(quote.working, QuoteResult.MaturityAmount);
  if (answer.kind !== 'payable') return [];
  const { terms } = quote;
  const { annualRatePercent } = answer.rate;
  return Object.freeze([
    daysSoFar(day, { terms, startedOn }),
    ...rateSteps(answer.rate),
    ...interestSteps(answer, { terms: { ...terms, annualRatePercent }, startedOn }),
    ...resultSteps(answer, terms),
  ]);
}

function rateSteps(rate: ExitRate): readonly WorkingStep[] {
  const { annualRatePercent, base, points } = rate;
  const isCut = points.isGreaterThan(base);
  const inputs = { B: base.text, p: points.text };
  return [
    workingStep({
      ...{ id: ExitStep.Rate, rule: 'Rate of the early exit in percent', symbol: 'q' },
      ...(isCut ? { formula: '0', inputs: {} } : { formula: 'B - p', inputs }),
      exact: annualRatePercent.decimal,
    }),
    workingStep({
      ...{ id: ExitStep.RateFraction, rule: 'The same rate as a fraction', symbol: 'r' },
      ...{ formula: 'q / 100', inputs: { q: annualRatePercent.text } },
      exact: annualRatePercent.fraction,
    }),
  ];
}

/** The steps for the interest since the start, at the rate of the early exit. */
function interestSteps(
  { day, interest }: ExitPayment,
  life: { readonly terms: CompleteTerms; readonly startedOn: CalendarDate },
): readonly WorkingStep[] {
  const { terms } = life;
  const { convention } = terms;
  const all = elapsedOn(day, life);
  const result = {
    ...{ id: ExitStep.Interest, rule: 'Interest of the early exit', symbol: 'I' },
    ...{ exact: exactInterest(terms, all), rounded: interest.text },
  };
  const { P, r } = given(terms);
  if (!isCumulative(terms.payoutFrequency)) {
    const formula = `P x r x E / ${yearInDays(convention)}`;
    return [workingStep({ ...result, formula, inputs: { P, r, E: inDays(all, convention) } })];
  }
  const { steps, formula, inputs } = grownIn(terms, { letter: 'E', all });
  return [
    ...steps,
    workingStep({ ...result, formula: `${formula} - P`, inputs: { ...inputs, P } }),
  ];
}

function resultSteps(answer: ExitPayment, { principal }: CompleteTerms): readonly WorkingStep[] {
  const { interest, recovered, proceeds, contractValue, cost } = answer;
  return [
    workingStep({
      ...{ id: ExitStep.Proceeds, rule: 'Paid on the early exit', symbol: 'Z' },
      formula: 'P + I - W',
      inputs: { P: principal.text, I: interest.text, W: recovered.text },
      exact: proceeds.decimal,
    }),
    workingStep({
      ...{ id: ExitStep.Cost, rule: 'Less than the deposit is worth that day' },
      formula: 'V - Z',
      inputs: { V: contractValue.text, Z: proceeds.text },
      exact: cost.decimal,
    }),
  ];
}
