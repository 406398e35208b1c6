import { Session } from '#application/platform/session.ts';
import { MarketShares } from '#application/private-market/market-shares.ts';
import { SharePrices } from '#application/private-market/share-prices.ts';
import { Watchlist } from '#application/private-market/watchlist.ts';
import { companyAmountLabel } from '#domain/private-market/catalogue/company-amount.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { failureOf, refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { present } from '../fixed-deposits/booking.ts';
import { printedIn } from '../fixed-deposits/printed-text.ts';
import { recording, type Sent } from '../recording.ts';

const ARJUN = '9000000001';
const LEELA = '9000000002';
const NILGIRI = 104;
const AAROHAN = 107;
const SETU = 102;
const ZENITH = 123;

const backend = testBackend();
let arjun: AppContainer;
let leela: AppContainer;
let visitor: AppContainer;
const sent: Sent[] = [];
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN, { fetch: recording(backend.appAddress, sent) });
  leela = await signedIn(backend, LEELA);
  sent.length = 0;
  visitor = await clientOf(backend.appAddress);
});
afterEach(async () => {
  sent.length = 0;
  await backend.control.clearFaults();
});

const idOf = (app: AppContainer) => app.get(Session).current?.investorId ?? 0;
const patch = (route: string, fields: Record<string, unknown>) =>
  backend.control.fault({ route, kind: 'patch', patch: fields, times: 1 });
const DETAIL = 'POST /api/private-market/domaincustomdetails';
const TIERS = 'GET /api/pricing/ifa/pricing/tier/with-override';

describe('the list of shares', () => {
  it('is requested with a filter, and public [PM-7.29, PM-3.1, PM-3.2]', async () => {
    const all = valueOf(await arjun.get(MarketShares).list('all', {}));
    expect(sent).toEqual([
      {
        call: 'GET /api/private-market/getpreipoproducts',
        query: { filter_key: 'all' },
        body: {},
      },
    ]);
    expect(all).toHaveLength(28);
    valueOf(await arjun.get(MarketShares).list('opportunities', {}));
    expect(sent.at(-1)?.query).toEqual({ filter_key: 'select_opportunity' });
    const selected = valueOf(await visitor.get(MarketShares).list('opportunities', {}));
    expect(selected).toHaveLength(10);
    const nilgiri = all.find(({ shareId }) => shareId === NILGIRI);
    expect(nilgiri).toMatchObject({
      name: 'Nilgiri Diagnostics',
      shortName: 'Nilgiri',
      domainName: 'nilgiridiagnostics.example',
      industry: 'Healthcare',
      logoUrl: '/shares/nilgiri-diagnostics.svg',
      ipoTag: 'Profitable',
      ipoStatus: 'Unlisted',
      minimumQuantity: 25,
      availableStock: 6200,
      isOnCdsl: true,
      isOnNsdl: true,
      isOnDashboard: true,
    });
    expect(nilgiri?.isin).toMatch(/^INE[0-9A-Z]{9}$/);
    const prices = [nilgiri?.minimumPrice, nilgiri?.retailPrice, nilgiri?.maximumPrice];
    expect(prices.map((price) => price?.text)).toEqual(['735', '760', '790']);
    expect(nilgiri?.marketPrice?.text).toBe('772');
  });

  it('marks the watched shares of the investor, but none for a visitor [PM-3.3]', async () => {
    const watched = async (app: AppContainer) =>
      valueOf(await app.get(MarketShares).list('all', {}))
        .filter(({ isWatched }) => isWatched)
        .map(({ shareId }) => shareId);
    expect(await watched(arjun)).toEqual([104, 107, 119, 123]);
    expect(await watched(leela)).toEqual([]);
    expect(await watched(visitor)).toEqual([]);
  });
});

