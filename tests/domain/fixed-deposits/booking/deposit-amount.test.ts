import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountAfterTyping,
  DEFAULT_DEPOSIT_AMOUNT,
  depositAmountRulesFor,
  depositAmountViolation,
  readAmountInput,
  depositAmountViolationText,
} from '#domain/fixed-deposits/booking/deposit-amount.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { principals, amounts } from '#tests/arbitraries/money.ts';
import { anyText } from '#tests/arbitraries/share-orders.ts';

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

  it('accepts multiples of a thousand, and for suryoday any whole amount [FD-5.5]', () => {
    expect(violation('5500')).toBe('not-a-multiple');
    expect(depositAmountViolation(Money.of('5501'), suryodayRules)).toBeUndefined();
    expect(depositAmountViolation(Money.of('5501.5'), suryodayRules)).toBe('not-whole-rupees');
  });

  it('reports a missing amount', () => {
    expect(depositAmountViolation(undefined, rules)).toBe('missing');
  });

  it('accepts whole rupees within the limits, in steps if there are any', () => {
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

  it('reports paise if any whole amount is accepted', () => {
    const rules = { minimum: Money.of(1), maximum: Money.of(100) };
    expect(depositAmountViolation(Money.of('5.5'), rules)).toBe('not-whole-rupees');
  });
});

describe('readAmountInput', () => {
  it('strips commas [FD-5.7]', () => {
    expect(readAmountInput('1,00,000')?.text).toBe('100000');
    expect(readAmountInput('10,0000')).toBeUndefined();
    expect(readAmountInput('₹ 5,000')?.text).toBe('5000');
  });

  it.each(['', ' '])('clears the amount for "%s" [FD-5.8]', (text) => {
    expect(readAmountInput(text)).toBeUndefined();
    expect(amountAfterTyping(text, rules)).toEqual({ amount: undefined, violation: 'missing' });
  });

  it.each([
    ...['abc', '12a', '-5000', '1e5', '.', '१०००', '٥', '１０００', '10,5', '1,00', '5 000'],
    ...['1.5.5', '5000 or 6000', 'lakh', '-1 lakh', '1 lakh 5', '5000/', `0.${'1'.repeat(21)}`],
  ])('rejects "%s" with a message, and clears the amount [FD-5.8]', (text) => {
    expect(readAmountInput(text)).toBeUndefined();
    expect(amountAfterTyping(text, rules)).toEqual({ amount: undefined, violation: 'unreadable' });
  });

  it.each([
    ['1.5 lakh', '150000'],
    ['2 Lakhs', '200000'],
    ['0.125 lac', '12500'],
    ['1crore', '10000000'],
    ['₹2.5 Cr', '25000000'],
    ['Rs. 1,00,000/-', '100000'],
    ['INR 5000', '5000'],
  ])('reads "%s" as people write it', (text, amount) => {
    expect(readAmountInput(text)?.text).toBe(amount);
  });

  it('reads exactly the written number, or reports a violation', () => {
    const part = fc.constantFrom('0', '1', '5', '25', '000', ',', '.', ' ', '-', 'e', '₹', ' lakh');
    const parts = fc.array(part, { maxLength: 7 });
    const text = fc.oneof(
      parts.map((each) => each.join('')),
      anyText(),
    );
    fc.assert(
      fc.property(text, (written) => {
        const amount = readAmountInput(written);
        if (amount === undefined) return;
        expect(written).not.toMatch(/[-e]/);
        const [number, ...others] = written.replaceAll(',', '').match(/[0-9.]+/g) ?? [];
        expect(others).toEqual([]);
        const unit = /lakh/.test(written) ? 100_000 : 1;
        expect(amount.equals(Money.of(number?.replace(/\.$/, '') ?? '').times(unit))).toBe(true);
      }),
    );
  });

  it('reads at most eighteen digits after any leading zeros', () => {
    const longest = '999999999999999999';
    expect(readAmountInput(longest)?.text).toBe(longest);
    expect(readAmountInput(`${'0'.repeat(30)}${longest}`)?.text).toBe(longest);
    expect(readAmountInput(`${longest}9`)).toBeUndefined();
    const wide = { minimum: limits.minimum, maximum: Money.of(longest) };
    expect(amountAfterTyping(longest, wide)).toEqual({
      amount: Money.of(longest),
      violation: undefined,
    });
    expect(amountAfterTyping(`${longest}9`, wide).violation).toBe('above-maximum');
    expect(amountAfterTyping(`${longest} crore`, wide).violation).toBe('above-maximum');
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
  it.each(['1001000', '10,01,000', '9'.repeat(40), '11 lakh'])(
    'does not accept %s, above the maximum, nor replace it by another amount [FD-5.3]',
    (text) => {
      const after = amountAfterTyping(text, rules);
      expect(after).toEqual({ amount: undefined, violation: 'above-maximum' });
    },
  );

  it('keeps an amount below the minimum, with its violation', () => {
    const after = amountAfterTyping('500', rules);
    expect(after.amount?.text).toBe('500');
    expect(after.violation).toBe('below-minimum');
  });

  it('never throws on text, and never holds more than the maximum', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { amount } = amountAfterTyping(text, rules);
        expect(amount?.isGreaterThan(rules.maximum) ?? false).toBe(false);
      }),
    );
  });
});

describe('depositAmountRulesFor', () => {
  it('keeps the limits, and requires thousands except for suryoday [FD-5.5]', () => {
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

describe('depositAmountViolationText', () => {
  const limits = { minimum: Money.of('5000'), maximum: Money.of('900000') };

  it.each([
    ['missing', 'Enter an amount'],
    ['unreadable', 'Enter the amount in digits, like 1,00,000'],
    ['below-minimum', 'Min: ₹5,000'],
    ['above-maximum', 'Max: ₹9,00,000'],
    ['not-a-multiple', 'Amount must be a multiple of a thousand'],
    ['not-whole-rupees', 'Enter whole rupees'],
  ] as const)('of %s is "%s" [FD-5.2, FD-5.4, FD-5.6]', (violation, message) => {
    expect(depositAmountViolationText(violation, limits)).toBe(message);
  });
});
