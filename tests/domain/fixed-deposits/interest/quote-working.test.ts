import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import type { WorkingStep } from '#domain/platform/working-step.ts';
import { Decimal } from '#domain/platform/decimal.ts';
import { cumulativeTerms, depositTerms, payoutTerms } from '#tests/arbitraries/deposit-terms.ts';
import { thirtyDayMonths } from '#domain/fixed-deposits/interest/interest-convention.ts';

function stepOf(steps: readonly WorkingStep[], rule: string): WorkingStep {
  const found = steps.find((step) => step.rule === rule);
  if (found === undefined) throw new Error(`no step ${rule}`);
  return found;
}

function input(step: WorkingStep, name: string): Decimal {
  return new Decimal(step.inputs.find((each) => each.name === name)?.value ?? NaN);
}

/** A calculation repeated with only the inputs that a step shows. */
function expectClose(redone: Decimal, step: WorkingStep): void {
  const off = redone.minus(step.exact).abs();
  expect(off.lessThanOrEqualTo(new Decimal(step.exact).abs().times('1e-30'))).toBe(true);
}

describe('DepositQuote', () => {
  it('states a rounded figure only if a step rounds', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        const { working } = depositQuote(terms);
        expect(stepOf(working, 'Days in the tenure')).not.toHaveProperty('rounded');
        expect(stepOf(working, 'Total interest')).toHaveProperty('rounded', expect.any(String));
      }),
    );
  });

  it('can be redone by hand if interest is added', () => {
    fc.assert(
      fc.property(cumulativeTerms(), (terms) => {
        const { working } = depositQuote(terms);
        const whole = stepOf(working, 'Balance after the whole periods');
        const factor = input(whole, 'r').dividedBy(input(whole, 'n')).plus(1);
        const growth = factor.pow(input(whole, 'k'));
        expectClose(input(whole, 'P').times(growth), whole);
        const maturity = stepOf(working, 'Maturity amount');
        const broken = input(maturity, 'r').times(input(maturity, 'b')).dividedBy(360).plus(1);
        expectClose(input(maturity, 'A').times(broken), maturity);
      }),
    );
  });

  it('can be redone by hand if interest is paid out', () => {
    fc.assert(
      fc.property(payoutTerms(), (terms) => {
        const { working } = depositQuote(terms);
        const total = stepOf(working, 'Total interest');
        const simple = input(total, 'P').times(input(total, 'r')).times(input(total, 'D'));
        expectClose(simple.dividedBy(360), total);
        const payout = stepOf(working, 'One payout');
        expectClose(
          input(payout, 'P').times(input(payout, 'r')).dividedBy(input(payout, 'n')),
          payout,
        );
      }),
    );
  });

  it('ends at the figures of the quote', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        const quote = depositQuote(terms);
        expect(stepOf(quote.working, 'Total interest').rounded).toBe(quote.totalInterest.text);
        expect(stepOf(quote.working, 'Maturity amount').rounded).toBe(quote.maturityAmount.text);
        const days = stepOf(quote.working, 'Days in the tenure');
        expect(days.exact).toBe(String(terms.tenure.days));
      }),
    );
  });

  it('shows figures only, never an exponent', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        for (const step of depositQuote(terms).working) {
          const figures = [
            step.exact,
            step.rounded ?? '0',
            ...step.inputs.map((each) => each.value),
          ];
          for (const figure of figures) expect(figure).toMatch(/^-?[0-9]+(\.[0-9]+)?$/);
        }
      }),
    );
  });

  it('names the rule by which the broken period was calculated, and ends at the same figure', () => {
    fc.assert(
      fc.property(cumulativeTerms(), (terms) => {
        const convention = { ...thirtyDayMonths, brokenPeriod: 'fractional-exponent' } as const;
        const quote = depositQuote({ ...terms, convention });
        const maturity = quote.working.find(({ rule }) => rule === 'Maturity amount');
        expect(maturity?.formula).toBe('A x (1 + r / n)^(b / p)');
        expect(maturity?.inputs.map(({ name }) => name)).toEqual(['A', 'r', 'b', 'n', 'p']);
        expect(maturity?.rounded).toBe(quote.maturityAmount.text);
      }),
    );
  });
});
