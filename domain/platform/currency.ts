import { asWord } from './expected.ts';
import { formatCompactDollars, formatCompactRupees } from './indian-formatting.ts';
import type { Money } from './money.ts';

/** The two currencies in which amounts come; none is ever turned into the other. */
export const Currency = Object.freeze({ Rupees: 'INR', Dollars: 'USD' } as const);
export type Currency = (typeof Currency)[keyof typeof Currency];

/**
 * The currency that a code means, in any case; undefined for any currency but rupees and dollars.
 *
 * @source PM-3.56
 * @example
 * ```ts
 * currencyFor('usd'); // => 'USD'
 * ```
 */
export function currencyFor(code: string): Currency | undefined {
  const wanted = typeof code === 'string' ? code.trim().toUpperCase() : '';
  return Object.values(Currency).find((currency) => currency === wanted);
}

/**
 * An amount in short, in its own currency and never converted; `N/A` where there is none.
 *
 * @source PM-9.31, PM-9.33, PM-9.34, PM-9.42
 * @throws a sentence on another currency
 * @example
 * ```ts
 * formatCompactAmount(Money.of('1500000'), 'USD'); // => '$1.5M'
 * ```
 */
export function formatCompactAmount(amount: Money | undefined, currency: Currency): string {
  const known = asWord(currency, Currency);
  if (amount === undefined) return 'N/A';
  return known === Currency.Rupees ? formatCompactRupees(amount) : formatCompactDollars(amount);
}
