/** The two supported currencies; the package never converts between them. */
export const Currency = Object.freeze({ Rupees: 'INR', Dollars: 'USD' } as const);
export type Currency = (typeof Currency)[keyof typeof Currency];

/**
 * The currency with an ISO code, ignoring case; undefined for any currency except rupees and
 * dollars.
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
