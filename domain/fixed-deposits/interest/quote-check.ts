import { checkRecord, checkInstance } from '../../platform/argument-checks.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import { Money } from '../../platform/money.ts';
import { DepositQuote } from './deposit-quote.ts';

/** The amounts of a quote that can differ between issuer and app. */
export const QuoteFigure = Object.freeze({
  TotalInterest: 'total-interest',
  MaturityAmount: 'maturity-amount',
  PayoutAmount: 'payout-amount',
} as const);
export type QuoteFigure = (typeof QuoteFigure)[keyof typeof QuoteFigure];

/** The amounts that an issuer calculated, in rupees. */
export interface AnsweredQuote {
  readonly totalInterest: Money;
  readonly maturityAmount: Money;
  /** Absent for a deposit that pays at maturity. */
  readonly payoutAmount?: Money | undefined;
}

/** An amount for which the issuer's and our own calculation differ, with both values. */
export interface QuoteDifference {
  readonly figure: QuoteFigure;
  readonly answered: Money;
  readonly expected: Money;
}

/**
 * Compares the amounts that an issuer calculated with our own quote for the same deposit, and
 * returns those that differ. An absent payout amount is not compared.
 *
 * @source trust, "Money"; calculation rules, "What a quote carries"
 * @throws an error if the issuer's amounts are missing
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const quote = depositQuote({ principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate });
 * quoteDifferences(quote, quote); // => []
 * const answer = { totalInterest: Money.of('8000'), maturityAmount: Money.of('108001') };
 * quoteDifferences(answer, quote).map(({ figure }) => figure); // => ['maturity-amount']
 * ```
 */
export function quoteDifferences(
  answer: AnsweredQuote,
  quote: DepositQuote,
): readonly QuoteDifference[] {
  const { totalInterest, maturityAmount, payoutAmount } = checkRecord(answer);
  const own = checkInstance(quote, DepositQuote, 'a quote');
  return [
    ...difference('total-interest', checkMoney(totalInterest), own.totalInterest),
    ...difference('maturity-amount', checkMoney(maturityAmount), own.maturityAmount),
    ...(payoutAmount === undefined
      ? []
      : difference('payout-amount', checkMoney(payoutAmount), own.payoutAmount ?? Money.zero)),
  ];
}

function difference(figure: QuoteFigure, answered: Money, expected: Money): QuoteDifference[] {
  return answered.equals(expected) ? [] : [{ figure, answered, expected }];
}
