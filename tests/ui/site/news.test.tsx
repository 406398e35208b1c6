import { formatDate } from '#domain/platform/indian-formatting.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { lightClientOf } from '#tests/contracts/content/light-client.ts';
import { addFault } from '#tests/ui/screen.tsx';
import { holdTimers } from '#tests/support/held-timers.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlainNews } from '#ui/site/news/news-facts.ts';
import { newsLoadMore } from '#ui/site/news/use-end-in-view.ts';
import { renderSitePage } from './site-screen.tsx';

const PATH = '/privatemarket/news';
const ROUTE = '/api/news/news';

const backend = testBackend();

/** The observed elements. jsdom has no layout, so tests call `see` to make one visible. */
let watched: { readonly see: () => void; readonly options: IntersectionObserverInit }[] = [];
beforeEach(() => {
  watched = [];
  class SightOf {
    constructor(see: IntersectionObserverCallback, options: IntersectionObserverInit) {
      const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
      watched.push({ see: () => see(entries, this as never), options });
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', SightOf);
});

const open = (search = '') => renderSitePage(`${PATH}${search}`, { backend });
const cards = () => screen.findAllByRole('article');
const seeTheEnd = () => watched.at(-1)?.see();
/** Lets the end of the list come into view, and runs the timers of this many milliseconds. */
function seeTheEndFor(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  seeTheEnd();
  vi.advanceTimersByTime(milliseconds);
  vi.useRealTimers();
}
const searchBox = () => screen.getByRole('searchbox', { name: 'Search for shares' });

describe('the news page', () => {
  it('has its title, subtitle and search for everyone [AP-2.193, AP-2.194, AP-2.196, PM-6.4]', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pre-IPO News & Insights');
    expect(
      screen.getByText(
        'Get the latest updates, insights, and news around exclusive Pre-IPO opportunities',
      ),
    ).toBeVisible();
    expect(searchBox()).toHaveAttribute('placeholder', 'Search for shares');
    expect(await cards()).toHaveLength(2);
  });

  it('has the texts of the other product document [PM-2.170, PM-2.171, PM-2.172, PM-2.175]', async () => {
    const { html } = await open();
    expect(window.location.pathname).toBe('/privatemarket/news');
    expect(html).toContain('Pre-IPO News &amp; Insights');
    expect(html).toContain(
      'Get the latest updates, insights, and news around exclusive Pre-IPO opportunities',
    );
    expect(html).toContain('placeholder="Search for shares"');
  });

  it('opens dashboard or sign-in by "Explore Shares" [AP-2.195, AP-2.197, AP-2.198]', async () => {
    await open();
    const ways = screen.getAllByRole('link', { name: 'Explore Shares' });
    const byVisitor = ways.map((way) => [
      way.closest('[data-for]')?.getAttribute('data-for'),
      way.getAttribute('href'),
    ]);
    // CSS shows one of the two links; `prepare-site-page.ts` marks signed-in users.
    expect(Object.fromEntries(byVisitor)).toEqual({ investor: '/dashboard', visitor: '/login' });
  });

  it.each([
    ['investor', '/dashboard', 'PM-2.173'],
    ['visitor', '/login', 'PM-2.174'],
  ])('has one link to explore for an %s: %s [%s]', async (visitor, address) => {
    await open();
    const way = document.querySelector(`main [data-for="${visitor}"] a[href="${address}"]`);
    expect(way).toHaveTextContent('Explore Shares');
  });

  it('shows a loading state without prerendered news [AP-2.205, PM-2.181, AP-4.55, PM-4.95]', async () => {
    const { html } = await open();
    expect(html).toContain('Loading news...');
    expect(screen.getByText('Loading news...')).toBeVisible();
    await cards();
    expect(screen.queryByText('Loading news...')).toBeNull();
  });

  it('lists complete cards [AP-2.199, PM-2.176]', async () => {
    await open();
    const [card] = await cards();
    if (card === undefined) throw new Error('no card');
    expect(screen.queryByText('Loading news...')).toBeNull();
    const shown = within(card);
    expect(shown.getByText('Today')).toBeVisible();
    expect(shown.getByText('National Stock Exchange of India')).toBeVisible();
    expect(shown.getByRole('heading')).toHaveTextContent(/^NSE's half year/);
    expect(shown.getByText(/^Fees on trades still bring/)).toBeVisible();
    expect(card.querySelector('img')).toHaveAttribute('src', '/news/exchange.svg');
    expect(shown.getByText('Read More')).toBeVisible();
  });

  it('shows the age of a card, and its date after six days [PM-2.183]', async () => {
    const page = await lightClientOf(backend).news.page({ search: '', offset: 0 }, {});
    if (!page.ok) throw new Error('no news');
    const day = (daysAgo: number) => page.value.today.plus({ days: -daysAgo });
    const data = [0, 1, 2, 6, 7].map((daysAgo) => ({
      date: day(daysAgo).iso,
      name: 'Vayu Mobility',
      heading: `Heading ${daysAgo}`,
      shortDescription: 'What happened.',
      image: null,
      newsUrl: `https://news.example/${daysAgo}`,
    }));
    await addFault(backend, { route: ROUTE, kind: 'patch', patch: { data } });
    await open();
    const dates = (await cards()).map((card) => card.querySelector('time')?.textContent);
    const past = formatDate(day(7));
    expect(past).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/);
    expect(dates).toEqual(['Today', 'Yesterday', '2 days ago', '6 days ago', past]);
  });

  it('opens the article of a card in a new tab [AP-2.201, PM-2.178]', async () => {
    await open();
    const [card] = await cards();
    const link = within(card as HTMLElement).getByRole('link');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link.getAttribute('href')).toMatch(/\/altsights\/nse-half-year/);
  });

  it('shows a default picture if one is missing or fails [AP-2.200, PM-2.177]', async () => {
    await open('?search=trishul');
    const [without] = await cards();
    expect(without?.querySelector('img')).toHaveAttribute('src', '/news/fallback.svg');
    await open('?search=rangoli');
    const failing = await screen.findByText('Rangoli Homes Retail');
    const picture = failing.closest('article')?.querySelector('img');
    expect(picture).toHaveAttribute('src', '/news/shelf.svg');
    fireEvent.error(picture as HTMLImageElement);
    expect(picture).toHaveAttribute('src', '/news/fallback.svg');
  });
});

