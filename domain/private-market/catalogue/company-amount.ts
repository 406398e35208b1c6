import { Currency } from '../../platform/currency.ts';
import type { DecimalInput } from '../../platform/decimal.ts';
import { checkRecord, checkOneOf } from '../../platform/argument-checks.ts';
import {
  formatCompactDollars,
  formatCompactRupees,
  formatCrores,
} from '../../platform/indian-formatting.ts';
import { Money } from '../../platform/money.ts';

/** An amount of a company in the currency in which it reports. */
export type CompanyAmount =
  | { readonly amount: Money; readonly currency: typeof Currency.Rupees }
  | { readonly amount: Money<'USD'>; readonly currency: typeof Currency.Dollars };

/**
 * Creates an amount of a company in rupees or dollars; amounts are never converted.
 *
 * @source PM-9.31, PM-9.33
 * @throws an error for a currency other than INR and USD, or for anything but a plain number
 * @example
 * ```ts
 * companyAmountLabel(companyAmount('2500000', 'USD')); // => '$2.5M'
 * ```
 */
export function companyAmount(amount: DecimalInput, currency: Currency): CompanyAmount {
  return checkOneOf(currency, Currency) === Currency.Dollars
    ? { amount: Money.of(amount, 'USD'), currency: Currency.Dollars }
    : { amount: Money.of(amount), currency: Currency.Rupees };
}

/** The text for a figure that a company does not report, or reports in an unsupported currency. */
export const FIGURE_MISSING = 'N/A';

/**
 * Formats an amount of a company in its own currency: rupees from 1 crore (10 million) on in crore,
 * smaller ones with k or L (lakh, 100,000), dollars with M or B. `N/A` if there is none.
 *
 * @formula rupees / 10,000,000 from 1 crore on; dollars / 1,000,000 or 1,000,000,000
 * @source PM-9.29, PM-9.31, PM-9.32, PM-9.33, PM-9.34, PM-9.42; private market, section 9
 * @throws an error for a currency other than INR and USD, or for anything but money
 * @example
 * ```ts
 * companyAmountLabel({ amount: Money.of('10000000'), currency: 'INR' }); // => '₹1 Cr.'
 * companyAmountLabel({ amount: Money.of('2500000'), currency: 'INR' }); // => '₹25L'
 * companyAmountLabel({ amount: Money.of('2500000', 'USD'), currency: 'USD' }); // => '$2.5M'
 * ```
 */
export function companyAmountLabel(figure: CompanyAmount | undefined): string {
  if (figure === undefined) return FIGURE_MISSING;
  checkOneOf(checkRecord(figure).currency, Currency);
  if (figure.currency === Currency.Dollars) return formatCompactDollars(figure.amount);
  const short = formatCompactRupees(figure.amount);
  return short.endsWith('Cr.') ? formatCrores(figure.amount) : short;
}
