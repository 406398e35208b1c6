import { expect, it } from 'vitest';
import { canProceed, hasOtherSchemes, visibleRows } from '#domain/fixed-deposits/invest-details.ts';
import { depositAmountRulesFor } from '#domain/fixed-deposits/deposit-amount.ts';
import { Money } from '#domain/platform/money.ts';

it('shows 5 rows at first [FD-2.57]', () => {
  const rows = [1, 2, 3, 4, 5, 6, 7];
  expect(visibleRows(rows, false)).toEqual([1, 2, 3, 4, 5]);
  expect(visibleRows(rows, true)).toEqual(rows);
  expect([hasOtherSchemes(rows), hasOtherSchemes(rows.slice(2))]).toEqual([true, false]);
});

const limits = { minimum: Money.of('5000'), maximum: Money.of('1000000') };
const box = {
  amount: Money.of('100000'),
  rules: depositAmountRulesFor({ issuerId: 'himadri', ...limits }),
  hasResult: true,
  isCalculating: false,
};

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

it('stops at what is no multiple of 1000, except for suryoday [FD-4.50]', () => {
  const amount = Money.of('100500');
  expect(canProceed({ ...box, amount })).toBe(false);
  const rules = depositAmountRulesFor({ issuerId: 'suryoday', ...limits });
  expect(canProceed({ ...box, amount, rules })).toBe(true);
});
