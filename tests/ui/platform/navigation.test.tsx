import { testBackend } from '#tests/contracts/backend.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { visitorMenu } from '#ui/platform/routing/site-links.ts';
import { mainPlaces } from '#ui/platform/shell/layouts/places.ts';
import { sectionPages } from '#ui/platform/shell/layouts/section-pages.ts';
import { routes } from '#ui/routes.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const asVisitor = (path: string) => renderScreen({ path, as: 'visitor', backend });
const asInvestor = (path: string) => renderScreen({ path, as: 'demo', backend });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the main navigation', () => {
  const links = async (name: string) => {
    const menu = within(await screen.findByRole('navigation', { name }));
    return menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  };
  const marked = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => [link.textContent, link.getAttribute('aria-current')]);

  it.each(['/terms', '/dashboard', '/privatemarket/listing'])(
    'has the same five places for an investor on %s, on all screen sizes [AP-1.1, PM-2.60]',
    async (path) => {
      await asInvestor(path);
      const places = [
        ['Home', '/dashboard'],
        ['Deposits', '/invest'],
        ['Shares', '/privatemarket/listing'],
        ['Portfolio', '/portfolio'],
        ['Activity', '/activity'],
      ];
      expect(await links('Main places')).toEqual(places);
      expect(await links('Main')).toEqual(places);
    },
  );

  it.each([
    ['Deposits', '/invest'],
    ['Activity', '/activity'],
  ])('takes one step back after presses of Deposits and %s', async (last, path) => {
    const { address, back } = await asInvestor('/terms');
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    const links = ['Deposits', last].map((name) => menu.getByRole('link', { name }));
    // Both before the next page is shown.
    act(() => links.forEach((link) => link.click()));
    await waitFor(() => expect(address()).toBe(path));
    act(back);
    await waitFor(() => expect(address()).toBe('/terms'));
  });

  it.each(['/terms', '/invest', '/privatemarket/listing'])(
    'leads a visitor of %s to deposits, shares, news and the sign-in [PM-2.60]',
    async (path) => {
      await asVisitor(path);
      const places = [
        ['Home', '/'],
        ['Deposits', '/invest'],
        ['Shares', '/privatemarket/listing'],
        ['News', '/privatemarket/news'],
      ];
      expect(await links('Main places')).toEqual([...places, ['Sign in', '/login']]);
      expect(await links('Main')).toEqual(places);
    },
  );

  it.each([
    ['/dashboard', 'Home', 'page'],
    ['/Invest/', 'Deposits', 'page'],
    ['/fd-finder', 'Deposits', 'true'],
    ['/privatemarket/watchlist', 'Shares', 'true'],
    ['/pre-ipo-details?pre_ipo_stock_id=1', 'Shares', 'true'],
    ['/privatemarket/portfolio', 'Portfolio', 'true'],
    ['/activity', 'Activity', 'page'],
    ['/privatemarket/orders', 'Activity', 'true'],
  ])('marks the section of %s', async (path, label, current) => {
    await asInvestor(path);
    await screen.findByRole('navigation', { name: 'Main places' });
    expect([marked('Main'), marked('Main places')]).toEqual([
      [[label, current]],
      [[label, current]],
    ]);
  });

  it('opens only pages that the app has', () => {
    const known = routes.map(({ path }) => path.toLowerCase());
    const readers = ['investor', 'visitor'] as const;
    const sections = ['shares', 'portfolio', 'activity'] as const;
    const places = readers.flatMap((reader) => [
      ...mainPlaces(reader === 'investor'),
      ...sections.flatMap((section) => sectionPages(section, reader)),
    ]);
    const paths = places.map(({ to }) => to.split('#')[0] ?? '');
    expect(paths.filter((path) => !known.includes(path.toLowerCase()))).toEqual([]);
  });
});

describe('the menu of a section', () => {
  const menu = async (name: string) =>
    within(await screen.findByRole('navigation', { name })).getAllByRole('link');

  it('of shares shows an investor the investor menu, in its order [PM-2.53, PM-2.55]', async () => {
    await asInvestor('/privatemarket/watchlist');
    const [shares, ...others] = await menu('Shares menu');
    expect(shares).toHaveAttribute('href', '/privatemarket/listing');
    expect(others.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/dashboard'],
      ['Portfolio', '/privatemarket/portfolio'],
      ['Orders', '/privatemarket/orders'],
      ['Watchlist', '/privatemarket/watchlist'],
      ['Sell', '/privatemarket/sell'],
      ['News', '/privatemarket/news'],
    ]);
    expect(screen.getByRole('link', { name: 'Watchlist', current: 'page' })).toBeVisible();
  });

  it('of shares shows a visitor the visitor menu, in its order [PM-2.52, PM-2.54]', async () => {
    await asVisitor('/privatemarket/listing');
    const [shares, ...others] = await menu('Shares menu');
    expect(shares).toHaveAttribute('aria-current', 'page');
    expect(others.map((link) => link.textContent)).toEqual(visitorMenu.map(({ label }) => label));
  });

  it.each([
    ['/portfolio', 'Portfolio menu', ['All', 'Deposits', 'Shares'], 'All'],
    ['/privatemarket/portfolio', 'Portfolio menu', ['All', 'Deposits', 'Shares'], 'Shares'],
    ['/fd-summary', 'Portfolio menu', ['All', 'Deposits', 'Shares'], 'Deposits'],
    ['/activity', 'Activity menu', ['All activity', 'Orders', 'Passbook'], 'All activity'],
    ['/transaction-history', 'Activity menu', ['All activity', 'Orders', 'Passbook'], 'Passbook'],
    ['/privatemarket/orders', 'Activity menu', ['All activity', 'Orders', 'Passbook'], 'Orders'],
  ])('marks the page %s in the %s [PM-2.60]', async (path, name, labels, current) => {
    await asInvestor(path);
    const links = await menu(name);
    expect(links.map((link) => link.textContent)).toEqual(labels);
    const shown = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(shown.map((link) => link.textContent)).toEqual([current]);
  });
});

describe('the foot of the app', () => {
  const foot = () => within(screen.getByRole('contentinfo'));

  it('says who Vriddhi is and who receives the money [FD-1.8, FD-1.13]', async () => {
    await asInvestor('/terms');
    await heading('Terms of Use');
    const text = await screen.findByRole('contentinfo');
    expect(text).toHaveTextContent(/only facilitates investments; it does not recommend or manage/);
    expect(text).toHaveTextContent(/directly to the issuer of the deposit.+© \d{4} Vriddhi$/);
    await screen.findByRole('link', { name: /^Your profile/ });
    expect(foot().queryAllByRole('link')).toEqual([]);
  });

  it('leads a visitor to help and legal pages', async () => {
    await asVisitor('/invest');
    await waitFor(() => expect(foot().getAllByRole('link')).toHaveLength(4));
    expect(foot().getByRole('link', { name: 'Risk disclosure' })).toHaveAttribute(
      'href',
      '/risk-disclosure',
    );
  });

  it('shows the current year by the clock of the server [AP-9.49]', async () => {
    // The replies to the sign-in contain the time of the server.
    await renderScreen({ path: '/terms', as: 'demo', backend });
    await heading('Terms of Use');
    expect(screen.getByText('© 2026 Vriddhi')).toBeVisible();
  });
});
