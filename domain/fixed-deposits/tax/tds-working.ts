import type { Money } from '../../platform/money.ts';
import { sumOfFigures, type WorkingStep, workingStep } from '../../platform/working-step.ts';
import type { CreditedInterest } from './interest-credits.ts';
import type { PayerForecast } from './payer-forecast.ts';

type Figures = Pick<
  PayerForecast, 'credits' | 'crossingDay' | 'interest' | 'limit' | 'rate' | 'taxWithoutForm'
>;

/**
 * The calculation steps of a forecast: the interest of each deposit, their sum, the part above the
 * limit, and, if there is one, the total on the crossing day and the tax.
 */
export function tdsWorking(
  deposits: readonly CreditedInterest[],
  figures: Figures,
): readonly WorkingStep[] {
  const pieces = deposits.map(({ before, through }) => through.minus(before));
  const steps = deposits.map(({ before, through }, index) =>
    workingStep({
      id: `deposit-interest-${index + 1}`,
      rule: `Interest of deposit ${index + 1} in the tax year`,
      formula: 'U - V',
      inputs: { U: through.text, V: before.text },
      exact: through.minus(before).decimal,
    }),
  );
  const { interest, limit } = figures;
  return Object.freeze([
    ...steps,
    sumStep(pieces, interest),
    workingStep({
      id: 'interest-above-limit',
      rule: 'Interest above the limit',
      formula: 'I - L',
      inputs: { I: interest.text, L: limit.text },
      exact: interest.minus(limit).decimal,
    }),
    ...taxSteps(figures),
  ]);
}

function sumStep(pieces: readonly Money[], interest: Money): WorkingStep {
  return workingStep({
    id: 'total-interest',
    rule: 'Interest of all deposits in the tax year',
    symbol: 'I',
    ...sumOfFigures(pieces.map(({ text }) => text)),
    exact: interest.decimal,
  });
}

function taxSteps(figures: Figures): readonly WorkingStep[] {
  const { credits, crossingDay, interest, rate, taxWithoutForm } = figures;
  const crossing = credits.filter(({ date }) => crossingDay?.equals(date));
  const onCrossing = crossing.map(({ interest: credit, total }) =>
    workingStep({
      id: 'total-on-crossing-day',
      rule: 'Interest of the tax year through the crossing day',
      formula: 'B + C',
      inputs: { B: total.minus(credit).text, C: credit.text },
      exact: total.decimal,
    }),
  );
  if (crossing.length === 0) return [];
  const tax = workingStep({
    id: 'tax-deducted',
    rule: 'Tax deducted at source',
    formula: 'I x r / 100',
    inputs: { I: interest.text, r: rate.text },
    exact: interest.decimal.times(rate.fraction),
    rounded: taxWithoutForm.text,
  });
  return [...onCrossing, tax];
}
