import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  loanInstead,
  loanLimit,
  NBFC_LOAN_RULES,
} from '#domain/fixed-deposits/early-exit/loan-instead.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { fraction, fractionOf, halfUp, over, times } from '#tests/domain/oracle.ts';
import { checkedHolding, day, holdings } from './exits.ts';

const rule = NBFC_LOAN_RULES.on(day('2026-11-26'))?.value;
if (rule === undefined) throw new Error('there is a rule for loans');
const wish = { rule, amount: Money.of('60000'), from: day('2026-07-15'), days: 180 };
const shown = (changes: Partial<typeof wish> = {}) => {
  const answer = loanInstead(checkedHolding, { ...wish, ...changes });
  return answer.ok ? answer.value.interest.text : answer.failure;
};

describe('loanInstead', () => {
  it('gives the figures of section 1', () => {
    expect(shown()).toBe('2988');
    const answer = loanInstead(checkedHolding, wish);
    expect(answer.ok && answer.value.annualRatePercent.text).toBe('10.1');
    expect(answer.ok && answer.value.working.map((step) => step.rounded ?? step.exact)).toEqual([
      ...['10.1', '2988'],
    ]);
  });

  it('names why nothing is lent', () => {
    expect(shown({ from: day('2026-04-14') })).toBe('too-early');
    expect(shown({ from: day('2026-04-15') })).toBe('2988');
    expect(shown({ from: day('2028-07-19') })).toBe('2988');
    expect(shown({ from: day('2028-07-20') })).toBe('after-maturity');
    expect(shown({ amount: Money.zero })).toBe('not-above-zero');
    expect(shown({ amount: Money.of('75000') })).not.toBe('above-limit');
    expect(shown({ amount: Money.of('75000.01') })).toBe('above-limit');
  });

  it('refuses a rule with a share or points outside of 0 to 100 percent', () => {
    for (const percent of [Percentage.of(-1), Percentage.of(101)]) {
      for (const name of ['sharePercent', 'pointsAbove']) {
        const wrong = { ...rule, [name]: percent };
        expect(() => loanLimit(checkedHolding, wrong)).toThrow('from 0 to 100');
        expect(() => shown({ rule: wrong })).toThrow('from 0 to 100');
      }
    }
  });

  it('agrees with exact fractions', () => {
    const days = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(holdings(), days, (holding, length) => {
        const { principal, annualRatePercent } = holding.quote.terms;
        const amount = loanLimit(holding, rule);
        const from = holding.startedOn.plus(rule.notBefore);
        const answer = loanInstead(holding, { rule, amount, from, days: length });
        if (!answer.ok) return;
        const rate = fractionOf(annualRatePercent.decimal.plus(2).toFixed());
        const yearly = times(fraction(BigInt(amount.text)), over(rate, fraction(100n)));
        const exact = times(yearly, fraction(BigInt(length), 365n));
        expect(answer.value.interest.text).toBe(halfUp(exact).toString());
        expect(BigInt(amount.text)).toBe((BigInt(principal.text) * 3n) / 4n);
      }),
    );
  });
});

describe('loanLimit', () => {
  it('is 75% of the principal, as in section 1', () => {
    expect(loanLimit(checkedHolding, rule).text).toBe('75000');
  });
});
