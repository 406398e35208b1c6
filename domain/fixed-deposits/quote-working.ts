import { Decimal } from '../platform/decimal.ts';
import type { Money } from '../platform/money.ts';
import type { Percentage } from '../platform/percentage.ts';
import { workingStep as step, type WorkingStep } from '../platform/working-step.ts';
import type { CompleteTerms } from './deposit-terms.ts';
import { exactInterest, lengthOf, periodsOf, simpleInterest } from './interest.ts';
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
  const { principal, annualRatePercent, convention } = terms;
  const periods = periodsOf(terms);
  const r = annualRatePercent.fraction;
  const P = principal.text;
  const wholeBalance = exactInterest(terms, periods.whole * periods.length).plus(principal.decimal);
  const balance = quote.exactInterest.plus(principal.decimal);
  const isSimple = convention.brokenPeriod === 'simple-interest';
  const steps = [
    ...periodSteps(terms),
    step({
      rule: 'Balance after the whole periods',
      formula: 'P x (1 + r / n)^k',
      inputs: { P, r, n: periods.perYear, k: periods.whole },
      exact: wholeBalance,
    }),
    step({
      rule: 'Maturity amount',
      formula: isSimple ? `A x (1 + r x b / ${convention.daysInYear})` : 'A x (1 + r / n)^(b / p)',
      inputs: {
        A: wholeBalance,
        r,
        b: inDays(periods.broken),
        ...(isSimple ? {} : { n: periods.perYear, p: inDays(periods.length) }),
      },
      exact: balance,
      rounded: quote.maturityAmount.text,
    }),
    step({
      rule: 'Total interest',
      formula: 'M - P',
      inputs: { M: quote.maturityAmount.text, P },
      exact: quote.totalInterest.decimal,
      rounded: quote.totalInterest.text,
    }),
  ];
  return [...steps, yieldStep(quote)];
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
  const { principal, annualRatePercent, tenure, convention } = terms;
  const periods = periodsOf(terms);
  const r = annualRatePercent.fraction;
  const P = principal.text;
  return [
    ...periodSteps(terms),
    step({
      rule: 'One payout',
      formula: 'P x r / n',
      inputs: { P, r, n: periods.perYear },
      exact: simpleInterest(terms, principal.decimal, periods.length),
      rounded: quote.payoutAmount?.text,
    }),
    step({
      rule: 'Total interest',
      formula: `P x r x D / ${convention.daysInYear}`,
      inputs: { P, r, D: inDays(lengthOf(tenure, convention)) },
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

function periodSteps(terms: CompleteTerms): readonly WorkingStep[] {
  const periods = periodsOf(terms);
  const D = inDays(lengthOf(terms.tenure, terms.convention));
  const p = inDays(periods.length);
  return [
    step({
      rule: 'Days in one period',
      formula: `${terms.convention.daysInYear} / n`,
      inputs: { n: periods.perYear },
      exact: p,
    }),
    step({
      rule: 'Whole periods',
      formula: 'D / p, without the fraction',
      inputs: { D, p },
      exact: periods.whole,
    }),
    step({
      rule: 'Days of the broken period',
      formula: 'D - k x p',
      inputs: { D, k: periods.whole, p },
      exact: inDays(periods.broken),
    }),
  ];
}

function inDays(twelfths: number): Decimal {
  return new Decimal(twelfths).dividedBy(12);
}
