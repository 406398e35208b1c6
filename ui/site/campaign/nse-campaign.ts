import { NSE_MINIMUM_SHARES } from '#domain/content/nse-minimum.ts';
import { Money } from '#domain/platform/money.ts';

/**
 * The figures on the campaign page for NSE (National Stock Exchange) shares; all are approximate.
 */
export const nseCampaign = {
  /** Minimum number of shares in an order. */
  minimumShares: NSE_MINIMUM_SHARES,
  /** Minimum saving in rupees on an order of 100 shares. */
  savingPer100Shares: Money.of('10000'),
  /** The price per share in rupees (PM-2.23). */
  price: Money.of('1625'),
  /** The price over the earnings per share of the financial year 2023-24, ₹31.86 (PM-2.26). */
  priceToEarnings: 51,
  priceToEarningsElsewhere: 97,
  /** Contracts traded in the financial year 2023-24, in crore (10 million). */
  contractsInCrore: 9500,
} as const;
