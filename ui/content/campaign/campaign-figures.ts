import { campaignShareId, nseCampaign, nseCampaignPrice } from '#domain/content/nse-campaign.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';

/** What the campaign page shows of the domain, in words. */
export interface CampaignFigures {
  readonly phonePrice: string;
  readonly desktopPrice: string;
  readonly minimumShares: string;
  readonly saving: string;
  readonly priceToEarnings: number;
  readonly priceToEarningsElsewhere: number;
  readonly contracts: string;
  /** The page of the share itself, where the campaign leads. */
  readonly sharePath: string;
}

export function campaignFigures(): CampaignFigures {
  return {
    phonePrice: formatRupees(nseCampaignPrice({ isPhone: true })),
    desktopPrice: formatRupees(nseCampaignPrice({ isPhone: false })),
    minimumShares: `${nseCampaign.minimumShares} shares`,
    saving: `${formatRupees(nseCampaign.savingPer100Shares)}+`,
    priceToEarnings: nseCampaign.priceToEarnings,
    priceToEarningsElsewhere: nseCampaign.priceToEarningsElsewhere,
    contracts: `${indianGroups(String(nseCampaign.contractsInCrore))} crore`,
    sharePath: campaignPath(import.meta.env),
  };
}

/**
 * The page of the share that the campaign is for.
 * @param settings `VITE_ENVIRONMENT`, the ids `VITE_NSE_SHARE_ID_PRODUCTION` and
 * `VITE_NSE_SHARE_ID_DEVELOPMENT`, and `VITE_NSE_DOMAIN`; unset, those of the sandbox
 */
export function campaignPath(settings: Readonly<Record<string, unknown>>): string {
  const setting = (name: string, unset: string) => {
    const value = settings[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : unset;
  };
  const id = campaignShareId(setting('VITE_ENVIRONMENT', 'sandbox'), {
    production: setting('VITE_NSE_SHARE_ID_PRODUCTION', '1'),
    development: setting('VITE_NSE_SHARE_ID_DEVELOPMENT', '101'),
  });
  const query = new URLSearchParams({
    pre_ipo_stock_id: id,
    domain_name: setting('VITE_NSE_DOMAIN', 'nseindia.com'),
  });
  return `/pre-ipo-details?${query}`;
}
