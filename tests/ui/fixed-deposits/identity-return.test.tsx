// @vitest-environment jsdom
import { JourneyKey, JourneyStore } from '#application/platform/journey-store.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { keepOrder, showOrder } from '#tests/ui/fixed-deposits/order-screen.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const START = 'POST /api/main/investment/startfd';
const path = '/fd-redireacting?where_from=maturity-action';

describe('the return from the identity check', () => {
  it.each([
    { status: 'Bank', to: '/add-bank-account' },
    { status: 'Nominee', to: '/add-nomination' },
  ])(
    'starts the deposit again and goes on by $status [FD-2.91, FD-2.92]',
    async ({ status, to }) => {
      const patch = { data: { onboarding_status: status } };
      await addFault(backend, { route: START, kind: 'patch', patch, times: 1 });
      const { address, browser } = await showOrder(backend, { path, amount: '310000' });
      await waitFor(() => expect(address()).toBe(`${to}?where_from=maturity-action`));
      expect(Number(browser.get(JourneyStore).read(JourneyKey.DepositOrderId))).toBeGreaterThan(0);
    },
  );

  it('does not send anybody in a circle to the identity page [FD-4.2]', async () => {
    const data = { onboarding_status: 'MKYC', aadharUrl: 'https://identity.example/aadhaar' };
    await addFault(backend, { route: START, kind: 'patch', patch: { data }, times: 1 });
    const { user, departures } = await showOrder(backend, { path, amount: '320000' });
    const button = await screen.findByRole('button', { name: 'Verify my identity' });
    expect(departures).toEqual([]);
    await user.click(button);
    expect(departures).toEqual([data.aadharUrl]);
  });

  it('shows the order summary where other figures apply by now', async () => {
    const { address } = await renderScreen({
      path,
      as: 'demo',
      backend,
      // Rates of a senior, which the verified date of birth does not bear out.
      prepare: async (browser, investor) =>
        void (await keepOrder(browser, investor, { isSeniorCitizen: true, amount: '330000' })),
    });
    await waitFor(() => expect(address()).toBe('/preview-maturity-action'));
    expect(await screen.findByText(/Senior citizen rates will not apply/)).toBeVisible();
  });

  it('can be tried again where the start fails', async () => {
    await addFault(backend, { route: START, kind: 'status', status: 500, times: 1 });
    const { user, address } = await showOrder(backend, { path, amount: '340000' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
  });

  it('leads to the deposits where the tab has no order', async () => {
    await renderScreen({ path, as: 'demo', backend });
    expect(await screen.findByRole('link', { name: 'Discover FDs' })).toBeVisible();
  });

  it('asks a visitor to sign in, and comes back [FD-4.15]', async () => {
    const { address, browser } = await renderScreen({ path, as: 'visitor', backend });
    await waitFor(() => expect(address()).toBe('/login'));
    expect(browser.get(JourneyStore).read(JourneyKey.AttemptedPath)).toBe(path);
  });
});
