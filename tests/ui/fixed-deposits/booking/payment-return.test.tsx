import { DepositPayments } from '#application/fixed-deposits/booking/deposit-payments.ts';
import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { PaymentDataDraft } from '#application/fixed-deposits/booking/payment-data-draft.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf, fetchWithCookies } from '#tests/contracts/client.ts';
import {
  type Outcome,
  paymentPage,
  press,
  searchOf,
  startedOrder,
  summaryFor,
} from '#tests/contracts/fixed-deposits/booking.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen, toast } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { holdTimers, skipDelay } from '#tests/support/held-timers.ts';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();
let thousands = 300;

const NOMINATION = '/add-nomination?where_from=maturity-action';
const VERIFY = 'GET /api/main/investment/verify-payment';
const STATUS = 'POST /api/main/investment/fd-status';

/** Pays on the payment page. Returns the query of the URL to which it redirects. */
async function pay(browser: AppContainer, outcome: Outcome): Promise<string> {
  const orderId = await startedOrder(browser, backend, { principal: `${(thousands += 1)}000` });
  return searchOf(await press(await paymentPage(browser, backend, orderId), outcome));
}

/** A `fetch` whose replies of fd-status have only the documented fields. */
function documentedStatus(): typeof fetch {
  const send = fetchWithCookies(backend.appAddress);
  return async (input, init) => {
    const reply = await send(input, init);
    if (!String(input instanceof Request ? input.url : input).endsWith('/fd-status')) return reply;
    const body = (await reply.json()) as { data: Record<string, unknown> };
    const { logo_url: _logo, fd_mature_on: _day, ...data } = body.data;
    return Response.json({ ...body, data });
  };
}

/** Pays with this outcome, and opens the return URL of the payment page. */
async function returning(outcome: Outcome, path = '/fetch-bank-details') {
  const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
  const search = await pay(shown.browser, outcome);
  return { ...shown, search, comeBack: () => shown.goTo(`${path}${search}`) };
}

const RETURNED =
  'If money left your account, it is returned to the same account within 5 days. You do not ' +
  'need to ask.';

