import { expect, it } from 'vitest';
import { orderSummaryFacts } from '#domain/fixed-deposits/order-summary.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { tenureOf } from './card-rows.ts';

const order = {
  issuerId: 'himadri',
  principal: Money.of('100000'),
  tenure: tenureOf('1Y'),
  annualRatePercent: Percentage.of('8'),
  payoutFrequency: 'at-maturity',
  totalInterest: Money.of('8000'),
  maturityAmount: Money.of('108000'),
} as const;

it('shows the effective yield at maturity only [FD-2.72]', () => {
  expect(orderSummaryFacts(order).effectiveYield?.text).toBe('8');
  const monthly = orderSummaryFacts({ ...order, payoutFrequency: 'monthly' });
  expect(monthly.effectiveYield).toBeUndefined();
});

it('shows no effective yield for suryoday [FD-2.74, FD-9.20]', () => {
  expect(orderSummaryFacts({ ...order, issuerId: 'suryoday' }).effectiveYield).toBeUndefined();
});

it('shows the payout amount for payouts only', () => {
  const payoutAmount = Money.of('667');
  const monthly = orderSummaryFacts({ ...order, payoutFrequency: 'monthly', payoutAmount });
  expect(monthly).toEqual({ payoutLabel: 'Monthly', payoutAmount });
  expect(orderSummaryFacts({ ...order, payoutAmount }).payoutAmount).toBeUndefined();
});
