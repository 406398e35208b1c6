import { Currency } from '../platform/currency.ts';
import { asFacts, asWord } from '../platform/expected.ts';
import { asMoney } from '../platform/expected-values.ts';
import {
  formatCompactDollars,
  formatCompactRupees,
  formatCrores,
} from '../platform/indian-formatting.ts';
import type { Money } from '../platform/money.ts';

/** An amount of a company, in the currency it was reported in. */
export interface CompanyAmount {
  readonly amount: Money;
  readonly currency: Currency;
}

/** Stands where a company has no such figure, or one in another currency. */
export const FIGURE_MISSING = 'N/A';

/**
 * Amounts of companies are shown in their own currency and never converted: rupees in crore with
 * one or two decimals, below 1 crore with k or L, dollars with M or B; `N/A` where there is none.
 *
 * @formula rupees / 10,000,000 from 1 crore on; dollars / 1,000,000 or 1,000,000,000
 * @source PM-9.29, PM-9.31, PM-9.32, PM-9.33, PM-9.34, PM-9.42; private market, section 9
 * @throws a sentence for a currency but INR and USD, or for what is not money
 * @example
 * ```ts
 * companyAmountLabel({ amount: Money.of('10000000'), currency: 'INR' }); // => '₹1.00 Cr.'
 * companyAmountLabel({ amount: Money.of('2500000'), currency: 'INR' }); // => '₹25L'
 * companyAmountLabel({ amount: Money.of('2500000'), currency: 'USD' }); // => '$2.5M'
 * ```
 */
export function companyAmountLabel(figure: CompanyAmount | undefined): string {
  if (figure === undefined) return FIGURE_MISSING;
  const { amount, currency } = asFacts(figure);
  if (asWord(currency, Currency) === Currency.Dollars) {
    return formatCompactDollars(amount);
  }
  const short = formatCompactRupees(asMoney(amount));
  return short.endsWith('Cr.') ? formatCrores(amount) : short;
}