describe('a share', () => {
  it('is requested by its id, with reasons, risks and a note [PM-7.26, PM-3.4, PM-9.3]', async () => {
    const share = valueOf(await arjun.get(MarketShares).find(NILGIRI, {}));
    expect(sent[0]).toMatchObject({
      call: DETAIL,
      body: { pre_ipo_stock_id: NILGIRI, investor_id: idOf(arjun), ifa_id: 1 },
    });
    expect(share.reasons).toHaveLength(3);
    expect(share.risks.at(-1)?.title).toBe('Locked in after a listing');
    const note = await fetch(share.noteUrl ?? '');
    expect(note.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await note.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it.each([
    [NILGIRI, '₹760, quoted '],
    [AAROHAN, '₹2,380 – ₹2,620, quoted '],
  ])('has a note with the price and the day of the quote on its page: %i', async (id, price) => {
    const share = valueOf(await arjun.get(MarketShares).find(id, {}));
    const note = await fetch(share.noteUrl ?? '');
    const words = printedIn(Buffer.from(await note.arrayBuffer()));
    const { quotedOn } = present(share.lastQuote);
    expect(words).toContain(`${price}${formatDate(quotedOn)}`);
  });

  it('has overrides and both currency formats [PM-3.5, PM-3.7, PM-3.8, PM-3.9, PM-3.10]', async () => {
    const fields = {
      total_equity_funding_amount: '412000000',
      total_equity_funding_currency: 'USD',
      funding_rounds: '7',
      latest_funding_round: 'Series F',
      latest_funding_date: '2022-09-13T00:00:00Z',
      lead_investor: 'Lotus Global Fund',
      investor_count: 12,
      annual_revenue_amount: 231800000.5,
      annual_revenue_amount_currency: 'usd',
      revenue_period_end: '2026-03-31',
      employee_count: 1960,
      employee_yoy_change_percent: '-13.1',
      lead_acquisitions_name: ' ',
      investments_acquisitions_count: 0,
      lead_simillar_company_name: 'LedgerWorks',
      total_simillar_company_count: 3,
      exit_details: 'None',
      market_cap_amount: '1680000000',
      market_cap_amount_currency: 'EUR',
    };
    await patch(DETAIL, {
      data: { data: { tracxn_override_data: { dynamic_json_fields: fields } } },
    });
    const { overrides } = valueOf(await arjun.get(MarketShares).find(NILGIRI, {}));
    expect(companyAmountLabel(overrides.totalFunding)).toBe('$412M');
    expect(companyAmountLabel(overrides.annualRevenue)).toBe('$231.8M');
    expect(overrides.marketCap).toBeUndefined();
    expect(overrides).toMatchObject({
      fundingRounds: 7,
      latestFundingRound: 'Series F',
      leadInvestor: 'Lotus Global Fund',
      investorCount: 12,
      employeeCount: 1960,
      leadAcquisition: undefined,
      acquisitionCount: 0,
      leadSimilarCompany: 'LedgerWorks',
      similarCompanyCount: 3,
      exitDetails: 'None',
    });
    expect(overrides.latestFundingDate?.iso).toBe('2022-09-13');
    expect(overrides.revenuePeriodEnd?.iso).toBe('2026-03-31');
    expect(overrides.employeeGrowth?.text).toBe('-13.1');
  });

  it('reads flags as true, 1 or text, and points with or without a title [PM-3.6]', async () => {
    const fields = {
      isWatchlisted: 'yes',
      available_on_cdsl: 0,
      available_on_nsdl: '1',
      list_investor_dashboard: 'false',
      preIPOReasons: ['In one line', { title: null, body: 'A body alone' }, { title: ' ' }],
      preIPORisks: null,
      investor_note_pdf_url: 'javascript:alert(1)',
      market_price: '',
      retail_price: 0,
    };
    await patch(DETAIL, { data: { data: fields } });
    expect(valueOf(await arjun.get(MarketShares).find(ZENITH, {}))).toMatchObject({
      isWatched: true,
      isOnCdsl: false,
      isOnNsdl: true,
      isOnDashboard: false,
      reasons: [{ body: 'In one line' }, { body: 'A body alone' }],
      risks: [],
      noteUrl: undefined,
      marketPrice: undefined,
      retailPrice: undefined,
    });
  });

  it('requires a sign-in, and reports an unknown id', async () => {
    expect(failureOf(await visitor.get(MarketShares).find(NILGIRI, {})).kind).toBe('signed-out');
    expect(refusalOf(await arjun.get(MarketShares).find(999, {}))).toBe('404 share-unknown');
  });
});

describe('prices by quantity', () => {
  it('are a table of tiers [PM-7.21, PM-3.12, PM-9.2]', async () => {
    const { tiers } = valueOf(await arjun.get(SharePrices).tiers(NILGIRI, {}));
    expect(sent[0]).toMatchObject({ call: TIERS, query: { product_id: '104', ifa_id: '1' } });
    expect(tiers.map((tier) => [tier.minimumQuantity, tier.maximumQuantity])).toEqual([
      [25, 199],
      [200, 999],
      [1000, undefined],
    ]);
    expect(tiers[1]).toMatchObject({ availableStock: 6200 });
    expect(tiers[1]?.pricePerUnit.text).toBe('748');
    expect(tiers[1]?.minimumPrice?.text).toBe('723');
    expect(tiers[1]?.maximumPrice?.text).toBe('778');
    expect(tiers[1]?.id).toMatch(/^\d+$/);
  });

  it('are one tier for given units, or undefined if no tier covers them [PM-7.24]', async () => {
    const prices = arjun.get(SharePrices);
    const slab = valueOf(await prices.slab({ shareId: NILGIRI, units: 200 }, {}));
    expect(sent[0]?.query).toEqual({ product_id: '104', ifa_id: '1', total_units: '200' });
    expect(slab?.pricePerUnit.text).toBe('748');
    expect(slab?.availableStock).toBe(6200);
    expect(valueOf(await prices.slab({ shareId: NILGIRI, units: 24 }, {}))).toBeUndefined();
    expect(valueOf(await prices.slab({ shareId: ZENITH, units: 50 }, {}))).toBeUndefined();
  });

  it('fail with any status but 200, in the body or of HTTP [PM-7.22, PM-7.23]', async () => {
    for (const status of [201, 400, 500]) {
      await patch(TIERS, { status });
      expect((await arjun.get(SharePrices).tiers(NILGIRI, {})).ok).toBe(false);
    }
    await backend.control.fault({ route: TIERS, kind: 'status', status: 500, times: 1 });
    expect((await arjun.get(SharePrices).tiers(NILGIRI, {})).ok).toBe(false);
  });

  it('fail if a quantity has two prices', async () => {
    await patch(TIERS, {
      data: [
        { min_quantity: 1, max_quantity: 99, price_per_unit: '10' },
        { min_quantity: 50, price_per_unit: '9' },
      ],
    });
    const found = await arjun.get(SharePrices).tiers(NILGIRI, {});
    expect(failureOf(found).kind).toBe('unexpected-reply');
  });
});

describe('the watchlist', () => {
  it('adds and removes shares, repeatedly without a failure [PM-7.15, PM-7.17, PM-7.20]', async () => {
    const watchlist = arjun.get(Watchlist);
    const ids = async () => valueOf(await watchlist.list({})).map(({ shareId }) => shareId);
    const body = { pre_ipo_stock_id: SETU, investor_id: idOf(arjun), ifa_id: 1 };
    for (let time = 0; time < 2; time += 1) valueOf(await watchlist.add(SETU, {}));
    expect(sent[0]).toMatchObject({ call: 'POST /api/private-market/add-to-watchlist', body });
    expect(await ids()).toEqual([SETU, 104, 107, 119, 123]);
    const query = { investor_id: String(idOf(arjun)), ifa_id: '1' };
    expect(sent.at(-1)).toMatchObject({ call: 'GET /api/private-market/watchlist', query });
    sent.length = 0;
    for (let time = 0; time < 2; time += 1) valueOf(await watchlist.remove(SETU, {}));
    expect(sent[0]).toMatchObject({ call: 'POST /api/private-market/delete-to-watchlist', body });
    expect(await ids()).toEqual([104, 107, 119, 123]);
  });

  it('has the data of a card for each share [PM-3.46]', async () => {
    const shares = valueOf(await arjun.get(Watchlist).list({}));
    expect(shares[1]).toMatchObject({
      shareId: 107,
      name: 'Aarohan Space Systems',
      domainName: 'aarohanspace.example',
      industry: 'Aerospace',
      logoUrl: '/shares/aarohan-space.svg',
      availableStock: 0,
    });
    expect(shares[1]?.minimumPrice?.text).toBe('2380');
    expect(shares[1]?.maximumPrice?.text).toBe('2620');
    expect(shares[1]?.retailPrice?.text).toBe('2490');
  });

  it('requires the investor’s own session', async () => {
    expect(valueOf(await leela.get(Watchlist).list({}))).toEqual([]);
    valueOf(await leela.get(Watchlist).add(SETU, {}));
    expect(valueOf(await arjun.get(Watchlist).list({}))).toHaveLength(4);
    await leela.get(Session).update({ investorId: idOf(arjun) });
    const foreign = leela.get(Watchlist);
    expect(refusalOf(await foreign.list({}))).toBe('403 not-yours');
    expect(refusalOf(await foreign.add(NILGIRI, {}))).toBe('403 not-yours');
    expect(refusalOf(await foreign.remove(NILGIRI, {}))).toBe('403 not-yours');
    expect(valueOf(await arjun.get(Watchlist).list({}))).toHaveLength(4);
    expect(failureOf(await visitor.get(Watchlist).list({})).kind).toBe('signed-out');
  });

  it('refuses an unknown share', async () => {
    expect(refusalOf(await arjun.get(Watchlist).add(999, {}))).toBe('404 share-unknown');
  });
});
