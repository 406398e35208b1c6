import { asFacts, asYesOrNo } from '../platform/expected.ts';
import type { Money } from '../platform/money.ts';
import type { Percentage } from '../platform/percentage.ts';
import { isSuryoday, type IssuerId } from './issuer.ts';
import { isCumulative, payoutLabel, type PayoutFrequency } from './payout-frequency.ts';
import type { Tenure } from './tenure.ts';
import { effectiveYield } from './yields.ts';

/** A calculation as an issuer gave it. */
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

/** What an order summary shows beside the figures of the order; absent is not shown. */
export interface OrderSummaryFacts {
  readonly payoutLabel: string;
  readonly effectiveYield?: Percentage;
  readonly payoutAmount?: Money;
}

/**
 * What an order summary shows: the yield at maturity only and never for suryoday, the payout amount
 * for payouts only.
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
  const { payoutFrequency, payoutAmount } = asFacts(order);
  const label = { payoutLabel: payoutLabel(payoutFrequency) };
  if (!isCumulative(payoutFrequency)) {
    return payoutAmount === undefined ? label : { ...label, payoutAmount };
  }
  return isSuryoday(order.issuerId) ? label : { ...label, effectiveYield: effectiveYield(order) };
}

/**
 * Whether "Make Payment" can be pressed: the terms are ticked and no payment is on its way.
 *
 * @source FD-2.136, FD-4.21
 * @example
 * ```ts
 * canPay({ areTermsAccepted: false, isPaying: false }); // => false
 * ```
 */
export function canPay(order: {
  readonly areTermsAccepted: boolean;
  readonly isPaying: boolean;
}): boolean {
  const { areTermsAccepted, isPaying } = asFacts(order);
  return asYesOrNo(areTermsAccepted) && !asYesOrNo(isPaying);
}
