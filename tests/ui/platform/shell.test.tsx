import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import { ConsoleReporting } from '#infrastructure/platform/reporting/console-reporting.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { holdTimers } from '#tests/support/held-timers.ts';
import { renderScreen, toast } from '#tests/ui/screen.tsx';
import { ErrorBoundary } from '#ui/platform/errors/error-boundary.tsx';
import { homeSiteFrom } from '#ui/platform/routing/home-site.ts';
import { frames } from '#ui/platform/shell/layouts/frames.ts';
import { routes } from '#ui/routes.ts';
import { publicPaths } from '#ui/site/public-paths.ts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const backend = testBackend();
afterEach(() => localStorage.clear());

const asVisitor = (path: string) => renderScreen({ path, as: 'visitor', backend });
const asInvestor = (path: string) => renderScreen({ path, as: 'demo', backend });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const header = () => within(screen.getAllByRole('banner')[0] as HTMLElement);
/** The session of an investor who signed in in another browser. */
async function storedInvestor(): Promise<Session> {
  const shown = await asInvestor('/no/such-page');
  shown.leave();
  return shown.browser.get(Session);
}
const ground = () => document.documentElement.dataset['ground'];

describe('a path outside the route table', () => {
  it('shows 404 Not found in the main layout [AP-2.112, PM-2.38]', async () => {
    await asVisitor('/no/such-page');
    expect(await heading('404 Not found')).toBeVisible();
    expect(document.title).toBe('404 Not found · Vriddhi');
    expect(header().getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('leads back to the previous page [PM-2.39]', async () => {
    const { user, goTo, address } = await asVisitor('/terms');
    await heading('Terms of Use');
    goTo('/no/such-page');
    await user.click(await screen.findByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(address()).toBe('/terms'));
  });

  it('leads an investor home, a visitor to the home site [PM-2.40, PM-2.41, PM-2.42]', async () => {
    const way = () => screen.findByRole('link', { name: 'Go to the home page' });
    const visitor = await asVisitor('/no/such-page');
    expect(await way()).toHaveAttribute('href', '/home');
    visitor.leave();
    const investor = await asInvestor('/no/such-page');
    expect(await screen.findByRole('link', { name: /^Your profile/ })).toBeVisible();
    await investor.user.click(await way());
    await waitFor(() => expect(investor.address()).toBe('/dashboard'));
  });

  it('notices a sign-in in another tab within a second [PM-2.43]', async () => {
    const runTimers = holdTimers('/ui/', [1000]);
    const { browser } = await asVisitor('/no/such-page');
    const way = () => screen.findByRole('link', { name: 'Go to the home page' });
    expect(await way()).toHaveAttribute('href', '/home');
    // The stored session changes without an event for this screen.
    const { current } = await storedInvestor();
    Object.defineProperty(browser.get(Session), 'current', { get: () => current });
    await runTimers.onceSet(1000);
    await waitFor(async () => expect(await way()).toHaveAttribute('href', '/'));
  });

  it('is not the last visited page [AP-2.62, FD-3.72]', async () => {
    const { browser, goTo } = await asVisitor('/terms?from=mail');
    await heading('Terms of Use');
    for (const path of ['/no/such-page', '/no/other-page']) {
      goTo(path);
      await heading('404 Not found');
    }
    goTo('/login');
    await waitFor(() => expect(screen.queryByText('404 Not found')).toBeNull());
    const last = browser.get(JourneyStore).read(JourneyKey.LastVisitedPage);
    expect(last).toBe('/terms?from=mail');
  });
});

describe('the site of the provider', () => {
  it('is the configured URL of the build, if it is a web address [PM-2.42]', () => {
    expect(homeSiteFrom({ VITE_HOME_SITE: 'https://vriddhi.example' })).toBe(
      'https://vriddhi.example',
    );
    expect(homeSiteFrom({ VITE_HOME_SITE: 'javascript:alert(1)' })).toBe('/home');
    expect(homeSiteFrom({})).toBe('/home');
  });
});

describe('a render error', () => {
  function Broken(): never {
    throw new Error('the chart has no data');
  }

  it('shows an alert, and reports the error [AP-2.113, PM-2.44, PM-2.45, PM-7.58]', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const reporting = new ConsoleReporting(false);
    render(
      <ErrorBoundary onError={(error) => reporting.failed('render error', { ...error })}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vriddhi');
    const alert = screen.getByRole('alert');
    expect(alert).not.toHaveTextContent('the chart has no data');
    expect(alert).toHaveTextContent('Something went wrong');
    expect(alert).toHaveTextContent(
      'Sorry, but we just encountered a technical error. Click the button below to retry.',
    );
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    const [, reference] = /Reference: ([A-Z0-9]{6})$/.exec(alert.textContent) ?? [];
    const details = { message: 'the chart has no data', reference };
    expect(reporting.recent).toMatchObject([{ what: 'render error', details }]);
    vi.restoreAllMocks();
  });

  it('appears below the page heading, which takes the focus [AP-2.113]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { browser, goTo } = await asInvestor('/terms');
    await heading('Terms of Use');
    const get = browser.get.bind(browser);
    vi.spyOn(browser, 'get').mockImplementation((key) => {
      if ((key as unknown) === HeldDeposits) throw new Error('no deposits');
      return get(key);
    });
    act(() => goTo('/portfolio'));
    const said = await screen.findByText('Something went wrong');
    expect(said.closest('[role="alert"]')).not.toBeNull();
    const [first, ...others] = screen.getAllByRole('heading', { level: 1 });
    expect([first?.textContent, others]).toEqual(['Portfolio', []]);
    await waitFor(() => expect(first).toHaveFocus());
    expect(document.title).toBe('Portfolio · Vriddhi');
    vi.restoreAllMocks();
  });

  it('is retried by a reload of the page [PM-2.46]', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { ...window.location, reload });
    render(
      <ErrorBoundary onError={() => {}}>
        <Broken />
      </ErrorBoundary>,
    );
    screen.getByRole('button', { name: 'Try Again' }).click();
    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('without a connection says so, and reloads once the connection is back', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { ...window.location, reload });
    render(
      <ErrorBoundary onError={() => {}}>
        <Broken />
      </ErrorBoundary>,
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('You seem to be offline.');
    expect(alert).not.toHaveTextContent(/technical error|Reference/);
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('of a script in the background is reported, without personal data [PM-7.58]', async () => {
    const { browser } = await asVisitor('/terms');
    await heading('Terms of Use');
    act(() => {
      window.dispatchEvent(new ErrorEvent('error', { message: 'no row for 9876543210' }));
    });
    const reporting = browser.get(Reporting) as ConsoleReporting;
    expect(reporting.recent).toContainEqual({
      kind: 'failed',
      what: 'uncaught error',
      details: { message: 'no row for …' },
    });
  });
});

describe('the page background', () => {
  it.each([
    '/preview-maturity-action',
    '/ifa-journey/unknown',
    '/basket/order-summary',
    '/omni-asset/order-summary',
    '/order-summary/7',
  ])(
    'of %s is dark green, and the default one afterwards [AP-2.114, AP-2.115]',
    async (path) => {
      const shown = await asInvestor(path);
      await waitFor(() => expect(ground()).toBe('green'));
      shown.goTo('/terms');
      await waitFor(() => expect(ground()).toBe('paper'));
    },
  );
});

describe('the header', () => {
  it('leads visitors to the sign-in, investors to their profile [PM-2.48, PM-2.49, PM-2.50]', async () => {
    const visitor = await asVisitor('/terms');
    const signIn = await header().findByRole('link', { name: 'Sign in' });
    expect(signIn).toHaveAttribute('href', '/login');
    expect(header().getByRole('link', { name: 'Vriddhi, home' })).toHaveAttribute('href', '/');
    visitor.leave();
    await asInvestor('/terms');
    expect(await screen.findByRole('link', { name: /^Your profile/ })).toHaveAttribute(
      'href',
      '/Profile',
    );
  });

  it.each(['/kyc', '/add-bank-account', '/personal-info'])(
    'has only the logo on %s [PM-2.56, PM-2.57, PM-2.58, PM-2.59, PM-2.60]',
    async (path) => {
      await asInvestor(path);
      const logo = await screen.findByRole('link', { name: /^Vriddhi, home/ });
      const links = header().getAllByRole('link');
      expect(links.map((link) => link.textContent)).toEqual(['Vriddhi']);
      // The logo of the first two steps opens in the same tab, that of other steps in a new one.
      const [home, tab] = path === '/personal-info' ? ['/home', '_blank'] : ['/', null];
      expect([logo.getAttribute('href'), logo.getAttribute('target')]).toEqual([home, tab]);
    },
  );
});

describe('the skip link', () => {
  it.each(['/invest', '/login', '/terms', '/help'])(
    'is the first Tab stop of %s, before the sandbox notice',
    async (path) => {
      await asVisitor(path);
      expect(await screen.findByText(/Sandbox: no real money moves/)).toBeVisible();
      const link = screen.getByRole('link', { name: 'Skip to content' });
      // Check the document order, because some screens focus a field of their own.
      expect(document.querySelector('a[href], button, input, select, [tabindex]')).toBe(link);
      expect(link).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    },
  );
});

describe('the layouts', () => {
  it('of journeys and payments have no menus, and a logo that opens a new tab [PM-2.57, PM-2.60]', () => {
    expect(routes.map(({ layout }) => layout)).toContain('journey');
    for (const { hasMenus, isJourney } of [frames.journey, frames.payment]) {
      expect([hasMenus, isJourney]).toEqual([false, true]);
    }
    // All other layouts of the site have menus.
    expect([frames.main.hasMenus, frames['private-market'].hasMenus]).toEqual([true, true]);
  });
});

describe('a referral link', () => {
  const WELCOME = 'Welcome! Your friend’s invitation counts when you sign up on this device.';

  it('shows the welcome on a page of the app too [AP-9.47, AP-9.48]', async () => {
    await asVisitor('/privatemarket/listing?ir_co=ASHA7');
    expect(await toast(WELCOME)).toBeVisible();
  });

  it('is required for the welcome [AP-9.47]', async () => {
    await asVisitor('/terms?ir_co=%20');
    await heading('Terms of Use');
    expect(screen.queryByText(WELCOME)).toBeNull();
  });
});

describe('a page outside the app’s router', () => {
  it('is each page of the documents that a visitor may open [AP-6.1]', () => {
    const known = publicPaths.map(({ path }) => path);
    const named = ['/privatemarket/news', '/contact-us', '/about', '/buy-nse-unlisted-shares'];
    expect(known).toEqual(expect.arrayContaining(named));
  });

  it.each(['/', ...publicPaths.map(({ path }) => path)])(
    '%s is loaded from the server [AP-6.1]',
    async (path) => {
      const { address, departures } = await asVisitor(`${path}?utm_source=mail`);
      const fetched = `${location.origin}${path}?utm_source=mail`;
      await waitFor(() => expect(departures).toEqual([fetched]));
      expect(address()).toBe(`${path}?utm_source=mail`);
    },
  );

  it('is loaded again for a link with a fragment', async () => {
    const shown = await asVisitor('/terms');
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { ...window.location, reload });
    shown.goTo('/#partners');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(shown.departures).toEqual([]);
  });

  it('is not found if the server answers its URL with the app', async () => {
    const entry = { name: `${location.origin}/home` } as PerformanceEntry;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
    const { departures } = await asVisitor('/home');
    expect(await heading('404 Not found')).toBeVisible();
    expect(departures).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe('the connection', () => {
  it('shows a notice while it is lost', async () => {
    await asVisitor('/terms');
    await heading('Terms of Use');
    act(() => void window.dispatchEvent(new Event('offline')));
    const lost = await screen.findByText('You are offline. What you have typed stays here.');
    expect(lost.closest('[role="status"]')).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('You are back online.')).toBeVisible();
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });
});
