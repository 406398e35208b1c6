import { Companies } from '#application/private-market/companies.ts';
import { MarketShares } from '#application/private-market/market-shares.ts';
import { nseCampaign } from '#ui/site/campaign/nse-campaign.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { sampleShares } from '#infrastructure/backend/private-market/seed/sample/shares.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';

const backend = testBackend();
let visitor: AppContainer;
beforeAll(async () => {
  visitor = await clientOf(backend.appAddress);
});

const companyOf = async (domain: string) => valueOf(await visitor.get(Companies).find(domain, {}));
type Company = Awaited<ReturnType<typeof companyOf>>;
type Statement = keyof Company['periods'][number]['statements'];

/** A line of the accounts of one year, or a part of a line. */
function line(company: Company, endYear: number, [statement, name]: readonly [Statement, string]) {
  const period = company.periods.find(({ year }) => year.endYear === endYear);
  const rows = period?.statements[statement] ?? [];
  const found = [...rows, ...rows.flatMap(({ breakdown }) => breakdown)].find(
    ({ particular }) => particular === name,
  );
  if (found?.value === undefined) throw new Error(`there is no ${name} in ${endYear}`);
  return found.value.decimal;
}

describe('the return on equity of a sample company', () => {
  it('is its profit over the equity of its balance sheet, and is plausible', async () => {
    for (const { domain } of sampleShares) {
      const company = await companyOf(domain);
      const endYear = company.periods[0]?.year.endYear;
      if (endYear === undefined) continue;
      const profit = line(company, endYear, ['income-statement', 'Profit After Tax']);
      const equity = line(company, endYear, ['balance-sheet', 'Share Capital']).plus(
        line(company, endYear, ['balance-sheet', 'Reserves and Surplus']),
      );
      const expected = Percentage.of(profit.times(100).dividedBy(equity)).toHundredth();
      const shown = company.ratios.returnOnEquity?.text;
      expect({ domain, returnOnEquity: shown }).toEqual({ domain, returnOnEquity: expected.text });
      const isPlausible = Math.abs(expected.decimal.toNumber()) < 75;
      expect({ domain, isPlausible }).toEqual({ domain, isPlausible: true });
    }
  });
});

describe('the campaign for NSE shares', () => {
  it('claims its price to earnings on the figures of the company page [PM-2.26]', async () => {
    const company = await companyOf('nseindia.com');
    const value = company.capTable?.postMoneyValuation?.amount.decimal;
    const shares = value?.dividedBy(nseCampaign.price.decimal);
    const profit = line(company, 2024, ['income-statement', 'Profit After Tax']);
    if (shares === undefined) throw new Error('there is no valuation');
    expect(profit.dividedBy(shares).toFixed(2)).toBe('31.86');
    const listed = valueOf(await visitor.get(MarketShares).list('all', {}));
    const nse = listed.find(({ shareId }) => shareId === 101);
    expect(nse?.retailPrice?.text).toBe(nseCampaign.price.text);
  });
});
