import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderSummaryFacts } from '#domain/fixed-deposits/booking/order-summary.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';

const order = {
  issuerId: 'himadri',
  principal: Money.of('100000'),
  tenure: tenureOf('1Y'),
  annualRatePercent: Percentage.of('8'),
  payoutFrequency: 'at-maturity',
  totalInterest: Money.of('8000'),
  maturityAmount: Money.of('108000'),
} as const;

describe('orderSummaryFacts', () => {
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
    const unknown = orderSummaryFacts({ ...order, payoutFrequency: 'monthly' });
    expect(unknown).toStrictEqual({ payoutLabel: 'Monthly' });
    expect(orderSummaryFacts({ ...order, payoutAmount }).payoutAmount).toBeUndefined();
  });

  it('shows a yield or a payout, never both, and never the yield of suryoday', () => {
    const issuers = fc.constantFrom('suryoday', 'shriram', 'any');
    fc.assert(
      fc.property(depositTerms(), issuers, (terms, issuerId) => {
        const { totalInterest, maturityAmount, payoutAmount } = depositQuote(terms);
        const order = { ...terms, issuerId, totalInterest, maturityAmount, payoutAmount };
        const facts = orderSummaryFacts(order);
        const isAtMaturity = terms.payoutFrequency === 'at-maturity';
        expect(facts.payoutLabel).toBe(payoutLabel(terms.payoutFrequency));
        expect(facts.effectiveYield !== undefined).toBe(isAtMaturity && issuerId !== 'suryoday');
        expect(facts.payoutAmount).toBe(isAtMaturity ? undefined : payoutAmount);
      }),
    );
  });
});
