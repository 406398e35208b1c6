import { Session } from '#application/platform/session.ts';
import type { NewsItem } from '#domain/content/news.ts';
import { newsSettingsFrom } from '#infrastructure/content/news-settings.ts';
import { storedCredentials } from '#infrastructure/platform/sessions/stored-credentials.ts';
import { MemoryVault } from '#infrastructure/platform/storage/vault.ts';
import { describe, expect, it } from 'vitest';
import { failureOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { lightClientOf, watchedFetch } from './light-client.ts';

const backend = testBackend();

const page = async (search: string, offset = 0) =>
  valueOf(await lightClientOf(backend).news.page({ search, offset }, {}));

async function allNews(search = ''): Promise<readonly NewsItem[]> {
  const items: NewsItem[] = [];
  for (;;) {
    const next = (await page(search, items.length)).items;
    items.push(...next);
    if (next.length < 2) return items;
  }
}

describe('the news', () => {
  it('come two at a time, newest first [AP-7.71, PM-7.48]', async () => {
    const items = await allNews();
    expect((await page('')).items).toHaveLength(2);
    expect(items).toHaveLength(40);
    const days = items.map(({ date }) => date.iso);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(items.map(({ newsUrl }) => newsUrl)).size).toBe(40);
  });

  it('are found by company, symbol and heading, with the trimmed term [PM-5.45, AP-5.95]', async () => {
    const { requests, fetch } = watchedFetch(backend);
    const { news } = lightClientOf(backend, { fetch });
    const found = valueOf(await news.page({ search: '  Nilgiri ', offset: 0 }, {}));
    expect(requests[0]?.url.searchParams.get('search')).toBe('Nilgiri');
    expect(found.items.map(({ name }) => name)).toEqual(Array(2).fill('Nilgiri Diagnostics'));
    expect(await allNews('nse')).toHaveLength(2);
    expect(await allNews('no such company')).toEqual([]);
  });

  it('are requested with search, offset, limit 2 and the service header [AP-7.73, PM-7.49]', async () => {
    const { requests, fetch } = watchedFetch(backend);
    valueOf(await lightClientOf(backend, { fetch }).news.page({ search: '', offset: 4 }, {}));
    expect(`${requests[0]?.url.pathname}${requests[0]?.url.search}`).toBe(
      '/api/news/news?search=&offset=4&limit=2',
    );
    expect(requests[0]?.headers.get('x-service-auth')).toBe('vriddhi-web');
    expect(requests[0]?.headers.has('authorization')).toBe(false);
    expect([requests[0]?.method, requests[0]?.body]).toEqual(['GET', undefined]);
    const settings = {
      VITE_NEWS_PATH: '/v2/articles',
      VITE_NEWS_SERVICE_HEADER: 'x-program',
      VITE_NEWS_SERVICE_KEY: 'other',
    };
    expect(newsSettingsFrom(settings)).toEqual({
      path: '/v2/articles',
      serviceHeader: 'x-program',
      serviceKey: 'other',
    });
  });

  it('send the bearer token, and stay readable with an expired one [AP-7.72, PM-7.49]', async () => {
    const current = (await signedIn(backend, '9000000003')).get(Session).current;
    const { requests, fetch } = watchedFetch(backend);
    const own = lightClientOf(backend, { fetch, accessToken: current?.accessToken ?? '' });
    valueOf(await own.news.page({ search: '', offset: 0 }, {}));
    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${current?.accessToken}`);
    expect(requests[0]?.headers.get('x-service-auth')).not.toBeNull();
    expect(requests).toHaveLength(1);
    const old = lightClientOf(backend, { fetch, accessToken: 'long-over' });
    expect(valueOf(await old.news.page({ search: '', offset: 0 }, {})).items).toHaveLength(2);
    expect(requests[2]?.headers.has('authorization')).toBe(false);
  });

  it('depend on the clock of the server', async () => {
    const before = (await page('')).today;
    await backend.control.advance(3 * 86_400);
    expect(before.daysUntil((await page('')).today)).toBe(3);
  });

  it.each([
    { data: 'nothing' },
    {
      data: [{ date: '2026-02-31', name: 'A', heading: 'B', shortDescription: 'C', newsUrl: 'D' }],
    },
    {
      data: [
        {
          date: '2026-02-20',
          name: 'A',
          heading: 'B',
          shortDescription: 'C',
          newsUrl: 'javascript:alert(1)',
        },
      ],
    },
  ])('that are invalid are rejected by the adapter: %o', async (patch) => {
    await backend.control.fault({ route: '/api/news/news', kind: 'patch', patch });
    const refused = failureOf(
      await lightClientOf(backend).news.page({ search: '', offset: 0 }, {}),
    );
    expect(refused.kind).toBe('unexpected-reply');
  });

  it('open as articles, each on its own page', async () => {
    for (const { newsUrl, heading } of await allNews('vayu')) {
      const response = await fetch(newsUrl);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(heading);
    }
    const missing = await fetch(`${backend.thirdPartyAddress}/altsights/no-such-article`);
    expect(missing.status).toBe(404);
  });
});

describe('the investor who is signed in in a browser', () => {
  it('is read only from the stored session', async () => {
    const vault = new MemoryVault();
    expect(await storedCredentials(vault)).toBeUndefined();
    await vault.write(JSON.stringify({ investor: { access_token: 'abc', investor_id: 7 } }));
    expect(await storedCredentials(vault)).toEqual({
      accessToken: 'abc',
      investorId: 7,
      isSeniorCitizen: false,
      isFemale: false,
    });
    await vault.write(JSON.stringify({ investor: { access_token: 'abc' } }));
    expect(await storedCredentials(vault)).toBeUndefined();
    await vault.write('{ "investor": 7');
    expect(await storedCredentials(vault)).toBeUndefined();
  });
});
