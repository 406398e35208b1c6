import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { routes } from '#ui/routes.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const open = (path: string) => renderScreen({ path, as: 'visitor', backend });
/** The paths of the public site, of the market and of the design system. */
const SITE_AND_MARKET =
  /^\/($|about|acce|basket|blog|buy|contact|design|grie|help|home|pre-ipo|privac|privatem|risk|te)/;
const guarded = routes.filter((route) => route.guarded === true).map(({ path }) => path);

describe('a visitor', () => {
  it('must sign in for every page that shows or changes personal holdings [FD-1.1, FD-6.3]', () => {
    expect(guarded).toEqual(
      expect.arrayContaining([
        '/dashboard',
        '/preview-maturity-action',
        '/kyc',
        '/add-bank-account',
        '/add-nomination',
        '/fetch-bank-details',
        '/maturity-action',
        '/payment-success',
        '/portfolio',
        '/portfolio/investment-details/:id/:fdid',
        '/transaction-history',
        '/profile',
      ]),
    );
  });

  it('needs no sign-in only for lists, details, help, and pages that ask for it themselves [FD-6.3]', () => {
    const open = routes.filter((route) => route.guarded !== true).map(({ path }) => path);
    expect(open.filter((path) => !SITE_AND_MARKET.test(path)).toSorted()).toEqual([
      ...['/cards/:id/:type', '/fd-finder', '/fd-finder-suggestions', '/fd-redireacting'],
      ...['/fetch-bank-details-ifa', '/ifa-journey/:unique_id', '/ifa-journey/declaration'],
      ...['/invest', '/invest/:id/:scheme_master_id/:tag', '/login', '/maturity-action-ifa'],
      ...['/private-market/profile/help-support', '/profile/help-support'],
      ...['/success', '/verifyMobile', '/video-kyc'],
    ]);
  });

  it.each(['/invest', '/invest/1003/1/popular', '/terms', '/profile/help-support'])(
    'reads %s without signing in [FD-6.3]',
    async (path) => {
      const shown = await open(path);
      const sign = await screen.findAllByRole('link', { name: 'Sign in' });
      expect(sign.length).toBeGreaterThan(0);
      expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
      expect(shown.address()).toBe(path);
      expect(shown.browser.get(JourneyStore).read(JourneyKey.AttemptedPath)).toBeUndefined();
    },
  );
});

describe('an investor', () => {
  it.each([
    ['/invest', 'link', /Himadri Classic Deposit/],
    ['/invest/1003/1/popular', 'textbox', 'Investment Amount'],
    ['/portfolio', 'heading', /^Your Fixed Deposits/],
    ['/transaction-history', 'searchbox', /Search/],
  ])('opens %s [FD-6.5]', async (path, role, name) => {
    const { address } = await renderScreen({ path, as: 'demo', backend });
    expect(await screen.findAllByRole(role, { name })).not.toEqual([]);
    expect(address()).toBe(path);
  });
});

describe('an administrator', () => {
  it('has no page in the app [FD-6.8]', async () => {
    expect(routes.filter(({ path }) => /admin/i.test(path))).toEqual([]);
    await open('/admin');
    expect(await screen.findByRole('heading', { name: '404 Not found' })).toBeTruthy();
  });
});
