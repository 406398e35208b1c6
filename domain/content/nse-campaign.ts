import { roundedHalfUp } from '../platform/decimal.ts';
import { Money } from '../platform/money.ts';
import { NSE_MINIMUM_SHARES } from './nse-minimum.ts';

const PRICE = Money.of('1625');
/** Earnings of NSE in rupees per share, for the financial year 2023-24. */
const EARNINGS_PER_SHARE = Money.of('31.86');

/**
 * The figures on the campaign page for NSE (National Stock Exchange) shares; all are approximate.
 */
export const nseCampaign = Object.freeze({
  /** Minimum number of shares in an order. */
  minimumShares: NSE_MINIMUM_SHARES,
  /** Minimum saving in rupees on an order of 100 shares. */
  savingPer100Shares: Money.of('10000'),
  /** The price per share in rupees (PM-2.23). */
  price: PRICE,
  /** In rupees per share; `priceToEarnings` follows from it and from the price. */
  earningsPerShare: EARNINGS_PER_SHARE,
  priceToEarnings: roundedHalfUp(PRICE.decimal.dividedBy(EARNINGS_PER_SHARE.decimal), 0).toNumber(),
  priceToEarningsElsewhere: 97,
  /** Contracts traded in the financial year 2023-24, in crore (10 million). */
  contractsInCrore: 9500,
});
