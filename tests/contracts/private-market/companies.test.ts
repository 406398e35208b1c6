import { Companies } from '#application/private-market/companies.ts';
import { companyAmountLabel } from '#domain/private-market/catalogue/company-amount.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { failureOf, refusalOf, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { recording, type Sent } from '../recording.ts';

const NILGIRI = 104;
const ZENITH = 123;
const COMPANY = 'GET /api/private-market/gettracxndata';

const backend = testBackend();
let visitor: AppContainer;
const sent: Sent[] = [];
beforeAll(async () => {
  const fetch = recording(backend.appAddress, sent);
  visitor = await clientOf(backend.appAddress, { fetch });
});
afterEach(async () => {
  sent.length = 0;
  await backend.control.clearFaults();
});

const patch = (route: string, fields: Record<string, unknown>) =>
  backend.control.fault({ route, kind: 'patch', patch: fields, times: 1 });

describe('a company', () => {
  it('is requested by its domain, with its details [PM-7.27, PM-3.13, PM-3.16]', async () => {
    const company = valueOf(await visitor.get(Companies).find('setuinfra.example', {}));
    expect(sent[0]).toMatchObject({ call: COMPANY, query: { domain: 'setuinfra.example' } });
    expect(company).toMatchObject({
      foundedYear: 2016,
      city: 'Thane',
      country: 'India',
      stage: 'Series D',
      currency: 'INR',
      competitors: ['Nirmaan Bazaar', 'BuildKart Supplies', 'Concrete Street'],
    });
    expect(company.description).toContain('supplies builders');
    expect(companyAmountLabel(company.figures.annualRevenue)).toBe('₹16,905 Cr.');
    expect(company.figures.revenuePeriodEnd?.iso).toBe('2026-03-31');
  });

  it('has its funding, staff and acquisitions [PM-3.14, PM-3.15, PM-3.17, PM-3.18, PM-3.19]', async () => {
    const info = { acquisitionCount: 2, acquisitions: [{ name: 'Coastal Readymix' }] };
    const staff = { value: 3420, growthPercentage: null, growth: { percentage: 8.2 } };
    const data = { company: { data: { acquirerInfo: info, latestEmployeeCount: staff } } };
    await patch(COMPANY, { data });
    const { figures } = valueOf(await visitor.get(Companies).find('setuinfra.example', {}));
    expect(companyAmountLabel(figures.totalFunding)).toBe('₹3,520 Cr.');
    expect(figures).toMatchObject({
      fundingRounds: 11,
      latestFundingRound: 'Series D',
      leadInvestor: 'Tidewater Growth',
      investorCount: 14,
      employeeCount: 3420,
      leadAcquisition: 'Coastal Readymix',
      acquisitionCount: 2,
    });
    expect(figures.latestFundingDate?.iso).toBe('2025-08-11');
    expect(figures.employeeGrowth?.text).toBe('8.2');
    const bare = { acquirerInfo: { acquisitionCount: null, acquisitions: ['Nirmaan', 'Setu'] } };
    const growth = { latestEmployeeCount: { growthPercentage: '3.5' } };
    await patch(COMPANY, { data: { company: { data: { ...bare, ...growth } } } });
    const { figures: other } = valueOf(await visitor.get(Companies).find('setuinfra.example', {}));
    expect(other).toMatchObject({ leadAcquisition: 'Nirmaan', acquisitionCount: 2 });
    expect(other.employeeGrowth?.text).toBe('3.5');
  });

  it('has ratios that agree with its accounts, and a cap table [PM-3.21, PM-3.22, PM-3.23]', async () => {
    const company = valueOf(await visitor.get(Companies).find('nilgiridiagnostics.example', {}));
    const { ratios, capTable } = company;
    expect(companyAmountLabel(ratios.profitAfterTax)).toBe('₹92 Cr.');
    expect(ratios.revenueGrowth?.text).toBe('13.48');
    expect(ratios.profitGrowth?.text).toBe('19.43');
    expect(ratios.priceToEarnings?.text).toBe('34.24');
    expect(ratios.priceToSales?.text).toBe('4.25');
    expect(ratios.priceToBook?.text).toBe('6.67');
    expect(ratios.returnOnEquity?.text).toBe('19.48');
    expect(companyAmountLabel(capTable?.postMoneyValuation)).toBe('₹3,150 Cr.');
    const held = capTable?.holders.map(({ percent }) => Number(percent.text)) ?? [];
    expect(held.reduce((sum, each) => sum + each, 0)).toBe(100);
  });

  it('has its accounts by year, each a list of lines [PM-3.24, PM-3.25, PM-3.26]', async () => {
    const { periods } = valueOf(
      await visitor.get(Companies).find('nilgiridiagnostics.example', {}),
    );
    expect(periods).toHaveLength(6);
    const [latest] = periods;
    expect(latest?.year).toEqual({ startYear: 2025, endYear: 2026 });
    const revenue = latest?.statements['income-statement']?.[0];
    expect(revenue?.particular).toBe('Total Revenue');
    expect(revenue?.value?.text).toBe('7410000000');
    expect(revenue?.breakdown[0]?.particular).toBe('Revenue from Operations');
    const [assets, funds] = latest?.statements['balance-sheet'] ?? [];
    expect(assets?.value?.text).toBe(funds?.value?.text);
  });

  it('is read also if its parts are beside the data [PM-7.28]', async () => {
    const competitors = { data: [{ name: 'Beside the data' }] };
    await patch(COMPANY, { data: { competitors: null }, competitors });
    const company = valueOf(await visitor.get(Companies).find('setuinfra.example', {}));
    expect(company.competitors).toEqual(['Beside the data']);
  });

  it('is rejected with an invalid figure', async () => {
    await patch(COMPANY, { data: { company: { data: { profitAfterTax: '12,00' } } } });
    const found = await visitor.get(Companies).find('setuinfra.example', {});
    expect(failureOf(found).kind).toBe('unexpected-reply');
    expect(refusalOf(await visitor.get(Companies).find('<script>', {}))).toBe(
      '404 company-unknown',
    );
  });

  it('has paged news with headline, publisher and icon [PM-3.20, PM-7.46, PM-7.47, PM-7.51]', async () => {
    const companies = visitor.get(Companies);
    const { news } = valueOf(await companies.find('nseindia.com', {}));
    expect(news[0]?.headline).toBe('Exchange reports higher income from listing in the half year');
    expect(news[0]?.source).toBe('markets-daily.example');
    const article = await fetch(news[0]?.address ?? '');
    expect(await article.text()).toContain('Exchange reports higher income');
    const icon = await fetch(news[0]?.iconUrl ?? '');
    expect(icon.headers.get('content-type')).toBe('image/svg+xml');
    const more = valueOf(await companies.news({ symbol: 'NSE', offset: 3, limit: 3 }, {}));
    expect(more).toHaveLength(3);
    expect(sent.at(-1)).toMatchObject({
      call: 'GET /api/news/unlisted-share-news',
      query: { share_symbol: 'NSE', offset: '3', limit: '3' },
    });
  });

  it('has the flag of its country, if there is one [PM-7.50, PM-7.52]', async () => {
    const companies = visitor.get(Companies);
    expect(valueOf(await companies.flag('Singapore', {}))).toBe('/flags/sg.svg');
    expect(sent[0]?.call).toBe('GET /api/countries/name/Singapore');
    expect(valueOf(await companies.flag('Atlantis', {}))).toBeUndefined();
    await backend.control.fault({
      route: 'GET /api/countries/name/:country',
      kind: 'status',
      status: 503,
      times: 1,
    });
    expect((await companies.flag('Singapore', {})).ok).toBe(false);
  });

  it('has quotes with source and date, newest first', async () => {
    const quotes = valueOf(await visitor.get(Companies).quotes(NILGIRI, {}));
    const moments = quotes.map(({ quotedAt }) => quotedAt);
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    expect(quotes[0]?.pricePerUnit.text).toBe('760');
    expect(quotes[0]?.quotedBy).toBe('Vriddhi dealing desk');
    expect(valueOf(await visitor.get(Companies).quotes(ZENITH, {}))).toEqual([]);
  });
});
