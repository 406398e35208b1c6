/** Minimum number of shares of NSE (National Stock Exchange) in an order. */
export const NSE_MINIMUM_SHARES = 15;
