import { checkRecord } from '../../platform/argument-checks.ts';
import type { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';
import { interestConventionFor } from '../interest/interest-convention.ts';
import { isSuryoday, type IssuerId } from '../catalogue/issuer.ts';
import { isCumulative, payoutLabel, type PayoutFrequency } from '../interest/payout-frequency.ts';
import type { Tenure } from '../interest/tenure.ts';
import { effectiveYield } from '../interest/yields.ts';

/** The terms of an ordered deposit with the amounts of the issuer's quote. */
export interface OrderedDeposit {
  readonly issuerId: IssuerId;
  readonly principal: Money;
  readonly tenure: Tenure;
  readonly annualRatePercent: Percentage;
  readonly payoutFrequency: PayoutFrequency;
  readonly totalInterest: Money;
  readonly maturityAmount: Money;
  readonly payoutAmount?: Money | undefined;
}

/** The facts that the order summary shows only for some deposits. */
export interface OrderSummaryFacts {
  readonly payoutLabel: string;
  readonly effectiveYield?: Percentage;
  readonly payoutAmount?: Money;
}

/**
 * The facts that the order summary shows only for some deposits: the yield for interest paid at
 * maturity, except for Suryoday, and the payout amount for periodic payouts.
 *
 * @source FD-2.72, FD-2.74, FD-2.76
 * @example
 * ```ts
 * const sums = { principal: LAKH, totalInterest: Money.of('8000'), maturityAmount: LAKH };
 * const terms = { annualRatePercent: Percentage.of('8'), tenure: Tenure.of({ years: 1 }) };
 * const order = { issuerId: 'shriram', payoutFrequency: 'at-maturity', ...sums, ...terms };
 * orderSummaryFacts(order).effectiveYield?.text; // => '8'
 * ```
 */
export function orderSummaryFacts(order: OrderedDeposit): OrderSummaryFacts {
  const { payoutFrequency, payoutAmount } = checkRecord(order);
  const label = { payoutLabel: payoutLabel(payoutFrequency) };
  if (!isCumulative(payoutFrequency)) {
    return payoutAmount === undefined ? label : { ...label, payoutAmount };
  }
  if (isSuryoday(order.issuerId)) return label;
  const convention = interestConventionFor(order.issuerId, order.tenure);
  return { ...label, effectiveYield: effectiveYield({ ...order, convention }) };
}
