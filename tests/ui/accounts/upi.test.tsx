import { Session } from '#application/platform/session.ts';
import { payByUpi } from '#tests/contracts/accounts/pay-by-upi.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { type HeldTimers, holdTimers } from '#tests/support/held-timers.ts';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

/** The pause between two requests for the status. */
const PAUSE = 3000;
const STATUS = 'POST /api/main/onboarding/getupistatus';
const MISMATCH =
  'The name does not match the PAN card. Please use the UPI account associated with the given PAN number.';
const button = (name: string) => screen.findByRole('button', { name });

let last = 9_650_000_000;

/** Opens the bank step with a mobile number that ends in 00, which has no linked bank account. */
async function openStep(query = '') {
  const mobile = String((last += 100));
  const path = `/add-bank-account${query}`;
  const runTimers = holdTimers('/application/', [PAUSE]);
  const shown = await renderScreen({ path, as: 'new', mobile, backend });
  await shown.user.click(await screen.findByRole('radio', { name: 'By UPI' }));
  return { ...shown, runTimers };
}

/** Pays during the pause between two requests for the status, and ends the pause. */
async function pay(runTimers: HeldTimers, choice: Parameters<typeof payByUpi>[1]) {
  const link = await screen.findByRole('link', { name: 'Pay in the sandbox' });
  await expect.poll(() => runTimers.count(PAUSE)).toBe(1);
  await payByUpi({ webPage: link.getAttribute('href') ?? undefined }, choice);
  runTimers(PAUSE);
}

describe('the bank account by UPI', () => {
  it('asks for one rupee by link and QR code, with the time left [AP-7.34]', async () => {
    const { user } = await openStep();
    await user.click(await button('Verify by UPI'));
    expect(
      await screen.findByRole('img', { name: 'QR code that asks for ₹1 by UPI' }),
    ).toBeTruthy();
    const open = screen.getByRole('link', { name: 'Open my UPI app' });
    expect(open.getAttribute('href')).toMatch(/^upi:\/\/pay\?.*am=1\.00/);
    expect(screen.getByRole('timer').textContent).toMatch(/^(5:00|4:5\d) left$/);
    expect(screen.getByText('Waiting for your payment')).toBeTruthy();
  });

  it.each([
    ['', '/'],
    ['?where_from=maturity-action', '/personal-info?where_from=maturity-action'],
    ['?where_from=pre-ipo-details', '/add-demat-account?where_from=pre-ipo-details'],
  ])(
    'entered with "%s" shows a match for a second, then goes to %s [AP-4.33, AP-4.34, FD-4.86]',
    async (query, path) => {
      const shown = await openStep(query);
      await shown.user.click(await button('Verify by UPI'));
      const runTimers = holdTimers('/ui/', [1000]);
      await pay(shown.runTimers, 'paid');
      expect(await screen.findByText('Your bank account is verified')).toBeTruthy();
      expect(screen.queryByText('Add Later')).toBeNull();
      expect(shown.address()).toBe(`/add-bank-account${query}`);
      await runTimers.onceSet(1000);
      await waitFor(() => expect(shown.address()).toBe(path));
      expect(shown.browser.get(Session).current?.isBankStepComplete).toBe(true);
    },
  );

  it('reports another name once, and tries again [AP-4.32, AP-8.14, FD-4.85, FD-8.18]', async () => {
    const shown = await openStep();
    await shown.user.click(await button('Verify by UPI'));
    await pay(shown.runTimers, 'paid-by-other');
    expect(await screen.findByText(MISMATCH)).toBeTruthy();
    expect(shown.runTimers.count(PAUSE)).toBe(0);
    expect(screen.getAllByText(MISMATCH)).toHaveLength(1);
    shown.reload();
    await shown.user.click(await screen.findByRole('radio', { name: 'By UPI' }));
    expect(await button('Verify by UPI')).toBeTruthy();
    expect(screen.queryByText(MISMATCH)).toBeNull();
  });

  it('shows that it was declined', async () => {
    const { user, runTimers } = await openStep();
    await user.click(await button('Verify by UPI'));
    await pay(runTimers, 'declined');
    expect(await screen.findByText('The payment was declined. Please try again.')).toBeTruthy();
  });

  it('continues after a reload and after a lost answer [AP-7.34]', async () => {
    const shown = await openStep();
    await shown.user.click(await button('Verify by UPI'));
    const link = (await screen.findByRole('link', { name: 'Open my UPI app' })).getAttribute(
      'href',
    );
    await addFault(backend, { route: STATUS, kind: 'drop' });
    shown.reload();
    const again = await screen.findByRole('link', { name: 'Open my UPI app' });
    expect(again.getAttribute('href')).toBe(link);
    await pay(shown.runTimers, 'paid');
    expect(await screen.findByText('Your bank account is verified')).toBeTruthy();
  });

  it('does not call a payment over that the bank has not confirmed, and checks it again', async () => {
    const shown = await openStep();
    await shown.user.click(await button('Verify by UPI'));
    const link = await screen.findByRole('link', { name: 'Pay in the sandbox' });
    await expect.poll(() => shown.runTimers.count(PAUSE)).toBe(1);
    await addFault(backend, { route: STATUS, kind: 'status', status: 500 });
    shown.runTimers(PAUSE);
    expect(await screen.findByText(/^Your bank has not confirmed the payment yet/)).toBeTruthy();
    expect(screen.queryByText(/Please try again/)).toBeNull();
    await payByUpi({ webPage: link.getAttribute('href') ?? undefined }, 'paid');
    await shown.user.click(await button('Check again'));
    expect(await screen.findByText('Your bank account is verified')).toBeTruthy();
  });

  it('shows an error if no link could be created', async () => {
    const { user } = await openStep();
    const route = 'POST /api/main/onboarding/getupiintent';
    await addFault(backend, { route, kind: 'status', status: 503 });
    await user.click(await button('Verify by UPI'));
    expect(await screen.findByText('We could not do this. Please try again.')).toBeTruthy();
    await user.click(await button('Verify by UPI'));
    expect(await screen.findByText('Waiting for your payment')).toBeTruthy();
  });
});

describe('/fetch-bank-details', () => {
  it('is the return address of a deposit payment [AP-2.49, AP-2.51, FD-2.99]', async () => {
    await renderScreen({ path: '/fetch-bank-details?order=1', as: 'new', backend });
    expect(await screen.findByRole('heading', { level: 1, name: /payment/i })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'See my portfolio' })).toBeTruthy();
  });
});
