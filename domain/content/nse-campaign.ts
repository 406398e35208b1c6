import { roundedHalfUp } from '../platform/decimal.ts';
import { checkRecord, asText, checkBoolean } from '../platform/argument-checks.ts';
import { Money } from '../platform/money.ts';
import { NSE_MINIMUM_SHARES } from './nse-minimum.ts';

const DESKTOP_PRICE = Money.of('1625');
const MOBILE_PRICE = Money.of('1599');
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
  /**
   * The price per share and the earnings per share, in rupees, from which `priceToEarnings`
   * follows.
   */
  ratioPrice: DESKTOP_PRICE,
  earningsPerShare: EARNINGS_PER_SHARE,
  priceToEarnings: roundedHalfUp(
    DESKTOP_PRICE.decimal.dividedBy(EARNINGS_PER_SHARE.decimal),
    0,
  ).toNumber(),
  priceToEarningsElsewhere: 97,
  /** Contracts traded in the financial year 2023-24, in crore (10 million). */
  contractsInCrore: 9500,
});

/**
 * The campaign's price per share in rupees: 1,625 on a desktop and 1,599 on a phone, as in the
 * product documents.
 *
 * @source PM-2.23, PM-2.24; private market, section 2
 * @throws an error for a value that is not a boolean
 * @example
 * ```ts
 * nseCampaignPrice({ isPhone: true }).text; // => '1599'
 * ```
 */
export function nseCampaignPrice(on: { readonly isPhone: boolean }): Money {
  const { isPhone } = checkRecord(on);
  return checkBoolean(isPhone) ? MOBILE_PRICE : DESKTOP_PRICE;
}

/**
 * The id of the NSE share: the production id in production, the development id elsewhere.
 *
 * @source PM-2.31, PM-2.32; private market, section 2
 * @param environment the configured environment: sandbox, uat or production
 * @param ids the configured ids
 * @throws an error for anything but text
 * @example
 * ```ts
 * campaignShareId('uat', { production: '41', development: '7' }); // => '7'
 * ```
 */
export function campaignShareId(
  environment: string,
  ids: { readonly production: string; readonly development: string },
): string {
  const { production, development } = checkRecord(ids);
  const isProduction = asText(environment) === 'production';
  return asText(isProduction ? production : development);
}
