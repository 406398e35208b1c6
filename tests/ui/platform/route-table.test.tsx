import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Session } from '#application/platform/session.ts';
import { afterOnboardingStep } from '#domain/accounts/onboarding/onboarding.ts';
import { MemoryVault } from '#infrastructure/platform/storage/vault.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { routesOfTheApp } from '#tests/e2e/support/routes-of-the-app.ts';
import { peopleOf, type RenderedScreen, renderScreen, signIn } from '#tests/ui/screen.tsx';
import { pathOf } from '#ui/accounts/onboarding/step-paths.ts';
import { publicPaths } from '#ui/site/public-paths.ts';
import { frames } from '#ui/platform/shell/layouts/frames.ts';
import { routes } from '#ui/routes.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { routeTable } from './route-table.ts';

const backend = testBackend();
let signedIn: AppContainer;
beforeAll(async () => {
  signedIn = await clientOf(backend.appAddress);
  const [demo] = await peopleOf(backend);
  await signIn(signedIn, backend, demo?.mobile ?? '');
});

const addressOf = (path: string) => path.replaceAll(/:\w+/g, '1');
const layoutShown = () =>
  document.querySelector('[data-layout]')?.getAttribute('data-layout') ?? undefined;
const openAsVisitor = (path: string) => renderScreen({ path, as: 'visitor', backend });
const attempted = (browser: AppContainer) =>
  browser.get(JourneyStore).read(JourneyKey.AttemptedPath);
const open = routeTable.filter(({ isGuarded }) => !isGuarded);
const guarded = routeTable.filter(({ isGuarded }) => isGuarded);

/** Screens that need input from another screen, and the path to which they redirect a visitor. */
const LEADS_ON = new Map([
  ['/verifyMobile', '/login'],
  ['/fd-finder-suggestions', '/fd-finder'],
  ['/fd-redireacting', '/login'],
]);

/** Waits until a screen has its heading, or the app has sent the browser to a public page. */
async function arrival({ address, departures }: RenderedScreen): Promise<string> {
  return waitFor(() => {
    const [heading] = screen.queryAllByRole('heading', { level: 1 });
    const isScreen = heading?.textContent?.endsWith(', loading') === false;
    if (isScreen) return address();
    const [departure] = departures;
    if (departure === undefined) throw new Error('nothing has been shown yet');
    return new URL(departure).pathname;
  });
}

describe('a route outside the guard', () => {
  it.each(open)('$path is public, in the $layout layout [$id]', async (route) => {
    const address = addressOf(route.path);
    const shown = await openAsVisitor(address);
    await waitFor(() => expect(layoutShown()).toBe(route.layout));
    expect(await arrival(shown)).toBe(LEADS_ON.get(address) ?? address);
    expect(screen.queryByRole('heading', { name: '404 Not found' })).toBeNull();
  });
});

describe('a guarded route', () => {
  it.each(guarded)('$path sends a visitor to /login and stores the path [$id]', async (route) => {
    const address = `${addressOf(route.path)}?where_from=a`;
    const shown = await openAsVisitor(address);
    await waitFor(() => expect(shown.address()).toBe('/login'));
    expect(attempted(shown.browser)).toBe(address);
    const facts = { purpose: 'none', completed: {}, returnPath: address } as const;
    expect(pathOf(afterOnboardingStep('sign-in', facts), 'none')).toBe(address);
  });

  it.each(guarded)('$path opens for an investor, in the $layout layout [$id]', async (route) => {
    const asInvestor = { as: 'demo', backend, browser: signedIn } as const;
    const shown = await renderScreen({ path: addressOf(route.path), ...asInvestor });
    await waitFor(() => expect(signedIn.get(Session).current).toBeDefined());
    expect(layoutShown()).toBe(route.layout);
    expect(await arrival(shown)).not.toBe('/login');
    expect(screen.queryByRole('heading', { name: '404 Not found' })).toBeNull();
  });
});

