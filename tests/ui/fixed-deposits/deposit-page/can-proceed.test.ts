import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  depositAmountRulesFor,
  depositAmountViolation,
} from '#domain/fixed-deposits/booking/deposit-amount.ts';
import { Money } from '#domain/platform/money.ts';
import { amounts } from '#tests/arbitraries/money.ts';
import { canProceed } from '#ui/fixed-deposits/deposit-page/box/proceed-blocker.ts';

const limits = { minimum: Money.of('5000'), maximum: Money.of('1000000') };
const box = {
  amount: Money.of('100000'),
  rules: depositAmountRulesFor({ issuerId: 'himadri', ...limits }),
  hasResult: true,
  isCalculating: false,
};

describe('canProceed', () => {
  it('lets a person go on when everything is there', () => {
    expect(canProceed(box)).toBe(true);
  });

  it('waits for a calculation result [FD-4.47]', () => {
    expect(canProceed({ ...box, hasResult: false })).toBe(false);
  });

  it('waits while the calculation is loading [FD-4.48]', () => {
    expect(canProceed({ ...box, isCalculating: true })).toBe(false);
  });

  it('stops below the minimum [FD-4.49]', () => {
    expect(canProceed({ ...box, amount: Money.of('4000') })).toBe(false);
    expect(canProceed({ ...box, amount: undefined })).toBe(false);
  });

  it('blocks amounts that are not multiples of 1000, except for suryoday [FD-4.50]', () => {
    const amount = Money.of('100500');
    expect(canProceed({ ...box, amount })).toBe(false);
    const rules = depositAmountRulesFor({ issuerId: 'suryoday', ...limits });
    expect(canProceed({ ...box, amount, rules })).toBe(true);
  });

  it('needs a result, no calculation on its way, and an amount without a fault', () => {
    const box = fc.record({
      amount: fc.option(amounts(), { nil: undefined }),
      hasResult: fc.boolean(),
      isCalculating: fc.boolean(),
    });
    const limits = { minimum: Money.of(1), maximum: Money.of('999999999999') };
    fc.assert(
      fc.property(box, ({ amount, hasResult, isCalculating }) => {
        const isFine = depositAmountViolation(amount, limits) === undefined;
        const expected = isFine && hasResult && !isCalculating;
        expect(canProceed({ amount, rules: limits, hasResult, isCalculating })).toBe(expected);
      }),
    );
  });
});
