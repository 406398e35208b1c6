import { describe, expect, it } from 'vitest';
import { nseCampaign } from '#ui/site/campaign/nse-campaign.ts';

describe('nseCampaign', () => {
  it('claims 15 shares, and 10,000 saved on 100 [PM-2.22, PM-2.25]', () => {
    expect(nseCampaign.minimumShares).toBe(15);
    expect(nseCampaign.savingPer100Shares.text).toBe('10000');
  });

  it('claims 51 against 97, and 9,500 crore contracts [PM-2.26, PM-2.27]', () => {
    expect([nseCampaign.priceToEarnings, nseCampaign.priceToEarningsElsewhere]).toEqual([51, 97]);
    expect(nseCampaign.contractsInCrore).toBe(9500);
  });

  it('claims the ratio of its price to the earnings a share [PM-2.23, PM-2.26]', () => {
    const { priceToEarnings, price } = nseCampaign;
    expect(price.text).toBe('1625');
    expect(Math.round(price.decimal.dividedBy('31.86').toNumber())).toBe(priceToEarnings);
  });
});
