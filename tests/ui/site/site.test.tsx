import { routes } from '#ui/routes.ts';
import { sitePages } from '#ui/site/site-pages.ts';
import { addressesOf, sitePageAt } from '#ui/site/document/site-page.ts';
import { mainPlaces } from '#ui/platform/shell/layouts/places.ts';
import { publicPaths } from '#ui/site/public-paths.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSitePage } from './site-screen.tsx';

type Reader = 'visitor' | 'investor';

/** The links of a navigation that CSS shows to this reader: text, target and `aria-current`. */
const linksOf = (name: string, reader: Reader) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link', { hidden: true })
    .filter((link) => {
      const whose = link.closest('[data-for]')?.getAttribute('data-for');
      return whose === undefined || whose === reader;
    });
const menuFor = (name: string, reader: Reader) =>
  linksOf(name, reader).map((link) => [link.textContent, link.getAttribute('href')]);
const MENU = 'Vriddhi menu';
/** Testing Library counts the headers of sections as banners, too; the site's is the first. */
const siteHeader = () => screen.getAllByRole('banner')[0] as HTMLElement;

describe('the skip link of public pages', () => {
  it.each(['/', '/blog', '/home'])('is the first Tab stop of %s', async (path) => {
    const { user } = await renderSitePage(path);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('main').id).toBe('main');
  });
});

describe('the header of public pages', () => {
  it('has links to the landing page and the sign-in [PM-2.48, PM-2.49]', async () => {
    await renderSitePage('/blog');
    expect(screen.getByRole('link', { name: 'Vriddhi, home' })).toHaveAttribute('href', '/');
    const signIn = within(siteHeader()).getByRole('link', { name: 'Sign in' });
    expect(signIn).toHaveAttribute('href', '/login');
  });

  it('has the menu of visitors, in its order [PM-2.52, PM-2.54]', async () => {
    await renderSitePage('/blog');
    expect(menuFor(MENU, 'visitor')).toEqual([
      ['About', '/about'],
      ['Altsights', '/privatemarket/news'],
      ['Blog', '/blog'],
      ['Contact', '/contact-us'],
      ['Partners', '/#partners'],
    ]);
    const current = linksOf(MENU, 'visitor').filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.textContent)).toEqual(['Blog']);
    await renderSitePage('/');
    expect(document.getElementById('partners')).toHaveTextContent(/^BACKED BY TRUSTED PARTNERS/);
  });

  it('has the menu of investors, and a link to the profile [PM-2.53, PM-2.55]', async () => {
    await renderSitePage('/home');
    expect(menuFor(MENU, 'investor')).toEqual([
      ['Dashboard', '/dashboard'],
      ['Portfolio', '/privatemarket/portfolio'],
      ['Orders', '/privatemarket/orders'],
      ['Watchlist', '/privatemarket/watchlist'],
      ['Sell', '/privatemarket/sell'],
      ['News', '/privatemarket/news'],
    ]);
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/Profile');
  });
});

describe('the main places of public pages', () => {
  it.each(['visitor', 'investor'] as const)('are those of the app for a %s', async (reader) => {
    await renderSitePage('/about');
    const isInvestor = reader === 'investor';
    const places = mainPlaces(isInvestor).map(({ label, to }) => [label, to]);
    expect(menuFor('Main', reader)).toEqual(places);
    const signIn = isInvestor ? [] : [['Sign in', '/login']];
    expect(menuFor('Main places', reader)).toEqual([...places, ...signIn]);
  });

  it('mark the page that is open', async () => {
    await renderSitePage('/privatemarket/news');
    for (const name of ['Main', 'Main places']) {
      const marked = linksOf(name, 'visitor').filter((link) => link.hasAttribute('aria-current'));
      expect(marked.map((link) => link.textContent)).toEqual(['News']);
    }
  });

  it('are absent from the campaign page, which has its own layout [PM-2.17]', async () => {
    await renderSitePage('/buy-nse-unlisted-shares');
    expect(screen.queryByRole('navigation', { name: /^Main/ })).toBeNull();
    const header = within(siteHeader());
    expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

describe('about us', () => {
  it('is open to visitors, and leads to the team [PM-2.33, PM-2.34, PM-2.35, PM-6.2]', async () => {
    await renderSitePage('/about');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toContain('/team');
    await renderSitePage('/team');
    expect(screen.getAllByRole('heading', { level: 1 }).length).toBeGreaterThan(0);
  });
});

describe('the table of public pages', () => {
  const addresses = sitePages.flatMap(addressesOf);

  it('has each URL once, with its own texts for search engines', () => {
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(sitePages.map(({ title }) => title)).size).toBe(sitePages.length);
    for (const { description } of sitePages) {
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThan(170);
    }
  });

  it('is known to the app, whose links load each page', () => {
    const known = routes.map(({ path }) => path);
    expect(addresses.filter((path) => !known.includes(path))).toEqual([]);
    expect(publicPaths.filter(({ path }) => !addresses.includes(path))).toEqual([]);
  });

  it('finds a page by every spelling of its path', () => {
    expect(sitePageAt(sitePages, '/About/')?.path).toBe('/about');
    expect(sitePageAt(sitePages, '/home')?.path).toBe('/');
    expect(sitePageAt(sitePages, '/no/such-page')).toBeUndefined();
  });

  it('contains the target of every link in menus and footer', async () => {
    await renderSitePage('/blog');
    const frames = [...document.querySelectorAll('header a, footer a, nav a')];
    const paths = frames.map((link) => (link.getAttribute('href') ?? '').split(/[?#]/)[0] ?? '');
    const known = [...routes.map(({ path }) => path.toLowerCase()), '', '/'];
    expect(paths.filter((path) => !known.includes(path.toLowerCase()))).toEqual([]);
  });
});
