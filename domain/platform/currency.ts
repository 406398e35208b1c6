import { asWord } from './expected.ts';
import { formatCompactDollars, formatCompactRupees } from './indian-formatting.ts';
import type { Money } from './money.ts';

/** The two currencies in which amounts come; none is ever turned into the other. */
export const Currency = Object.freeze({ Rupees: 'INR', Dollars: 'USD' } as const);
export type Currency = (typeof Currency)[keyof typeof Currency];

export function currencyFor(code: string): Currency | undefined {
  const wanted = typeof code === 'string' ? code.trim().toUpperCase() : '';
  return Object.values(Currency).find((currency) => currency === wanted);
}

export function formatCompactAmount(amount: Money | undefined, currency: Currency): string {
  const known = asWord(currency, Currency, 'currency');
  if (amount === undefined) return 'N/A';
  return known === Currency.Rupees ? formatCompactRupees(amount) : formatCompactDollars(amount);
}
