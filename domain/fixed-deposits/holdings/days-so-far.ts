import type { CalendarDate } from '../../platform/calendar-date.ts';
import type { WorkingStep } from '../../platform/working-step.ts';
import { inDays, yearInDays } from '../interest/day-count.ts';
import { depositStep as step } from '../interest/deposit-step.ts';
import type { CompleteTerms } from '../interest/deposit-terms.ts';
import { elapsedOn, elapsedParts } from '../interest/elapsed.ts';
import { oddDays } from '../interest/quote-working.ts';

/** The calculation step for the time that a deposit has run on a day before maturity. */
export function daysSoFar(
  day: CalendarDate,
  life: { readonly terms: CompleteTerms; readonly startedOn: CalendarDate },
): WorkingStep {
  const { convention } = life.terms;
  const year = yearInDays(convention);
  const { carried, length, ...parts } = elapsedParts(day, life);
  const { months, days } = parts;
  const exact = inDays(elapsedOn(day, life), convention);
  if (length === undefined) {
    const odd = oddDays(convention, { from: life.startedOn.plus({ months }), days });
    const formula = `months x ${year} / 12 + ${odd.formula}`;
    return step('elapsed-days', { formula, inputs: { months, ...odd.inputs }, exact });
  }
  if (carried === undefined) {
    const formula = `(months + days / length) x ${year} / 12`;
    return step('elapsed-days', { formula, inputs: { months, days, length }, exact });
  }
  const formula = `months x ${year} / 12 + rest x days / length`;
  const rest = inDays(carried, convention);
  const inputs = { months, days, length, rest };
  return step('elapsed-days', { formula, inputs, exact });
}
