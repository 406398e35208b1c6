import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  maturityInstructionLabel,
  maturityInstructionNamed,
  maturityInstructions,
  maturityOutcomeFor,
  outcomeWithRenewal,
} from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { depositTotals } from '#domain/fixed-deposits/holdings/deposit-totals.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { passbookMovement } from '#domain/fixed-deposits/holdings/passbook.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
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

  it('preserves every rupee under every instruction', () => {
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
});

describe('maturityInstructionNamed', () => {
  it('reads its own labels, in any case and spacing, and no other [FD-2.163]', () => {
    for (const instruction of maturityInstructions) {
      const label = maturityInstructionLabel(instruction);
      expect(maturityInstructionNamed(` ${label.toUpperCase()} `)).toBe(instruction);
    }
    expect(maturityInstructionNamed('Renew')).toBeUndefined();
    expect(maturityInstructionNamed('')).toBeUndefined();
  });
});

describe('outcomeWithRenewal', () => {
  it('pays what was not renewed', () => {
    fc.assert(
      fc.property(principals(), principals(), (renewed, paid) => {
        const maturityAmount = renewed.plus(paid);
        const outcome = outcomeWithRenewal({ maturityAmount }, renewed);
        expect([outcome.renewed?.text, outcome.paidOut.text]).toEqual([renewed.text, paid.text]);
      }),
    );
  });

  it('refuses less than nothing, for each rule that divides a maturity amount', () => {
    const less = Money.of('-1');
    const negative = 'a renewed amount must not be negative';
    expect(() => outcomeWithRenewal(deposit, less)).toThrow(negative);
    for (const instruction of maturityInstructions) {
      const divided = (principal: Money) => () =>
        maturityOutcomeFor(instruction, { ...deposit, principal });
      expect(divided(less)).toThrow(negative);
      expect(divided(Money.of('107501'))).toThrow('at most 107500 can');
    }
    const row = { kind: 'withdrawal', amount: deposit.principal, renewedAmount: less } as const;
    expect(() => passbookMovement(row)).toThrow(negative);
    const startedOn = CalendarDate.of('2026-11-21');
    const rate = { annualRatePercent: Percentage.of(8), payoutFrequency: 'at-maturity' } as const;
    const terms = { ...rate, principal: deposit.principal, tenure: Tenure.of({ years: 1 }) };
    const life = { holding: Holding.of({ terms, startedOn }), isRenewal: false, renewed: less };
    const matured = CalendarDate.of('2027-11-21');
    expect(() => depositTotals([life], matured)).toThrow(negative);
  });

  it('refuses more than the deposit paid', () => {
    const more = Money.of('107501');
    expect(() => outcomeWithRenewal(deposit, more)).toThrow('at most 107500 can');
    expect(() => outcomeWithRenewal(5 as never, more)).toThrow('a plain object');
    expect(() => outcomeWithRenewal(deposit, 5 as never)).toThrow('money was expected');
  });
});