describe('the return from the payment page', () => {
  it('trusts only the backend, asked with the query of its URL [FD-2.117, FD-4.57]', async () => {
    const { browser, search, comeBack, address } = await returning('succeeded');
    const verify = vi.spyOn(browser.get(DepositPayments), 'verify');
    const status = vi.spyOn(browser.get(DepositPayments), 'status');
    comeBack();
    await expect.poll(address).toBe('/maturity-action');
    expect(verify).toHaveBeenCalledWith(search, expect.anything());
    const [verified] = verify.mock.invocationCallOrder;
    expect(verified).toBeLessThan(status.mock.invocationCallOrder[0] ?? 0);
  });

  it('opens the maturity action, and then the confirmation [FD-4.60, FD-4.62, AP-2.51]', async () => {
    const { user, comeBack, address } = await returning('succeeded');
    comeBack();
    await user.click(await screen.findByRole('radio', { name: 'Pay out to bank account' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect.poll(address).toBe('/payment-success');
  });

  it('prefers the backend’s status to the order of this tab [FD-3.41]', async () => {
    const { browser, comeBack, address } = await returning('succeeded');
    browser.get(DepositOrderDraft).keep(await summaryFor(browser, '100000'));
    const data = { fd_mature_on: '2031-01-02', logo_url: '/issuers/of-the-status.svg' };
    await addFault(backend, { route: STATUS, kind: 'patch', patch: { data }, times: 1 });
    comeBack();
    await expect.poll(address).toBe('/maturity-action');
    const { maturityDate, logoUrl } = browser.get(PaymentDataDraft).read() ?? {};
    expect([maturityDate?.iso, logoUrl]).toEqual([data.fd_mature_on, data.logo_url]);
  });

  it('fills missing fields of the status from the order of this tab [FD-3.41]', async () => {
    const browser = await clientOf(backend.appAddress, { fetch: documentedStatus() });
    const shown = await renderScreen({ path: '/terms', as: 'demo', backend, browser });
    const search = await pay(browser, 'succeeded');
    browser.get(DepositOrderDraft).keep(await summaryFor(browser, '100000'));
    shown.goTo(`/fetch-bank-details${search}`);
    await expect.poll(shown.address).toBe('/maturity-action');
    const { maturityDate, logoUrl } = browser.get(PaymentDataDraft).read() ?? {};
    expect(maturityDate?.iso).toBe(backend.sandbox.clock.today().plus({ years: 1 }).iso);
    expect(logoUrl).toMatch(/\.svg$/);
  });

  it.each<readonly [Outcome, string]>([
    ['failed', `No deposit was booked. ${RETURNED}`],
    ['cancelled', `You cancelled the payment, so no deposit was booked. ${RETURNED}`],
  ])(
    'shows deposit, amount and state of the money after %s [FD-2.119, FD-4.63, FD-8.3]',
    async (outcome, money) => {
      const { comeBack } = await returning(outcome);
      comeBack();
      const dialog = within(await screen.findByRole('dialog', { name: 'Payment failed' }));
      const amount = formatRupees(Money.of(`${thousands}000`));
      const sentence = `${amount} for Himadri Classic Deposit was not paid. Please try again.`;
      expect(dialog.getByText(sentence)).toBeVisible();
      expect(dialog.getByText(money)).toBeVisible();
      expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Cancel',
        'Try Again',
      ]);
      expect(dialog.getByRole('button', { name: 'Try Again' })).toHaveFocus();
    },
  );

  it('does not call a pending payment failed, and warns before a second one [FD-4.63, AP-2.51]', async () => {
    skipDelay('/application/', 1500);
    const { user, comeBack, departures } = await returning('failed');
    const patch = { data: { payment_status: 'pending' } };
    await addFault(backend, { route: STATUS, kind: 'patch', patch, times: 8 });
    comeBack();
    const title = 'Your payment is not confirmed yet';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).not.toHaveTextContent(/failed|was not paid/i);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay again' }));
    const warning = within(await screen.findByRole('dialog', { name: 'Pay a second time?' }));
    expect(departures).toEqual([]);
    await user.click(warning.getByRole('button', { name: 'Pay again' }));
    await waitFor(() => expect(departures).toHaveLength(1));
  });

  it('says after an expired page that a late payment is refunded [FD-4.63]', async () => {
    const { comeBack } = await returning('failed');
    const patch = { data: { payment_status: 'expired' } };
    await addFault(backend, { route: STATUS, kind: 'patch', patch, times: 1 });
    comeBack();
    const money = `The order expired, so no deposit was booked. ${RETURNED}`;
    expect(await screen.findByText(money)).toBeVisible();
  });

  it('opens the payment page on Try Again [FD-2.120]', async () => {
    const { user, comeBack, departures } = await returning('failed');
    comeBack();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    await expect.poll(() => departures).toHaveLength(1);
    expect(departures[0]).toMatch(new RegExp(`^${backend.thirdPartyAddress}/pay/`));
  });

  it('opens the nominees on Try Again without a page, and home on Cancel [FD-2.120, AP-2.51]', async () => {
    const first = await returning('failed');
    first.comeBack();
    const route = 'GET /api/main/investment/unpaid-orders';
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    await first.user.click(await screen.findByRole('button', { name: 'Try Again' }));
    await expect.poll(first.address).toBe(NOMINATION);
    first.leave();
    const second = await returning('failed');
    second.comeBack();
    await second.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect.poll(second.address).toBe('/dashboard');
  });

  it('shows Error in Payment if the status cannot be loaded, and goes back [FD-4.64]', async () => {
    const { comeBack, address } = await returning('succeeded');
    await addFault(backend, { route: STATUS, kind: 'status', status: 500, times: 1 });
    comeBack();
    expect(await toast('Error in Payment')).toBeVisible();
    await expect.poll(address).toBe(NOMINATION);
  });

  it('opens a popup at the nominees if the server failed to verify [AP-4.49, FD-4.58, FD-4.59]', async () => {
    const { browser, comeBack, address } = await returning('succeeded');
    await addFault(backend, { route: VERIFY, kind: 'status', status: 500, times: 1 });
    comeBack();
    await expect.poll(address).toBe(NOMINATION);
    expect(await screen.findByRole('dialog', { name: 'Payment failed' })).toBeVisible();
    expect(browser.get(JourneyStore).read(JourneyKey.PaymentFailed)).toBe('true');
  });

  it('can be cancelled, which opens the nominees [FD-4.55]', async () => {
    const { user, comeBack, address } = await returning('succeeded');
    heldCalls('/verify-payment').hold();
    comeBack();
    await user.click(await screen.findByRole('button', { name: 'Stop checking and go back' }));
    await expect.poll(address).toBe(NOMINATION);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the generic payment result', () => {
  it('congratulates for four seconds, then shows the portfolio [FD-2.127, FD-2.129, FD-9.23]', async () => {
    const { comeBack, address } = await returning('succeeded', '/success');
    const runTimers = holdTimers('/ui/', [4000]);
    comeBack();
    const title = await screen.findByRole('heading', { name: 'Payment successful' });
    expect(title).toBeVisible();
    expect(screen.getByText('Congratulations')).toBeVisible();
    await runTimers.onceSet(4000);
    await expect.poll(address).toBe('/portfolio');
  });

  it('says that a pending payment is not confirmed yet [FD-2.128]', async () => {
    skipDelay('/application/', 1500);
    const { comeBack } = await returning('failed', '/success');
    const patch = { data: { payment_status: 'pending' } };
    await addFault(backend, { route: STATUS, kind: 'patch', patch, times: 4 });
    comeBack();
    const title = 'Your payment is not confirmed yet';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText('Payment failed')).toBeNull();
  });

  it('reports a failed payment for four seconds, then shows the dashboard [FD-2.128, FD-2.129]', async () => {
    const { comeBack, address } = await returning('failed', '/success');
    const runTimers = holdTimers('/ui/', [4000]);
    comeBack();
    expect(await screen.findByRole('heading', { name: 'Payment failed' })).toBeVisible();
    expect(screen.getByText('Sorry, your payment did not go through.')).toBeVisible();
    expect(screen.getByText(`No deposit was booked. ${RETURNED}`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
    await runTimers.onceSet(4000);
    await expect.poll(address).toBe('/dashboard');
  });

  it('shows nothing for a forged result, nor to a visitor [FD-2.129]', async () => {
    const path = '/success?fd_investment_id=1&fd_id=1001&payment_status=success';
    const { leave } = await renderScreen({ path, as: 'new', backend });
    expect(await screen.findByText('There is no payment to check here')).toBeVisible();
    expect(screen.queryByText('Payment successful')).toBeNull();
    leave();
    const visitor = await renderScreen({ path, as: 'visitor', backend });
    expect(await screen.findByText('Sign in to see your payment')).toBeVisible();
    const main = within(screen.getByRole('main'));
    await visitor.user.click(main.getByRole('link', { name: 'Sign in' }));
    expect(visitor.address()).toBe('/login');
    expect(visitor.browser.get(JourneyStore).read(JourneyKey.AttemptedPath)).toBe(path);
  });
});
