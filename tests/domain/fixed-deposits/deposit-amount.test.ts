import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountAfterTyping,
  DEFAULT_DEPOSIT_AMOUNT,
  depositAmountRulesFor,
  depositAmountViolation,
  readAmountInput,
} from '#domain/fixed-deposits/deposit-amount.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { principals, amounts } from '#tests/arbitraries/money.ts';

const limits = { minimum: Money.of('5000'), maximum: Money.of('1000000') };
const rules = depositAmountRulesFor({ issuerId: 'himadri', ...limits });
const suryodayRules = depositAmountRulesFor({ issuerId: 'suryoday', ...limits });
const violation = (amount: string) => depositAmountViolation(Money.of(amount), rules);

/** Limits of a deposit, the minimum never above the maximum. */
const anyLimits = fc.tuple(principals(), principals()).map(([one, other]) => ({
  minimum: one.isLessThan(other) ? one : other,
  maximum: one.isLessThan(other) ? other : one,
}));

describe('DEFAULT_DEPOSIT_AMOUNT', () => {
  it('starts at 1 lakh [FD-9.1]', () => {
    expect(DEFAULT_DEPOSIT_AMOUNT.text).toBe('100000');
  });
});

describe('depositAmountViolation', () => {
  it('refuses an amount below the minimum [FD-5.1]', () => {
    expect(violation('4999')).toBe('below-minimum');
    expect(violation('4000')).toBe('below-minimum');
    expect(violation('5000')).toBeUndefined();
  });

  it('refuses an amount above the maximum', () => {
    expect(violation('1001000')).toBe('above-maximum');
    expect(violation('1000000')).toBeUndefined();
  });

  it('takes multiples of a thousand, and from suryoday any whole amount [FD-5.5]', () => {
    expect(violation('5500')).toBe('not-a-multiple');
    expect(depositAmountViolation(Money.of('5501'), suryodayRules)).toBeUndefined();
    expect(depositAmountViolation(Money.of('5501.5'), suryodayRules)).toBe('not-whole-rupees');
  });

  it('misses an amount', () => {
    expect(depositAmountViolation(undefined, rules)).toBe('missing');
  });

  it('lets through whole rupees within the limits, in steps where there are any', () => {
    const issuers = fc.constantFrom('suryoday', 'any');
    fc.assert(
      fc.property(anyLimits, issuers, fc.oneof(amounts(), principals()), (given, id, amount) => {
        const rules = depositAmountRulesFor({ issuerId: id, ...given });
        const isWithin = !amount.isLessThan(given.minimum) && !amount.isGreaterThan(given.maximum);
        const step = id === 'suryoday' ? Money.of(1) : Money.of(1000);
        const isFine = isWithin && amount.isMultipleOf(step);
        expect(depositAmountViolation(amount, rules) === undefined).toBe(isFine);
      }),
    );
  });

  it('names paise where any whole amount is taken', () => {
    const rules = { minimum: Money.of(1), maximum: Money.of(100) };
    expect(depositAmountViolation(Money.of('5.5'), rules)).toBe('not-whole-rupees');
  });
});

describe('readAmountInput', () => {
  it('strips commas [FD-5.7]', () => {
    expect(readAmountInput('1,00,000')?.text).toBe('100000');
    expect(readAmountInput('10,0000')?.text).toBe('100000');
    expect(readAmountInput('₹ 5,000')?.text).toBe('5000');
  });

  it.each(['', ' ', 'abc', '12a', '-5000', '1e5', '.', '१०००', '٥', '１０００'])(
    'clears the amount for "%s" [FD-5.8]',
    (text) => {
      expect(readAmountInput(text)).toBeUndefined();
      const after = amountAfterTyping(text, { previous: Money.of('7000'), rules });
      expect(after).toEqual({ amount: undefined, violation: 'missing' });
    },
  );

  it('reads eighteen digits, whatever zeros stand before them, and not one more', () => {
    const longest = '999999999999999999';
    expect(readAmountInput(longest)?.text).toBe(longest);
    expect(readAmountInput(`${'0'.repeat(30)}${longest}`)?.text).toBe(longest);
    expect(readAmountInput(`${longest}9`)).toBeUndefined();
    const wide = { minimum: limits.minimum, maximum: Money.of(longest) };
    const box = { previous: undefined, rules: wide };
    expect(amountAfterTyping(longest, box)).toEqual({
      amount: Money.of(longest),
      violation: undefined,
    });
    expect(amountAfterTyping(`${longest}9`, box).violation).toBe('above-maximum');
  });

  it('reads every amount as it is shown', () => {
    fc.assert(
      fc.property(principals(), (amount) => {
        expect(readAmountInput(formatRupees(amount))?.equals(amount)).toBe(true);
      }),
    );
  });

  it.each([
    ['5.', '5'],
    ['5.50', '5.5'],
    ['₹ 1,00,000', '100000'],
    ['007', '7'],
  ])('reads "%s" while it is being typed', (text, amount) => {
    expect(readAmountInput(text)?.text).toBe(amount);
  });
});

describe('amountAfterTyping', () => {
  it.each(['1001000', '10,01,000', '9'.repeat(40)])(
    'does not take in %s, above the maximum [FD-5.3]',
    (text) => {
      const previous = Money.of('100000');
      const after = amountAfterTyping(text, { previous, rules });
      expect(after.amount).toBe(previous);
      expect(after.violation).toBe('above-maximum');
    },
  );

  it('takes in what is still too small, and says so', () => {
    const after = amountAfterTyping('500', { previous: undefined, rules });
    expect(after.amount?.text).toBe('500');
    expect(after.violation).toBe('below-minimum');
  });

  it('never throws on text, and never holds more than the maximum', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { amount } = amountAfterTyping(text, { previous: undefined, rules });
        expect(amount?.isGreaterThan(rules.maximum) ?? false).toBe(false);
      }),
    );
  });
});

describe('depositAmountRulesFor', () => {
  it('keeps the limits, and asks for thousands of everybody but suryoday [FD-5.5]', () => {
    fc.assert(
      fc.property(anyLimits, fc.constantFrom('suryoday', 'shriram', 'any'), (given, issuerId) => {
        const rules = depositAmountRulesFor({ issuerId, ...given });
        expect(rules.minimum).toBe(given.minimum);
        expect(rules.maximum).toBe(given.maximum);
        expect(rules.multiple?.text).toBe(issuerId === 'suryoday' ? undefined : '1000');
      }),
    );
  });
});
