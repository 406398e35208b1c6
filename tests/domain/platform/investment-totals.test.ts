import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  investmentTotals,
  totalsTerms,
  totalsTogether,
} from '#domain/platform/investment-totals.ts';
import { Money } from '#domain/platform/money.ts';
import { amounts } from '#tests/arbitraries/money.ts';

const closed = fc
  .record({
    putIn: amounts(),
    earned: amounts(),
    changeInValue: amounts(),
    paidToBank: amounts(),
  })
  .map((parts) => ({ ...parts, worth: worthOf(parts) }));

type Parts = Record<'putIn' | 'earned' | 'changeInValue' | 'paidToBank', Money>;

function worthOf({ putIn, earned, changeInValue, paidToBank }: Parts): Money {
  return putIn.plus(earned).plus(changeInValue).minus(paidToBank);
}

describe('investmentTotals', () => {
  it('returns totals that add up unchanged', () => {
    fc.assert(
      fc.property(closed, (totals) => {
        expect(investmentTotals(totals)).toEqual(totals);
      }),
    );
  });

  it('rejects a worth other than put in plus earned plus change in value minus paid out', () => {
    fc.assert(
      fc.property(closed, (totals) => {
        const wrong = { ...totals, worth: totals.worth.plus(Money.of('0.01')) };
        expect(() => investmentTotals(wrong)).toThrow('put in + earned + change - paid is');
      }),
    );
    expect(() => investmentTotals(5 as never)).toThrow('a plain object');
    expect(() => investmentTotals({} as never)).toThrow('money was expected');
  });
});

describe('totalsTogether', () => {
  it('add up if each part adds up, and are undefined without parts', () => {
    fc.assert(
      fc.property(fc.array(closed, { maxLength: 5 }), (parts) => {
        const all = totalsTogether(parts);
        const { paidToBank = Money.zero } = all;
        expect(investmentTotals({ ...all, paidToBank })).toEqual(all);
        expect(all.earned.text).toBe(Money.sum(parts.map(({ earned }) => earned)).text);
        const changes = parts.map(({ changeInValue }) => changeInValue);
        expect(all.changeInValue.text).toBe(Money.sum(changes).text);
      }),
    );
    expect(totalsTogether([]).worth.text).toBe('0');
  });

  it('rejects a part whose figures do not add up', () => {
    const [putIn, zero] = [Money.of('5'), Money.zero];
    const none = { earned: zero, changeInValue: zero, paidToBank: zero, worth: zero };
    expect(() => totalsTogether([{ putIn, ...none }])).toThrow('is 5, got 0');
    expect(() => totalsTogether(5 as never)).toThrow('a list was expected');
  });
});

describe('totalsTogether with a provider that omits the sum paid out', () => {
  it('leaves the sum paid out undefined', () => {
    fc.assert(
      fc.property(closed, closed, (one, { worth, putIn, earned, changeInValue }) => {
        const other = { worth, putIn, earned, changeInValue };
        const together = totalsTogether([one, other]);
        expect(together.paidToBank).toBeUndefined();
        expect(together.worth.text).toBe(one.worth.plus(worth).text);
      }),
    );
  });
});

describe('totalsTerms', () => {
  it('add up to the worth, each with its sign, none below zero', () => {
    fc.assert(
      fc.property(closed, ({ earned, changeInValue, ...rest }) => {
        const putIn = rest.putIn.isNegative() ? Money.zero : rest.putIn;
        const paidToBank = rest.paidToBank.isNegative() ? Money.zero : rest.paidToBank;
        const parts = { putIn, earned, changeInValue, paidToBank };
        const worth = worthOf(parts);
        const terms = totalsTerms({ worth, ...parts });
        const sum = terms.reduce(
          (left, { isSubtracted, amount }) =>
            isSubtracted ? left.minus(amount) : left.plus(amount),
          Money.zero,
        );
        expect(sum.text).toBe(worth.text);
        expect(terms.some(({ amount }) => amount.isNegative())).toBe(false);
        const shown = [earned, changeInValue, paidToBank].filter((amount) => !amount.isZero());
        expect(terms.map(({ kind }) => kind)[0]).toBe('put-in');
        expect(terms.length).toBe(1 + shown.length);
      }),
    );
  });

  it('are undefined if a payment is unknown, and reject sums that do not add up', () => {
    const [worth, putIn, earned] = [Money.of('5'), Money.of('4'), Money.of('2')];
    const figures = { worth, putIn, earned, changeInValue: Money.zero };
    expect(totalsTerms(figures)).toEqual([]);
    const open = { ...figures, paidToBank: Money.zero };
    expect(() => totalsTerms(open)).toThrow('is 6, got 5');
    expect(() => totalsTerms(5 as never)).toThrow('a plain object');
    expect(() => totalsTerms({} as never)).toThrow('money was expected');
  });
});
