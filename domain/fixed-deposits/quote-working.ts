import { Decimal } from '../platform/decimal.ts';
import type { Money } from '../platform/money.ts';
import type { Percentage } from '../platform/percentage.ts';
import { workingStep as step, type WorkingStep } from '../platform/working-step.ts';
import type { CompleteTerms } from './deposit-terms.ts';
import { exactInterest, lengthOf, periodsIn, simpleInterest } from './interest.ts';
import type { TwelfthDays } from './interest.ts';
import { isCumulative } from './payout-frequency.ts';

/** What the steps explain. */
export interface ExplainedQuote {
  readonly terms: CompleteTerms;
  readonly exactInterest: Decimal;
  readonly totalInterest: Money;
  readonly maturityAmount: Money;
  readonly payoutAmount: Money | undefined;
  readonly effectiveYield: Percentage | undefined;
}

/** The ordered steps behind a quote: each input is given, or the result of a step before. */
export function quoteWorking(quote: ExplainedQuote): readonly WorkingStep[] {
  const { terms } = quote;
  const steps = isCumulative(terms.payoutFrequency) ? growingSteps(quote) : payingSteps(quote);
  return Object.freeze([daysStep(terms), ...steps]);
}

function daysStep({ tenure, convention }: CompleteTerms): WorkingStep {
  const { daysInYear } = convention;
  return step({
    rule: 'Days in the tenure',
    formula: `years x ${daysInYear} + months x ${daysInYear} / 12 + days`,
    inputs: { years: tenure.parts.years, months: tenure.parts.months, days: tenure.parts.days },
    exact: inDays(lengthOf(tenure, convention)),
  });
}

function growingSteps(quote: ExplainedQuote): readonly WorkingStep[] {
  const { terms } = quote;
  const { principal, tenure, convention } = terms;
  const grown = grownIn(terms, { letter: 'D', all: lengthOf(tenure, convention) });
  const { formula, inputs } = grown;
  const steps = [
    ...grown.steps,
    step({
      rule: 'Maturity amount',
      formula,
      inputs,
      exact: quote.exactInterest.plus(principal.decimal),
      rounded: quote.maturityAmount.text,
    }),
    step({
      rule: 'Total interest',
      formula: 'M - P',
      inputs: { M: quote.maturityAmount.text, P: principal.text },
      exact: quote.totalInterest.decimal,
      rounded: quote.totalInterest.text,
    }),
  ];
  return [...steps, yieldStep(quote)];
}

/** A length of time, and the letter that it has in a formula. */
interface Stretch {
  readonly letter: string;
  readonly all: TwelfthDays | Decimal;
}

/** The balance after the whole periods of a stretch, and what it becomes till the end of it. */
export function grownIn(terms: CompleteTerms, stretch: Stretch) {
  const { convention, principal } = terms;
  const { perYear: n, length, whole: k, broken } = periodsIn(terms, stretch.all);
  const A = exactInterest(terms, k * length).plus(principal.decimal);
  const { P, r } = given(terms);
  const isSimple = convention.brokenPeriod === 'simple-interest';
  return {
    steps: [
      ...periodSteps(terms, stretch),
      step({
        rule: 'Balance after the whole periods',
        formula: 'P x (1 + r / n)^k',
        inputs: { P, r, n, k },
        exact: A,
      }),
    ],
    formula: isSimple ? `A x (1 + r x b / ${convention.daysInYear})` : 'A x (1 + r / n)^(b / p)',
    inputs: { A, r, b: inDays(broken), ...(isSimple ? {} : { n, p: inDays(length) }) },
  };
}

/** The letters of what a deposit begins with. */
export function given({ principal, annualRatePercent }: CompleteTerms) {
  return { P: principal.text, r: annualRatePercent.fraction };
}

function yieldStep(quote: ExplainedQuote): WorkingStep {
  const { principal, tenure } = quote.terms;
  const years = tenure.inYears;
  return step({
    rule: 'Effective yield a year',
    formula: 'I / (P x D / 360) x 100',
    inputs: { I: quote.exactInterest, P: principal.text, D: tenure.days },
    exact: quote.exactInterest.times(100).dividedBy(principal.decimal.times(years)),
    rounded: quote.effectiveYield?.text,
  });
}

function payingSteps(quote: ExplainedQuote): readonly WorkingStep[] {
  const { terms } = quote;
  const { principal, tenure, convention } = terms;
  const all = lengthOf(tenure, convention);
  const { perYear, length } = periodsIn(terms, all);
  const { P, r } = given(terms);
  return [
    ...periodSteps(terms, { letter: 'D', all }),
    step({
      rule: 'One payout',
      formula: 'P x r / n',
      inputs: { P, r, n: perYear },
      exact: simpleInterest(terms, principal.decimal, length),
      rounded: quote.payoutAmount?.text,
    }),
    step({
      rule: 'Total interest',
      formula: `P x r x D / ${convention.daysInYear}`,
      inputs: { P, r, D: inDays(all) },
      exact: quote.exactInterest,
      rounded: quote.totalInterest.text,
    }),
    step({
      rule: 'Maturity amount',
      formula: 'P',
      inputs: { P },
      exact: principal.decimal,
      rounded: quote.maturityAmount.text,
    }),
  ];
}

function periodSteps(terms: CompleteTerms, { letter, all }: Stretch): readonly WorkingStep[] {
  const { perYear, length, whole: k, broken } = periodsIn(terms, all);
  const p = inDays(length);
  const time = { [letter]: inDays(all), p };
  return [
    step({
      rule: 'Days in one period',
      formula: `${terms.convention.daysInYear} / n`,
      inputs: { n: perYear },
      exact: p,
    }),
    step({
      rule: 'Whole periods',
      formula: `${letter} / p, without the fraction`,
      inputs: time,
      exact: k,
    }),
    step({
      rule: 'Days of the broken period',
      formula: `${letter} - k x p`,
      inputs: { ...time, k },
      exact: inDays(broken),
    }),
  ];
}

export function inDays(twelfths: TwelfthDays | Decimal): Decimal {
  return new Decimal(twelfths).dividedBy(12);
}
