import type { Money } from '../../platform/money.ts';
import { checkRecord } from '../../platform/argument-checks.ts';
import { depositQuote } from './deposit-quote.ts';
import type { DepositTerms } from './deposit-terms.ts';
import { LAKH } from '../catalogue/rate-card.ts';

/**
 * Interest in rupees on 1 lakh (100,000 rupees) over a tenure. Lists and cards use it to compare
 * deposits.
 *
 * @formula the interest of a quote with a principal of 1,00,000
 * @source FD-1.10, FD-9.2, AP-9.25
 * @throws an error for impossible terms
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8.75'), payoutFrequency: 'at-maturity' };
 * interestOnLakh({ ...rate, tenure: Tenure.of({ years: 3 }) }).text; // => '28614'
 * ```
 */
export function interestOnLakh(terms: Omit<DepositTerms, 'principal'>): Money {
  return depositQuote({ ...checkRecord(terms), principal: LAKH }).totalInterest;
}
