import { HeldShares } from '#application/private-market/held-shares.ts';
import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { UnpaidDepositOrders } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import { MarketShares } from '#application/private-market/market-shares.ts';
import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { PartnerDeposits } from '#application/fixed-deposits/catalogue/partner-deposits.ts';
import { RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Session } from '#application/platform/session.ts';
import { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { initialRequestsAt } from '#tests/support/initial-requests-at.ts';
import { sandboxEnvironment } from '#infrastructure/platform/environment.ts';
import { prefetch, type PrefetchedByKey } from '#infrastructure/platform/http/response-prefetch.ts';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { fetchWithCookies } from '../client.ts';
import { LEELA } from '../fixed-deposits/booking.ts';

const backend = testBackend();

const BEST = { categoryId: 3, tagId: 1, count: 1 };
const POPULAR = { categoryId: 1, tagId: 2, count: 10 };
const DEPOSIT = 1003;

/** The port calls that the screen of each path makes at once. */
const screens: readonly [path: string, ask: (app: AppContainer) => readonly Promise<unknown>[]][] =
  [
    [
      '/dashboard',
      (app) => [
        app.get(HeldDeposits).summary({}),
        app.get(HeldShares).portfolio({}),
        app.get(BasketOrders).book({}),
        app.get(UnpaidDepositOrders).list({}),
        app.get(ShareOrders).list('active', {}),
        app.get(SellRequests).list({}),
        app.get(HeldDeposits).portfolio({}),
        app.get(DepositCatalogue).list({ ...BEST, column: RateColumn.Senior }, {}),
        app.get(DepositCatalogue).list({ categoryId: 5, tagId: 4, count: 10 }, {}),
        app.get(PartnerDeposits).issuers({}),
        app.get(PartnerDeposits).schemes({}),
      ],
    ],
    [
      '/portfolio',
      (app) => [
        app.get(HeldDeposits).summary({}),
        app.get(HeldShares).portfolio({}),
        app.get(BasketOrders).book({}),
        app.get(HeldDeposits).portfolio({}),
      ],
    ],
    [
      '/invest',
      (app) => [
        app.get(DepositCatalogue).list({ ...POPULAR, column: RateColumn.Senior }, {}),
        app.get(DepositCatalogue).issuers({ count: 20 }, {}),
      ],
    ],
    [
      `/invest/${DEPOSIT}/0/-`,
      (app) => [
        app.get(RateCards).forDeposit(DEPOSIT, { payoutFrequency: PayoutFrequency.AtMaturity }, {}),
        app.get(DepositCatalogue).content(DEPOSIT, {}),
        app.get(DepositCatalogue).offers(DEPOSIT, {}),
      ],
    ],
    ['/privatemarket/listing', (app) => [app.get(MarketShares).list('all', {})]],
  ];

/** A signed-in app, the requests that it has sent since, and a way to prefetch. */
async function appWithPrefetch(path: string) {
  const requests: string[] = [];
  const send = fetchWithCookies(backend.appAddress);
  const fetch: typeof globalThis.fetch = (address, init) => {
    requests.push(described(address, init));
    return send(address, init);
  };
  const prefetched: PrefetchedByKey = new Map();
  const app = await signedIn(backend, LEELA, {
    fetch,
    prefetched: Promise.resolve(prefetched),
  });
  const { current } = app.get(Session);
  if (current === undefined) throw new Error('sign-in failed');
  requests.length = 0;
  const { investorId, accessToken } = current;
  const investor = { investorId, isFemale: false, isSeniorCitizen: true };
  const initial = initialRequestsAt(path, investor);
  const environment = sandboxEnvironment(backend.appAddress);
  const prefetchAll = async () => {
    const found = prefetch(initial, { environment, accessToken, fetch });
    for (const [key, reply] of found) prefetched.set(key, reply);
    await Promise.all([...found.values()].map(({ reply }) => reply));
  };
  return { app, requests, prefetched, prefetchAll };
}

function described(address: Parameters<typeof fetch>[0], init: RequestInit = {}): string {
  const { method, credentials, body } = init;
  const text = typeof body === 'string' ? body : '';
  const headers = [...new Headers(init.headers)].map((pair) => pair.join(': '));
  return [method, new Request(address).url, credentials, ...headers, text].join('\n');
}

describe.each(screens)('the initial requests of %s', (path, ask) => {
  it('are exactly what its adapters send', async () => {
    const { app, requests, prefetchAll } = await appWithPrefetch(path);
    await Promise.all(ask(app));
    const sent = requests.splice(0);
    await prefetchAll();
    expect(requests.toSorted()).toEqual(sent.toSorted());
  });

  it('answer its adapters without another request', async () => {
    const { app, requests, prefetched, prefetchAll } = await appWithPrefetch(path);
    await prefetchAll();
    const before = [...requests];
    const results = await Promise.all(ask(app));
    expect(results).toEqual(results.map(() => expect.objectContaining({ ok: true }) as unknown));
    expect(requests).toEqual(before);
    expect([...prefetched.keys()]).toEqual([]);
  });
});
