import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkInstance } from '../../platform/argument-checks.ts';
import { Money } from '../../platform/money.ts';
import type { WorkingStep } from '../../platform/working-step.ts';
import { inDays, unitsInMonth, yearInDays } from '../interest/day-count.ts';
import { type DepositStep, depositStep as step } from '../interest/deposit-step.ts';
import type { CompleteTerms } from '../interest/deposit-terms.ts';
import { elapsedOn } from '../interest/elapsed.ts';
import { daysSoFar } from './days-so-far.ts';
import { Holding } from './holdings.ts';
import { exactInterest } from '../interest/interest.ts';
import { isCumulative } from '../interest/payout-frequency.ts';
import { interestPayouts } from '../interest/interest-payouts.ts';
import { given, grownIn } from '../interest/quote-working.ts';
import { runningInterest, type RunningInterest } from '../interest/running-interest.ts';
import { QuoteResult, workingBehind } from '../interest/working-behind.ts';

/**
 * The calculation steps for the interest earned until a day, so that a person can repeat them with
 * a pocket calculator. The last step is the interest itself. From maturity on, these are the steps
 * for the total interest.
 *
 * @source calculation rules, "Value on a day"
 * @throws an error for an invalid holding or day
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('12'), payoutFrequency: 'monthly' };
 * const terms = { principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-01-15') });
 * const steps = interestTillWorking(holding, CalendarDate.of('2026-03-15'));
 * steps.slice(-2).map(({ rule, exact }) => `${rule}: ${exact}`);
 * // => ['Interest since the last payout: 0', 'Interest till date: 2000']
 * ```
 */
export function interestTillWorking(holding: Holding, day: CalendarDate): readonly WorkingStep[] {
  const { quote, startedOn } = checkInstance(holding, Holding, 'a holding');
  if (holding.isMaturedOn(day)) return workingBehind(quote.working, QuoteResult.TotalInterest);
  const { terms } = quote;
  const run = daysSoFar(day, { terms, startedOn });
  if (!isCumulative(terms.payoutFrequency)) return [run, ...payingSteps(holding, day)];
  const all = elapsedOn(day, { terms, startedOn });
  const { steps, formula, inputs } = grownIn(terms, { letter: 'E', all });
  const till = step('interest-till-date', {
    formula: `${formula} - P`,
    inputs: { ...inputs, P: given(terms).P },
    exact: exactInterest(terms, all),
    rounded: holding.interestTill(day).text,
  });
  return [run, ...steps, till];
}

/**
 * The steps for a deposit with payouts: interest paid out, plus interest accrued since the last
 * payout. Before the first payout, only the accrued interest.
 */
function payingSteps(holding: Holding, day: CalendarDate): readonly WorkingStep[] {
  const { terms } = holding.quote;
  const { startedOn, quote } = holding;
  const payouts = interestPayouts(quote, startedOn);
  const running = runningInterest(day, { quote, startedOn, payouts });
  const { paidOut, accrued, paidFor } = running;
  if (paidFor === 0) return [accruedStep(running, { terms, id: 'interest-till-date' })];
  const { convention } = terms;
  const W = paidOut.text;
  const till = paidOut.plus(accrued);
  return [
    step('paid-days', {
      formula: `months x ${yearInDays(convention)} / 12`,
      inputs: { months: paidFor / unitsInMonth(convention) },
      exact: inDays(paidFor, convention),
    }),
    accruedStep(running, { terms, id: 'interest-since-payout' }),
    step('interest-till-date', {
      formula: 'W + S',
      inputs: { W, S: accrued.text },
      exact: till.decimal,
      rounded: till.text,
    }),
  ];
}

/** The step for the interest since the last payout, which is limited to the next payout. */
function accruedStep(
  { accrued, elapsed, paidFor, next, exact }: RunningInterest,
  { terms, id }: { readonly terms: CompleteTerms; readonly id: DepositStep },
): WorkingStep {
  const rounded = accrued.text;
  if (accrued.isLessThan(Money.of(exact).toPaisa())) {
    return step(id, { formula: 'N', inputs: { N: next.text }, exact: next.decimal, rounded });
  }
  const { convention } = terms;
  const year = yearInDays(convention);
  const { P, r } = given(terms);
  const E = inDays(elapsed, convention);
  return paidFor === 0
    ? step(id, { formula: `P x r x E / ${year}`, inputs: { P, r, E }, exact, rounded })
    : step(id, {
        formula: `P x r x (E - F) / ${year}`,
        inputs: { P, r, E, F: inDays(paidFor, convention) },
        exact,
        rounded,
      });
}
