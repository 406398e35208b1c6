// @vitest-environment node
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddressInfo } from 'node:net';
import { newsForPages } from '#ui/build/site-news.ts';

const piece = {
  date: '2026-11-02',
  name: 'Kaveri Foods',
  heading: 'A second mill',
  shortDescription: 'It grinds.',
  image: null,
  newsUrl: 'https://news.example/mill',
};

describe('the prerendered news', () => {
  it('are those of the sample data in the sandbox, newest first', async () => {
    const news = (await newsForPages({})) ?? [];
    expect(news.length).toBeGreaterThan(20);
    expect(news.map(({ date }) => date)).toEqual(
      news.map(({ date }) => date).toSorted((a, b) => b.localeCompare(a)),
    );
    for (const { newsUrl } of news) expect(newsUrl).toMatch(/^\/sandbox\/altsights\/[\w-]+$/);
  });

  it('contain the first picture, which is visible at once', async () => {
    const [first, ...others] = (await newsForPages({})) ?? [];
    expect(decodeURIComponent(first?.image ?? '')).toMatch(
      /^data:image\/svg\+xml,<svg [^]*<\/svg>$/,
    );
    for (const { image } of others) expect(image ?? '').not.toContain('data:');
  });

  it('are empty if the build names no service', async () => {
    expect(await newsForPages({ VITE_ENVIRONMENT: 'uat' })).toBeUndefined();
  });
});

describe('a service of news', () => {
  const requests: (string | undefined)[] = [];
  let answer: { readonly status: number; readonly text: string };
  let server: Server;
  let settings: Record<string, string>;
  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server = createServer(({ url, headers }, response) => {
      requests.push(url, headers['x-service-auth'] as string | undefined);
      response.writeHead(answer.status).end(answer.text);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    settings = {
      VITE_ENVIRONMENT: 'production',
      VITE_API_NEWS: `http://127.0.0.1:${port}/api`,
      VITE_NEWS_SERVICE_KEY: 'our-program',
    };
  });
  afterEach(() => {
    server.close();
    server.closeAllConnections();
    requests.length = 0;
  });

  it('receives the request that the page would send', async () => {
    answer = { status: 200, text: JSON.stringify({ data: [piece] }) };
    expect(await newsForPages(settings)).toEqual([piece]);
    expect(requests).toEqual(['/api/news?search=&offset=0&limit=50', 'our-program']);
  });

  it.each([
    ['fails', 503, ''],
    ['answers in no words that we know', 200, '<html>'],
    ['leads to a script', 200, JSON.stringify({ data: [{ ...piece, newsUrl: 'javascript:0' }] })],
    ['has a piece without a heading', 200, JSON.stringify({ data: [{ ...piece, heading: ' ' }] })],
    ['has a day that is none', 200, JSON.stringify({ data: [{ ...piece, date: 'soon' }] })],
  ])('that %s fails the page with an error message', async (_, status, text) => {
    answer = { status, text };
    expect(await newsForPages(settings)).toBeUndefined();
    expect(console.warn).toHaveBeenCalledOnce();
  });
});
