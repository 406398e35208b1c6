import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  maturityInstructionLabel,
  maturityInstructions,
  maturityOutcomeFor,
} from '#domain/fixed-deposits/maturity-instruction.ts';
import { Money } from '#domain/platform/money.ts';
import { principals } from '#tests/arbitraries/money.ts';

const deposit = { principal: Money.of('100000'), maturityAmount: Money.of('107500') };

describe('maturityOutcomeFor', () => {
  it('renews principal and interest', () => {
    const outcome = maturityOutcomeFor('renew-principal-and-interest', deposit);
    expect(outcome.renewed?.text).toBe('107500');
    expect(outcome.paidOut.text).toBe('0');
  });

  it('renews the principal and pays the interest out', () => {
    const outcome = maturityOutcomeFor('renew-principal', deposit);
    expect(outcome.renewed?.text).toBe('100000');
    expect(outcome.paidOut.text).toBe('7500');
  });

  it('pays everything out', () => {
    const outcome = maturityOutcomeFor('pay-out', deposit);
    expect(outcome.renewed).toBeUndefined();
    expect(outcome.paidOut.text).toBe('107500');
  });

  it('loses no rupee, whatever is chosen', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...maturityInstructions),
        principals(),
        (instruction, principal) => {
          const maturityAmount = principal.times('1.1').toRupee();
          const outcome = maturityOutcomeFor(instruction, { principal, maturityAmount });
          const all = (outcome.renewed ?? Money.zero).plus(outcome.paidOut);
          expect(all.equals(maturityAmount)).toBe(true);
        },
      ),
    );
  });
});

describe('maturityInstructionLabel', () => {
  it('has a label for each choice', () => {
    expect(new Set(maturityInstructions.map(maturityInstructionLabel)).size).toBe(3);
  });

  it('has one label for each, no two alike', () => {
    const any = fc.constantFrom(...maturityInstructions);
    fc.assert(
      fc.property(any, any, (one, other) => {
        const isSame = maturityInstructionLabel(one) === maturityInstructionLabel(other);
        expect(isSame).toBe(one === other);
      }),
    );
  });
});