describe('the list of news', () => {
  it('loads two more when its end becomes visible [AP-4.57, PM-4.97, AP-9.13, PM-9.9]', async () => {
    await open();
    expect(await cards()).toHaveLength(2);
    seeTheEnd();
    await waitFor(async () => expect(await cards()).toHaveLength(4));
    const links = screen.getAllByRole('article').map((card) => within(card).getByRole('link'));
    expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(4);
  });

  it('loads 100 px ahead, at 0.1, after 100 ms [AP-9.15, PM-9.11, PM-9.12, PM-9.13]', async () => {
    await open();
    await cards();
    expect(watched.at(-1)?.options).toEqual({ rootMargin: '100px', threshold: 0.1 });
    expect(newsLoadMore.delay).toBe(100);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    seeTheEnd();
    vi.advanceTimersByTime(99);
    expect(screen.queryByText('Loading news...')).toBeNull();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    expect(await screen.findByText('Loading news...')).toBeVisible();
    await waitFor(async () => expect(await cards()).toHaveLength(4));
  });

  it('ends with a page of fewer than two [AP-4.58, PM-4.98]', async () => {
    await open('?search=aarohan');
    expect(await cards()).toHaveLength(2);
    seeTheEnd();
    expect(await screen.findByText('No more news.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more news' })).toBeNull();
    expect(await cards()).toHaveLength(2);
  });

  it('loads by a button for keyboard users', async () => {
    const { user } = await open();
    await cards();
    await user.tab();
    seeTheEndFor(200);
    expect(screen.queryByText('Loading news...')).toBeNull();
    expect(await cards()).toHaveLength(2);
    screen.getByRole('button', { name: 'Show more news' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await cards()).toHaveLength(4));
    fireEvent.wheel(document);
    seeTheEnd();
    await waitFor(async () => expect(await cards()).toHaveLength(6));
  });
});

