import { asFacts, asText, asYesOrNo } from '../platform/expected.ts';
import { Money } from '../platform/money.ts';

/** What the campaign for NSE shares claims; each figure is an "about". */
export const nseCampaign = Object.freeze({
  /** Shares from this many on. */
  minimumShares: 15,
  /** Rupees saved on 100 shares, and more. */
  savingPer100Shares: Money.of('10000'),
  priceToEarnings: 51,
  priceToEarningsElsewhere: 97,
  /** Contracts traded in FY24: 9,500 crore. */
  contractsInCrore: 9500,
});

const DESKTOP_PRICE = Money.of('1625');
const MOBILE_PRICE = Money.of('1599');

/**
 * The campaign names 1,625 rupees a share on a desktop and 1,599 on a phone: the documents have
 * both.
 *
 * @source PM-2.23, PM-2.24; private market, section 2
 * @throws a sentence for what is not true or false
 * @example
 * ```ts
 * nseCampaignPrice({ isPhone: true }).text; // => '1599'
 * ```
 */
export function nseCampaignPrice(on: { readonly isPhone: boolean }): Money {
  const { isPhone } = asFacts(on);
  return asYesOrNo(isPhone) ? MOBILE_PRICE : DESKTOP_PRICE;
}

/**
 * The campaign leads to the share's own id in production, and to another one everywhere else.
 *
 * @source PM-2.31, PM-2.32; private market, section 2
 * @param environment as it is configured: sandbox, uat or production
 * @param ids those of the configuration
 * @throws a sentence for what is not text
 * @example
 * ```ts
 * campaignShareId('uat', { production: '41', development: '7' }); // => '7'
 * ```
 */
export function campaignShareId(
  environment: string,
  ids: { readonly production: string; readonly development: string },
): string {
  const { production, development } = asFacts(ids);
  const isProduction = asText(environment) === 'production';
  return asText(isProduction ? production : development);
}
