import { Reporting } from '#application/platform/reporting.ts';
import { formatMobile } from '#domain/platform/format-mobile.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { ConsoleReporting } from '#infrastructure/platform/reporting/console-reporting.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { holdTimers } from '#tests/support/held-timers.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { support } from '#ui/platform/shell/support.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

const backend = testBackend();

const HOME = '/pre-ipo-opportunities';
const carousel = () => screen.findByRole('region', { name: 'Worth knowing' });
const shown = (banners: HTMLElement) =>
  within(banners)
    .getAllByRole('group', { hidden: true })
    .find((slide) => slide.hasAttribute('data-shown'))
    ?.getAttribute('aria-label');

describe('the banners of the home page', () => {
  it('advance every 3 seconds, and pause under pointer and focus [PM-2.72, PM-2.79]', async () => {
    const runTimers = holdTimers('/ui/', [3000]);
    await renderScreen({ path: HOME, as: 'visitor', backend });
    const banners = await carousel();
    expect(shown(banners)).toBe('Banner 1 of 3');
    await expect.poll(() => runTimers.count(3000)).toBe(1);
    act(() => runTimers(3000));
    expect(shown(banners)).toBe('Banner 2 of 3');
    fireEvent.pointerEnter(banners);
    expect(runTimers.count(3000)).toBe(0);
    fireEvent.pointerLeave(banners);
    expect(shown(banners)).toBe('Banner 2 of 3');
    act(() => runTimers(3000));
    expect(shown(banners)).toBe('Banner 3 of 3');
    act(() => within(banners).getByRole('button', { name: 'Stop the banners' }).focus());
    expect(runTimers.count(3000)).toBe(0);
  });

  it('do not move for people who want less motion [PM-2.79]', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media === '(prefers-reduced-motion: reduce)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const runTimers = holdTimers('/ui/', [3000]);
    await renderScreen({ path: HOME, as: 'visitor', backend });
    const banners = within(await carousel());
    expect(banners.getByRole('button', { name: 'Play the banners' })).toBeVisible();
    expect(runTimers.count(3000)).toBe(0);
  });

  it('can be chosen, stopped and opened [PM-2.79]', async () => {
    const { user, address } = await renderScreen({ path: HOME, as: 'visitor', backend });
    const banners = within(await carousel());
    const titles = banners.getAllByRole('heading', { hidden: true });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'NSE, before its listing',
      'Several shares in one order',
      'Follow first, decide later',
    ]);
    await user.click(banners.getByRole('button', { name: 'Stop the banners' }));
    expect(banners.getByRole('button', { name: 'Play the banners' })).toBeVisible();
    await user.click(banners.getByRole('button', { name: 'Show: Several shares in one order' }));
    await user.click(await banners.findByRole('link', { name: 'See baskets' }));
    expect(address()).toBe('/privatemarket/listing?tab=basket');
  });
});

const BREAKUP = 'basket-breakup-details?pre_ipo_stock_id=109&domain_name=taptienergy.example';

describe('access to the market pages', () => {
  it('is public for opportunities, and for investors on the dashboard [PM-6.11, PM-2.78]', async () => {
    const visit = await renderScreen({ path: HOME, as: 'visitor', backend });
    expect(await screen.findByRole('heading', { name: 'Live shares' })).toBeVisible();
    visit.leave();
    const order = 'order-summary?id=1';
    for (const path of ['dashboard', `omni-asset/${order}`, `basket/${order}`, BREAKUP]) {
      const shown = await renderScreen({ path: `/${path}`, as: 'visitor', backend });
      await waitFor(() => expect(shown.address()).toBe('/login'));
      expect(shown.browser.get(JourneyStore).read(JourneyKey.AttemptedPath)).toBe(`/${path}`);
      shown.leave();
    }
  });
});

describe('the help block', () => {
  it('has the configured phone and address [PM-1.19]', async () => {
    await renderScreen({ path: HOME, as: 'visitor', backend });
    const help = within(await screen.findByRole('region', { name: 'Help and support' }));
    const phone = help.getByRole('link', { name: `Call ${formatMobile(support.phone)}` });
    expect(phone).toHaveAttribute('href', `tel:+91${support.phone}`);
    const mail = help.getByRole('link', { name: `Email ${support.email}` });
    expect(mail).toHaveAttribute('href', `mailto:${support.email}`);
  });
});

describe('the reports', () => {
  it('name user actions and failures without a message [PM-7.53, PM-7.57, PM-8.8]', async () => {
    const route = 'POST /api/private-market/add-to-watchlist';
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    const { user, browser, goTo } = await renderScreen({ path: HOME, as: 'new', backend });
    const reporting = browser.get(Reporting);
    if (!(reporting instanceof ConsoleReporting)) throw new Error('reports are kept elsewhere');
    const reports = () => reporting.recent.map(({ kind, what }) => `${kind}: ${what}`);
    const [add] = await screen.findAllByRole('button', { name: /^Add Setu Infra/ });
    if (add !== undefined) await user.click(add);
    await waitFor(() => expect(reports()).toContain('failed: share not added to the watchlist'));
    goTo('/invest');
    await user.click(await screen.findByRole('link', { name: 'Try FD Finder' }));
    expect(reports()).toContain('happened: Try FD Finder Clicked');
  });
});

describe('what Vriddhi is', () => {
  const WORDS =
    'Vriddhi is only a facilitator of private-market investments. It is not a broker or an ' +
    'adviser, and nothing here is advice.';

  it.each([
    '/privatemarket/listing',
    HOME,
    '/privatemarket/watchlist',
    '/privatemarket/orders',
    '/pre-ipo-details?pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example',
  ])('is stated at %s, word for word [PM-1.4, PM-1.5]', async (path) => {
    await renderScreen({ path, as: 'demo', backend });
    const note = await screen.findByRole('complementary', { name: 'About unlisted shares' });
    expect(note).toHaveTextContent(WORDS);
  });

  it.each([
    ['share', '/pre-ipo-details?pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example'],
    ['basket', '/basket-details?basket_id=202'],
  ])('is stated beside the button that orders a %s [PM-1.5]', async (thing, path) => {
    await renderScreen({ path, as: 'demo', backend });
    const card = await screen.findByRole('region', { name: `Invest in this ${thing}` });
    expect(card).toHaveTextContent('only a facilitator');
  });
});