describe('a search for news', () => {
  it('waits half a second, then loads page one [AP-9.14, PM-9.10, AP-4.56, PM-4.96]', async () => {
    const { user } = await open();
    await cards();
    seeTheEnd();
    await waitFor(async () => expect(await cards()).toHaveLength(4));
    const runTimers = holdTimers('/ui/', [500]);
    await user.type(searchBox(), ' vayu ');
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(runTimers.count(500)).toBe(1);
    expect(window.location.search).toBe('');
    act(() => runTimers(500));
    expect(window.location.search).toBe('?search=vayu');
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(screen.getByText('Loading news...')).toBeVisible();
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    for (const card of await cards()) expect(card).toHaveTextContent('Vayu Mobility');
  });

  it('starts at once with Enter, and is cleared by a button', async () => {
    const { user } = await open('?search=vayu');
    expect(searchBox()).toHaveValue('vayu');
    await screen.findAllByText('Vayu Mobility');
    await user.clear(searchBox());
    await user.type(searchBox(), 'lumina{Enter}');
    expect(window.location.search).toBe('?search=lumina');
    await screen.findByText('Lumina Learning');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(searchBox()).toHaveValue('');
    await screen.findByText('National Stock Exchange of India');
    expect(window.location.search).toBe('');
  });

  it('without a result names its term, with advice [AP-2.202, AP-2.203, PM-2.179, PM-2.183]', async () => {
    await open('?search=zzz');
    expect(await screen.findByRole('heading', { name: 'No news found' })).toBeVisible();
    const text = 'We found no news about “zzz”. Try another company or symbol.';
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('no news at all', () => {
  it('says so, and to check back later [AP-2.204, PM-2.180, PM-2.183, PM-4.95]', async () => {
    await addFault(backend, { route: ROUTE, kind: 'patch', patch: { data: [] } });
    await open();
    expect(await screen.findByRole('heading', { name: 'No news available' })).toBeVisible();
    expect(screen.getByText('Please check back later.')).toBeVisible();
  });
});

describe('the prerendered news', () => {
  const made = (slug: string): PlainNews => ({
    date: '2026-11-02',
    name: 'Kaveri Foods',
    heading: `Made with ${slug}`,
    shortDescription: 'What was known then.',
    image: null,
    newsUrl: `/sandbox/altsights/${slug}`,
  });
  const found = { news: ['one', 'two', 'three'].map(made) };
  const openMade = (search = '') => renderSitePage(`${PATH}${search}`, { backend, found });
  const headings = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

  it('can be read without scripts, the older ones as a list', async () => {
    const { html } = await openMade();
    expect(html).not.toContain('Loading news...');
    expect(html.match(/<article/g)).toHaveLength(2);
    expect(html).toContain('>2 Nov 2026</time>');
    const [, without = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
    expect(without).toMatch(/href="\/sandbox\/altsights\/three".*>Made with three<\/a>/);
    await cards();
  });

  it('stay in place until the current news are loaded', async () => {
    const { user } = await openMade();
    expect(headings()).toEqual(['Made with one', 'Made with two']);
    expect(screen.queryByText('Loading news...')).toBeNull();
    const [first] = screen.getAllByRole('article');
    await waitFor(() => expect(headings()[0]).toMatch(/^NSE's half year/));
    expect(screen.getAllByRole('article')[0]).toBe(first);
    expect(headings()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Show more news' }));
    await waitFor(() => expect(headings()).toHaveLength(4));
  });

  it('stay with an error if the current news cannot be loaded [PM-8.33]', async () => {
    await addFault(backend, { route: ROUTE, kind: 'status', status: 500 });
    const { user } = await openMade();
    expect(await screen.findByText('Failed to fetch news')).toBeVisible();
    expect(headings()).toEqual(['Made with one', 'Made with two']);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(headings()).toHaveLength(4));
  });

  it('are not shown as the result of a search', async () => {
    await openMade('?search=himgiri');
    await waitFor(() => expect(headings()).toHaveLength(1));
    expect(headings()[0]).toMatch(/Himgiri/);
  });
});

describe('a search typed before hydration', () => {
  it('is sent after hydration', async () => {
    const before = (page: HTMLElement) => {
      (page.querySelector('input') as HTMLInputElement).value = 'himgiri';
    };
    await renderSitePage(PATH, { backend, before });
    await waitFor(() => expect(window.location.search).toBe('?search=himgiri'));
    expect(searchBox()).toHaveValue('himgiri');
  });
});

describe('news that fail', () => {
  it('show the error, and are loaded again [AP-8.46, PM-2.182, PM-8.33, PM-4.95]', async () => {
    await addFault(backend, { route: ROUTE, kind: 'status', status: 500 });
    const { user, ports } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByText('Failed to fetch news')).toBeVisible();
    expect(screen.queryByText('Show more news')).toBeNull();
    const { recent } = ports.reporting as unknown as { recent: { what: string }[] };
    expect(recent.map(({ what }) => what)).toContain('Failed to fetch news');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(2);
  });

  it('keep loaded news, stop automatic loading, and continue on request [PM-4.99]', async () => {
    const { user } = await open();
    await cards();
    await addFault(backend, { route: ROUTE, kind: 'drop' });
    seeTheEnd();
    expect(await screen.findByText('Failed to fetch news')).toBeVisible();
    expect(await cards()).toHaveLength(2);
    seeTheEndFor(150);
    // It shows no loading state, because it sends no request.
    expect(screen.queryByText('Loading news...')).toBeNull();
    expect(screen.getByText('Failed to fetch news')).toBeVisible();
    expect(await cards()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await cards()).toHaveLength(4));
  });
});
