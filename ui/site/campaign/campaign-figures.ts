import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { nseCampaign } from './nse-campaign.ts';

/** The price per share in the layout for phones (PM-2.24). */
const PHONE_PRICE = Money.of('1599');

/** The figures of the campaign page, as formatted text. */
export interface CampaignFigures {
  readonly phonePrice: string;
  readonly desktopPrice: string;
  readonly minimumShares: string;
  readonly saving: string;
  readonly priceToEarnings: number;
  /** The price to which the saving applies; phones show the same one. */
  readonly ratioPrice: string;
  readonly priceToEarningsElsewhere: number;
  readonly contracts: string;
  /** The path of the share's page, to which the campaign links. */
  readonly sharePath: string;
}

export function campaignFigures(): CampaignFigures {
  return {
    phonePrice: formatRupees(PHONE_PRICE),
    desktopPrice: formatRupees(nseCampaign.price),
    minimumShares: `${nseCampaign.minimumShares} shares`,
    saving: `${formatRupees(nseCampaign.savingPer100Shares)}+`,
    priceToEarnings: nseCampaign.priceToEarnings,
    ratioPrice: formatRupees(nseCampaign.price),
    priceToEarningsElsewhere: nseCampaign.priceToEarningsElsewhere,
    contracts: `${indianGroups(String(nseCampaign.contractsInCrore))} crore`,
    sharePath: campaignPath(import.meta.env),
  };
}

/**
 * The path of the share that the campaign advertises.
 * @param settings `VITE_ENVIRONMENT`, the ids `VITE_NSE_SHARE_ID_PRODUCTION` and
 * `VITE_NSE_SHARE_ID_DEVELOPMENT`, and `VITE_NSE_DOMAIN`; the defaults are those of the sandbox
 * @throws an error in production if the share or domain is missing, so that the build fails
 */
export function campaignPath(settings: Readonly<Record<string, unknown>>): string {
  const given = (name: string) => {
    const value = settings[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const environment = given('VITE_ENVIRONMENT') ?? 'sandbox';
  const needed = (name: string, ofSandbox: string) => {
    const value = given(name);
    if (value === undefined && environment === 'production') {
      throw new Error(`${name} must name the share of the NSE campaign in production`);
    }
    return value ?? ofSandbox;
  };
  const id =
    environment === 'production'
      ? needed('VITE_NSE_SHARE_ID_PRODUCTION', '1')
      : (given('VITE_NSE_SHARE_ID_DEVELOPMENT') ?? '101');
  const query = new URLSearchParams({
    pre_ipo_stock_id: id,
    domain_name: needed('VITE_NSE_DOMAIN', 'nseindia.com'),
  });
  return `/pre-ipo-details?${query}`;
}
