import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Session } from '#application/platform/session.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { answerIdentityPage } from '#tests/ui/accounts/identity-page.ts';
import { keepOrder, mobileOf, showOrder } from './order-screen.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

/** The id of a deposit whose issuer requires the identity check on an external page. */
const ASKS_AADHAAR = 1010;
const START = 'POST /api/main/investment/startfd';
const path = '/fd-redireacting?where_from=maturity-action';

describe('the return from the identity check', () => {
  it.each([
    { status: 'Bank', to: '/add-bank-account' },
    { status: 'Nominee', to: '/add-nomination' },
  ])(
    'starts the deposit again and continues by $status [FD-2.91, FD-2.92]',
    async ({ status, to }) => {
      const patch = { data: { onboarding_status: status } };
      await addFault(backend, { route: START, kind: 'patch', patch, times: 1 });
      const { address, browser } = await showOrder(backend, { path, amount: '310000' });
      await waitFor(() => expect(address()).toBe(`${to}?where_from=maturity-action`));
      expect(Number(browser.get(JourneyStore).read(JourneyKey.DepositOrderId))).toBeGreaterThan(0);
    },
  );

  it('does not redirect to the identity page again [FD-4.2]', async () => {
    const data = { onboarding_status: 'MKYC', aadharUrl: 'https://identity.example/aadhaar' };
    await addFault(backend, { route: START, kind: 'patch', patch: { data }, times: 1 });
    const { user, departures } = await showOrder(backend, { path, amount: '320000' });
    const button = await screen.findByRole('button', { name: 'Verify my identity' });
    expect(departures).toEqual([]);
    await user.click(button);
    expect(departures).toEqual([data.aadharUrl]);
  });

  it('shows the order summary if the figures have changed', async () => {
    const { address } = await renderScreen({
      path,
      as: 'demo',
      backend,
      // The order has the senior citizen rate, but the verified date of birth is that of a younger
      // person.
      prepare: async (browser, investor) =>
        void (await keepOrder(browser, investor, { isSeniorCitizen: true, amount: '330000' })),
    });
    await waitFor(() => expect(address()).toBe('/preview-maturity-action'));
    expect(await screen.findByText(/Senior citizen rates will not apply/)).toBeVisible();
  });

  it('can be repeated if the start fails', async () => {
    await addFault(backend, { route: START, kind: 'status', status: 500, times: 1 });
    const { user, address } = await showOrder(backend, { path, amount: '340000' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
  });

  it('opens the deposits if the tab has no order', async () => {
    await renderScreen({ path, as: 'demo', backend });
    expect(await screen.findByRole('link', { name: 'Discover FDs' })).toBeVisible();
  });

  it.each([
    ['PAN', { pan: 'ABC' }],
    ['date of birth', { pan: 'ABCPE1234F' }],
  ])('opens /kyc if the %s is missing [FD-4.4]', async (_what, facts) => {
    const { address } = await renderScreen({
      path,
      as: 'new',
      backend,
      prepare: async (browser, investor) => {
        await keepOrder(browser, investor);
        await browser.get(Session).update(facts);
      },
    });
    await waitFor(() => expect(address()).toBe('/kyc?where_from=maturity-action'));
  });

  it('asks a visitor to sign in, and returns afterwards [FD-4.15]', async () => {
    const { address, browser } = await renderScreen({ path, as: 'visitor', backend });
    await waitFor(() => expect(address()).toBe('/login'));
    expect(browser.get(JourneyStore).read(JourneyKey.AttemptedPath)).toBe(path);
  });
});

describe('the return from the Aadhaar page of an issuer', () => {
  const STATUS = 'GET /api/main/investment/getmkycstatus';
  const VALIDATION = 'GET /api/main/investment/aadhaar-validation';

  /** Starts the order, answers on the external identity page, and opens its return URL. */
  async function comeBack(choice: string) {
    const mobile = await mobileOf(backend, 'KYC done');
    const shown = await showOrder(backend, { path, mobile, depositId: ASKS_AADHAAR, tenure: '4Y' });
    await shown.user.click(await screen.findByRole('button', { name: 'Verify my identity' }));
    const back = new URL(await answerIdentityPage(shown.departures.at(-1) ?? '', choice));
    return { ...shown, back: `${back.pathname}${back.search}` };
  }

  it('explains a refusal, and starts it again [FD-7.41, FD-7.43]', async () => {
    const { goTo, user, back } = await comeBack('refused');
    goTo(back);
    const said = 'You did not agree to share your identity. Please try again.';
    expect(await screen.findByText(said)).toBeVisible();
    const summary = screen.getByRole('link', { name: 'Back to the order summary' });
    expect(summary).toHaveAttribute('href', '/preview-maturity-action');
    await user.click(screen.getByRole('link', { name: 'Start it again' }));
    expect(await screen.findByRole('button', { name: 'Verify my identity' })).toBeVisible();
  });

  it('explains another person, and forged results [FD-7.42, FD-7.43]', async () => {
    const { goTo, back } = await comeBack('wrong-person');
    goTo(back);
    expect(await screen.findByText(/The identity is that of another person/)).toBeVisible();
    const { goTo: goOn, back: consented } = await comeBack('consented');
    const forged = new URL(consented, 'https://app.example');
    forged.searchParams.set('data', 'made.up');
    goOn(`${forged.pathname}${forged.search}`);
    expect(await screen.findByText(/This identity check is not valid/)).toBeVisible();
  });

  it.each([STATUS, VALIDATION])('can be repeated if %s fails [FD-7.43]', async (route) => {
    const { goTo, back, user, address } = await comeBackAnew();
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    goTo(back);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe('/add-bank-account?where_from=maturity-action'));
  });

  /** Resets the sandbox first, because a stored consent would skip the identity page. */
  async function comeBackAnew() {
    await backend.control.reset();
    return comeBack('consented');
  }
});
