import type { Decimal } from '../../platform/decimal.ts';
import type { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';
import type { WorkingStep } from '../../platform/working-step.ts';
import { depositStep as step } from './deposit-step.ts';
import type { CompleteTerms } from './deposit-terms.ts';
import { type DaySpan, daysByYear, inDays, type TimeUnits, yearInDays } from './day-count.ts';
import { exactInterest, lengthOf, periodsIn, simpleInterest, yearsOf } from './interest.ts';
import type { InterestConvention } from './interest-convention.ts';
import { isCumulative } from './payout-frequency.ts';

/** The quote whose calculation the steps show. */
export interface ExplainedQuote {
  readonly terms: CompleteTerms;
  readonly exactInterest: Decimal;
  readonly totalInterest: Money;
  readonly maturityAmount: Money;
  readonly payoutAmount: Money | undefined;
  readonly effectiveYield: Percentage | undefined;
}

/**
 * The steps that lead to the results of a quote, in order. Every input of a step is part of the
 * terms, or the result of an earlier step.
 */
export function quoteWorking(quote: ExplainedQuote): readonly WorkingStep[] {
  const { terms } = quote;
  const steps = isCumulative(terms.payoutFrequency) ? growingSteps(quote) : payingSteps(quote);
  return Object.freeze([daysStep(terms), ...steps]);
}

function daysStep(terms: CompleteTerms): WorkingStep {
  const { tenure, convention, startsOn } = terms;
  const { years, months, days } = tenure.parts;
  const year = yearInDays(convention);
  const odd = oddDays(convention, { from: startsOn?.plus({ years, months }), days });
  return step('tenure-days', {
    formula: `years x ${year} + months x ${year} / 12 + ${odd.formula}`,
    inputs: { years, months, ...odd.inputs },
    exact: inDays(lengthOf(terms), convention),
  });
}

/** The term of a formula that counts odd days, with its inputs. */
export function oddDays({ daysInYear }: InterestConvention, span: DaySpan) {
  if (daysInYear !== 'actual') return { formula: 'days', inputs: { days: span.days } };
  const { ordinary, leap } = daysByYear(span);
  return { formula: 'days + leap x 365 / 366', inputs: { days: ordinary, leap } };
}

function growingSteps(quote: ExplainedQuote): readonly WorkingStep[] {
  const { terms } = quote;
  const { principal } = terms;
  const grown = grownIn(terms, { letter: 'D', all: lengthOf(terms) });
  const { formula, inputs } = grown;
  const steps = [
    ...grown.steps,
    step('maturity-amount', {
      formula,
      inputs,
      exact: quote.exactInterest.plus(principal.decimal),
      rounded: quote.maturityAmount.text,
    }),
    step('total-interest', {
      formula: 'M - P',
      inputs: { M: quote.maturityAmount.text, P: principal.text },
      exact: quote.totalInterest.decimal,
      rounded: quote.totalInterest.text,
    }),
  ];
  return [...steps, yieldStep(quote)];
}

/** A length of time, with its letter in the formulas. */
interface Span {
  readonly letter: string;
  readonly all: TimeUnits | Decimal;
}

/** The steps and the formula for the balance with compound interest after a length of time. */
export function grownIn(terms: CompleteTerms, span: Span) {
  const { convention, principal } = terms;
  const { perYear: n, length, whole: k, broken } = periodsIn(terms, span.all);
  const A = exactInterest(terms, k * length).plus(principal.decimal);
  const { P, r } = given(terms);
  const isSimple = convention.brokenPeriod === 'simple-interest';
  return {
    steps: [
      ...periodSteps(terms, span),
      step('balance-after-periods', {
        formula: 'P x (1 + r / n)^k',
        inputs: { P, r, n, k },
        exact: A,
      }),
    ],
    formula: isSimple ? `A x (1 + r x b / ${yearInDays(convention)})` : 'A x (1 + r / n)^(b / p)',
    inputs: {
      ...{ A, r, b: inDays(broken, convention) },
      ...(isSimple ? {} : { n, p: inDays(length, convention) }),
    },
  };
}

/** The principal and the annual rate as inputs of formulas, under their symbols. */
export function given({ principal, annualRatePercent }: CompleteTerms) {
  return { P: principal.text, r: annualRatePercent.fraction };
}

function yieldStep(quote: ExplainedQuote): WorkingStep {
  const { terms } = quote;
  const { principal, convention } = terms;
  return step('effective-yield', {
    formula: `I / (P x D / ${yearInDays(convention)}) x 100`,
    inputs: { I: quote.exactInterest, P: principal.text, D: inDays(lengthOf(terms), convention) },
    exact: quote.exactInterest.times(100).dividedBy(principal.decimal.times(yearsOf(terms))),
    rounded: quote.effectiveYield?.text,
  });
}

function payingSteps(quote: ExplainedQuote): readonly WorkingStep[] {
  const { terms } = quote;
  const { principal, convention } = terms;
  const all = lengthOf(terms);
  const { perYear, length } = periodsIn(terms, all);
  const { P, r } = given(terms);
  return [
    ...periodSteps(terms, { letter: 'D', all }),
    step('one-payout', {
      formula: 'P x r / n',
      inputs: { P, r, n: perYear },
      exact: simpleInterest(terms, principal.decimal, length),
      rounded: quote.payoutAmount?.text,
    }),
    step('total-interest', {
      formula: `P x r x D / ${yearInDays(convention)}`,
      inputs: { P, r, D: inDays(all, convention) },
      exact: quote.exactInterest,
      rounded: quote.totalInterest.text,
    }),
    step('maturity-amount', {
      formula: 'P',
      inputs: { P },
      exact: principal.decimal,
      rounded: quote.maturityAmount.text,
    }),
  ];
}

function periodSteps(terms: CompleteTerms, { letter, all }: Span): readonly WorkingStep[] {
  const { convention } = terms;
  const { perYear: n, length, whole: k, broken } = periodsIn(terms, all);
  const year = yearInDays(convention);
  const time = { [letter]: inDays(all, convention), n };
  return [
    step('period-days', {
      formula: `${year} / n`,
      inputs: { n },
      exact: inDays(length, convention),
    }),
    step('whole-periods', {
      formula: `${letter} x n / ${year}, rounded down`,
      inputs: time,
      exact: k,
    }),
    step('broken-period-days', {
      formula: `${letter} - k x ${year} / n`,
      inputs: { ...time, k },
      exact: inDays(broken, convention),
    }),
  ];
}
