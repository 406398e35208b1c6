import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rebookRate } from '#domain/fixed-deposits/early-exit/rebook-rate.ts';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';
import { checkedHolding, checkedTerms, day, dayOf, exitOf, someExits } from './exits.ts';

describe('rebookRate', () => {
  it('gives the rate of section 1, and reaches the maturity amount with a new deposit', () => {
    const answer = rebookRate(exitOf(), day('2027-07-15'));
    expect(answer?.annualRatePercent.text).toBe('10.75');
    expect(answer?.wanted.text).toBe('126321');
    const anew = (rate: string) =>
      depositQuote({
        ...{ ...checkedTerms, tenure: tenureOf('18M') },
        principal: Money.of('108246'),
        annualRatePercent: Percentage.of(rate),
      }).maturityAmount;
    expect(answer?.reached.equals(anew('10.75'))).toBe(true);
    expect(anew('10.74').isLessThan(Money.of('126321'))).toBe(true);
  });

  it('is the lowest rate in hundredths that reaches what the contract still pays', () => {
    fc.assert(
      fc.property(someExits(), fc.nat(), (exit, any) => {
        const answer = rebookRate(exit, dayOf(exit.holding, any));
        if (answer === undefined) return;
        expect(answer.reached.isLessThan(answer.wanted)).toBe(false);
        expect(answer.annualRatePercent.decimal.times(100).isInteger()).toBe(true);
      }),
    );
  });

  it('has none before the deposit can be broken, from maturity on, and above 100 percent', () => {
    const exit = exitOf();
    expect(rebookRate(exit, day('2026-02-15'))).toBeUndefined();
    expect(rebookRate(exit, checkedHolding.maturityDate)).toBeUndefined();
    expect(rebookRate(exit, day('2029-01-14'))).toBeUndefined();
  });
});
