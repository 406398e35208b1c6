import type { Decimal } from '../../platform/decimal.ts';
import type { Money } from '../../platform/money.ts';
import { workingStep, type WorkingStep } from '../../platform/working-step.ts';
import { inDays, yearInDays } from '../interest/day-count.ts';
import type { CompleteTerms } from '../interest/deposit-terms.ts';
import { exactInterest } from '../interest/interest.ts';
import { isCumulative } from '../interest/payout-frequency.ts';
import { given, grownIn } from '../interest/quote-working.ts';

/** The calculation steps from the rate of a new deposit to its interest and its last amount. */
export function rebookWorking(by: {
  /** The terms of the new deposit, whose principal is what the early exit pays. */
  readonly again: CompleteTerms;
  /** The length of the new deposit. */
  readonly left: Decimal;
  readonly reached: Money;
}): readonly WorkingStep[] {
  const { again, left, reached } = by;
  const { annualRatePercent, convention, payoutFrequency, principal } = again;
  const { P, r } = given(again);
  const { steps, formula, inputs } = grownIn(again, { letter: 'R', all: left });
  const isGrowing = isCumulative(payoutFrequency);
  const interest = reached.minus(principal);
  return Object.freeze([
    workingStep({
      ...{ id: 'rebook-rate-fraction', rule: 'Rate of the new deposit as a fraction', symbol: 'r' },
      ...{ formula: 'q / 100', inputs: { q: annualRatePercent.text }, exact: r },
    }),
    ...(isGrowing ? steps : []),
    workingStep({
      ...{ id: 'rebook-interest', rule: 'Interest of the new deposit', symbol: 'I' },
      formula: isGrowing ? `${formula} - P` : `P x r x R / ${yearInDays(convention)}`,
      inputs: isGrowing ? { ...inputs, P } : { P, r, R: inDays(left, convention) },
      ...{ exact: exactInterest(again, left), rounded: interest.text },
    }),
    workingStep({
      ...{ id: 'rebook-amount', rule: 'The new deposit with its interest' },
      ...{ formula: 'P + I', inputs: { P, I: interest.text }, exact: reached.decimal },
    }),
  ]);
}
