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