describe('the route table', () => {
  it('has every path once, from the root of the site [AP-2.184]', () => {
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !path.startsWith('/'))).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(routeTable.map(({ path }) => path)));
  });

  it('is what the browser tests read from the source of the routes', () => {
    const guardOf = ({ path, guarded = false }: (typeof routes)[number]) => `${path} ${guarded}`;
    const shipped = routes.filter(({ path }) => path !== '/design-system');
    const read = routesOfTheApp().map(({ path, isGuarded }) => `${path} ${isGuarded}`);
    expect(read.toSorted()).toEqual(shipped.map(guardOf).toSorted());
  });

  it('has the guarded group of the documents in the main layout [AP-2.188]', () => {
    const group = guarded.filter(({ id }) => {
      const number = Number(id.split('.')[1]);
      return number >= 134 && number <= 156;
    });
    expect(group).toHaveLength(23);
    for (const { path } of group) {
      const route = routes.find((one) => one.path === path);
      expect(route?.guarded).toBe(true);
      expect(frames[route?.layout ?? 'campaign'].family).toBe('main');
    }
    const withMenus = (path: string) =>
      frames[routes.find((one) => one.path === path)?.layout ?? 'campaign'].hasMenus;
    expect(['/portfolio', '/profile', '/transaction-history'].every(withMenus)).toBe(true);
    expect(['/kyc', '/add-bank-account', '/add-nomination'].some(withMenus)).toBe(false);
  });

  it('keeps the two spellings of the private market separate [AP-2.185]', () => {
    const spelt = (prefix: string) =>
      routes.map(({ path }) => path).filter((path) => path.startsWith(prefix));
    expect(
      spelt('/privatemarket/')
        .map((path) => path.slice(15))
        .toSorted(),
    ).toEqual([
      'basket-asset-details',
      'basket-breakup',
      'listing',
      'news',
      'omni-asset-details',
      'orders',
      'payment',
      'portfolio',
      'sell',
      'watchlist',
    ]);
    expect(spelt('/private-market/')).toHaveLength(4);
  });

  it('guards exactly the pages of personal holdings [AP-2.186]', () => {
    const documents = publicPaths.map(({ path }) => path);
    const publicOfOurs = ['/terms', '/privacy', '/design-system', ...documents];
    const isGuarded = new Map(routeTable.map((route) => [route.path, route.isGuarded]));
    // A path that the product documents do not name needs a sign-in, except for these.
    const needed = (path: string) => isGuarded.get(path) ?? !publicOfOurs.includes(path);
    const differing = routes.filter(
      ({ path, guarded: needsLogin = false }) => needed(path) !== needsLogin,
    );
    expect(differing.map(({ path }) => path)).toEqual([]);
  });
});

describe('the landing page', () => {
  it('is the landing page for a visitor, the dashboard for an investor [AP-2.183]', async () => {
    const visitor = await openAsVisitor('/');
    await screen.findAllByRole('link', { name: 'Sign in' });
    expect(visitor.address()).toBe('/');
    visitor.leave();
    const investor = await renderScreen({ path: '/', as: 'demo', backend, browser: signedIn });
    await waitFor(() => expect(investor.address()).toBe('/dashboard'));
  });
});

describe('the guard', () => {
  async function openWith(stored: object) {
    const vault = new MemoryVault();
    await vault.write(JSON.stringify({ investor: stored }));
    const browser = await clientOf(backend.appAddress, { vault });
    return renderScreen({ path: '/terms', as: 'visitor', backend, browser });
  }
  const facts = {
    mobile_no: '9000000001',
    is_new_investor: false,
    is_bank_skipped: false,
    is_demat_verified: false,
    is_senior_citizen: false,
  };

  it('requires an access token [AP-2.189, AP-2.190]', async () => {
    const shown = await openWith({ ...facts, investor_id: 7 });
    shown.goTo('/portfolio?tab=held');
    await waitFor(() => expect(shown.address()).toBe('/login'));
    expect(attempted(shown.browser)).toBe('/portfolio?tab=held');
  });

  it('requires an investor id [AP-2.192]', async () => {
    const shown = await openWith({ ...facts, access_token: 'a token' });
    shown.goTo('/portfolio');
    await waitFor(() => expect(shown.address()).toBe('/login'));
  });

  it('admits an investor with both [AP-2.189]', async () => {
    const shown = await openWith({ ...facts, access_token: 'a token', investor_id: 7 });
    shown.goTo('/disclaimer');
    await waitFor(() => expect(shown.address()).toBe('/disclaimer'));
    expect(shown.browser.get(Session).current?.investorId).toBe(7);
  });

  it('keeps the query, but no address on another origin [AP-2.191, FD-6.1]', async () => {
    const shown = await openAsVisitor('/kyc?where_from=maturity-action');
    await waitFor(() => expect(shown.address()).toBe('/login'));
    expect(attempted(shown.browser)).toBe('/kyc?where_from=maturity-action');
  });
});
