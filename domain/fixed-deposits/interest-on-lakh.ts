import type { Money } from '../platform/money.ts';
import { asFacts } from '../platform/expected.ts';
import { depositQuote } from './deposit-quote.ts';
import type { DepositTerms } from './deposit-terms.ts';
import { LAKH } from './rate-card.ts';

/**
 * What 1 lakh earns over a tenure: the figure by which lists and cards compare deposits.
 *
 * @formula the interest of a quote with a principal of 1,00,000
 * @source FD-1.10, FD-9.2, AP-9.25
 * @throws a sentence on terms that no deposit can have
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8.75'), payoutFrequency: 'at-maturity' };
 * interestOnLakh({ ...rate, tenure: Tenure.of({ years: 3 }) }).text; // => '28614'
 * ```
 */
export function interestOnLakh(terms: Omit<DepositTerms, 'principal'>): Money {
  return depositQuote({ ...asFacts(terms), principal: LAKH }).totalInterest;
}
