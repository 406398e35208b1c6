import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignShareId, nseCampaign, nseCampaignPrice } from '#domain/content/nse-campaign.ts';

describe('nseCampaign', () => {
  it('claims 15 shares, and 10,000 saved on 100 [PM-2.22, PM-2.25]', () => {
    expect(nseCampaign.minimumShares).toBe(15);
    expect(nseCampaign.savingPer100Shares.text).toBe('10000');
  });

  it('claims 51 against 97, and 9,500 crore contracts [PM-2.26, PM-2.27]', () => {
    expect([nseCampaign.priceToEarnings, nseCampaign.priceToEarningsElsewhere]).toEqual([51, 97]);
    expect(nseCampaign.contractsInCrore).toBe(9500);
  });
});

describe('the price to earnings of the campaign', () => {
  it('is the price that it is claimed at over the earnings a share [PM-2.26]', () => {
    const { priceToEarnings, ratioPrice, earningsPerShare } = nseCampaign;
    expect(ratioPrice).toBe(nseCampaignPrice({ isPhone: false }));
    const ratio = ratioPrice.decimal.dividedBy(earningsPerShare.decimal).toNumber();
    expect(Math.round(ratio)).toBe(priceToEarnings);
  });
});

describe('nseCampaignPrice', () => {
  it('is 1625 on a desktop and 1599 on a phone [PM-2.23, PM-2.24]', () => {
    expect(nseCampaignPrice({ isPhone: false }).text).toBe('1625');
    expect(nseCampaignPrice({ isPhone: true }).text).toBe('1599');
  });

  it('is one of the two claims, and never the larger one on a phone', () => {
    fc.assert(
      fc.property(fc.boolean(), (isPhone) => {
        const price = nseCampaignPrice({ isPhone });
        expect(['1625', '1599']).toContain(price.text);
        expect(nseCampaignPrice({ isPhone: true }).isGreaterThan(price)).toBe(false);
      }),
    );
  });

  it('refuses other kinds', () => {
    expect(() => nseCampaignPrice({ isPhone: 1 as unknown as boolean })).toThrow(
      'true or false was expected',
    );
    expect(() => nseCampaignPrice(5 as unknown as { isPhone: boolean })).toThrow(
      'a plain object was expected',
    );
  });
});

describe('campaignShareId', () => {
  const ids = { production: '41', development: '7' };

  it('is one in production, another everywhere else [PM-2.31]', () => {
    expect(campaignShareId('production', ids)).toBe('41');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('sandbox', 'uat')), (environment) => {
        const expected = environment === 'production' ? '41' : '7';
        expect(campaignShareId(environment, ids)).toBe(expected);
      }),
    );
  });

  it('refuses other kinds', () => {
    const wrong = 5 as unknown as string;
    expect(() => campaignShareId(wrong, ids)).toThrow('text was expected');
    expect(() => campaignShareId('uat', { ...ids, development: wrong })).toThrow(
      'text was expected',
    );
    expect(() => campaignShareId('uat', 5 as unknown as typeof ids)).toThrow(
      'a plain object was expected',
    );
  });
});
