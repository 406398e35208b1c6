import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { QuoteResult, workingBehind } from '#domain/fixed-deposits/interest/working-behind.ts';
import type { WorkingStep } from '#domain/platform/working-step.ts';
import { cumulativeTerms, depositTerms } from '#tests/arbitraries/deposit-terms.ts';

const GIVEN = ['P', 'r', 'n', 'years', 'months', 'days'];

describe('workingBehind', () => {
  it('ends at the figure and keeps the order of the working', () => {
    const results = fc.constantFrom(...Object.values(QuoteResult));
    fc.assert(
      fc.property(depositTerms(), results, (terms, result) => {
        const { working } = depositQuote(terms);
        const behind = workingBehind(working, result);
        const isThere = working.some(({ id }) => id === result);
        expect(behind.at(-1)?.id).toBe(isThere ? result : undefined);
        expect(working.filter((step) => behind.includes(step))).toEqual(behind);
      }),
    );
  });

  it('leaves no letter without the step that finds it', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        const { working } = depositQuote(terms);
        for (const result of Object.values(QuoteResult)) {
          const behind = workingBehind(working, result);
          const letters = behind.flatMap(({ inputs }) => inputs.map(({ name }) => name));
          const found = new Set(letters.filter((letter) => !GIVEN.includes(letter)));
          expect(found.size).toBe(Math.max(behind.length - 1, 0));
        }
      }),
    );
  });

  it('explains the maturity amount without the yield', () => {
    fc.assert(
      fc.property(cumulativeTerms(), (terms) => {
        const rules = workingBehind(depositQuote(terms).working, QuoteResult.MaturityAmount);
        expect(rules.map(({ rule }) => rule)).toEqual([
          'Days in the tenure',
          'Whole periods',
          'Days of the broken period',
          'Balance after the whole periods',
          'Maturity amount',
        ]);
      }),
    );
  });

  it('finds the same steps when all names are reworded', () => {
    const results = fc.constantFrom(...Object.values(QuoteResult));
    fc.assert(
      fc.property(depositTerms(), results, (terms, result) => {
        const { working } = depositQuote(terms);
        const reworded = working.map((step) => ({ ...step, rule: 'Reworded' }));
        const idsIn = (steps: readonly WorkingStep[]) => steps.map(({ id }) => id);
        expect(idsIn(workingBehind(reworded, result))).toEqual(
          idsIn(workingBehind(working, result)),
        );
      }),
    );
  });

  it('is empty for an empty working, and throws for a value that is not a working', () => {
    expect(workingBehind([], QuoteResult.TotalInterest)).toEqual([]);
    const work = () => workingBehind(['x'] as never, QuoteResult.TotalInterest);
    expect(work).toThrow('a plain object');
  });
});
