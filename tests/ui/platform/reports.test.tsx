import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Reporting } from '#application/platform/reporting.ts';
import type { ConsoleReporting } from '#infrastructure/platform/reporting/console-reporting.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf, fetchWithCookies } from '#tests/contracts/client.ts';
import {
  paymentPage,
  press,
  searchOf,
  startedOrder,
} from '#tests/contracts/fixed-deposits/booking.ts';
import { addFault, peopleOf, renderScreen, signIn } from '#tests/ui/screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const reportsOf = (browser: AppContainer) => (browser.get(Reporting) as ConsoleReporting).recent;

describe('a payment that succeeded', () => {
  it('is reported once, without personal data [FD-7.91]', async () => {
    let back = '';
    const { browser, goTo, address } = await renderScreen({
      path: '/terms',
      as: 'demo',
      backend,
      prepare: async (tab) => {
        const orderId = await startedOrder(tab, backend, { principal: '211000' });
        const address = await paymentPage(tab, backend, orderId);
        back = `/fetch-bank-details${searchOf(await press(address, 'succeeded'))}`;
      },
    });
    goTo(back);
    await waitFor(() => expect(address()).toBe('/maturity-action'));
    const events = reportsOf(browser).filter(({ kind }) => kind === 'happened');
    expect(events).toEqual([{ kind: 'happened', what: 'Payment Success', details: {} }]);
  });
});

describe('the events of fixed deposits', () => {
  it('are the four documented ones without properties, and a campaign’s sign-in [FD-7.93]', () => {
    const sources = globSync('{ui,application}/**/*.{ts,tsx}').filter(
      (path) => !path.startsWith('ui/site/'),
    );
    const reports = sources.flatMap(
      (path) => readFileSync(path, 'utf8').match(/\.happened\([^)]*\)/g) ?? [],
    );
    expect([...new Set(reports)].toSorted()).toEqual([
      ".happened('Campaign Sign In', { ...visit })",
      ".happened('Order Summary Viewed')",
      ".happened('Payment Success')",
      ".happened('Try FD Finder Clicked')",
      '.happened(`${title} FD Clicked`)',
    ]);
  });
});

describe('a failure that a user cannot fix', () => {
  it('is only logged: a sign-out succeeds anyway [FD-8.29]', async () => {
    const { browser, user, address } = await renderScreen({ path: '/profile', as: 'new', backend });
    await addFault(backend, {
      route: 'POST /api/main/login/logout',
      kind: 'status',
      status: 500,
      times: 1,
    });
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(reportsOf(browser)).toContainEqual({
      kind: 'failed',
      what: 'sign-out',
      details: expect.objectContaining({ failure: 'refused' }) as object,
    });
    expect(await screen.findByLabelText('Mobile number')).toBeVisible();
    const said = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(said.join('')).toBe('');
    expect(screen.queryByText(/went wrong/i)).toBeNull();
  });
});

describe('the calls without a documented path', () => {
  it('are those of offers and of the portfolio summary [FD-7.33]', async () => {
    const called: string[] = [];
    const send = fetchWithCookies(backend.appAddress);
    const browser = await clientOf(backend.appAddress, {
      fetch: (input, init) => {
        const { method, url } = new Request(input, init);
        called.push(`${method} ${new URL(url).pathname}`);
        return send(input, init);
      },
    });
    const [demo] = await peopleOf(backend);
    await signIn(browser, backend, demo?.mobile ?? '');
    called.length = 0;
    const summary = await browser.get(HeldDeposits).summary({});
    const offers = await browser.get(DepositCatalogue).offers(1003, {});
    expect([summary.ok, offers.ok]).toEqual([true, true]);
    expect(called).toEqual([
      'POST /api/main/investment/getportfoliosummary',
      'POST /api/main/products/getoffers',
    ]);
  });
});
