import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf, fetchWithCookies } from '#tests/contracts/client.ts';
import { LEELA, startDepositOf, summaryFor } from '#tests/contracts/fixed-deposits/booking.ts';
import { skipDelay } from '#tests/support/held-timers.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen, type ScreenOptions, toast } from '#tests/ui/screen.tsx';
import { confirmByPhone } from '#tests/ui/accounts/confirm-by-phone.ts';
import { submitFailureCopy } from '#ui/fixed-deposits/booking/nominees/copy.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

const backend = testBackend();
beforeEach(() => backend.control.reset());

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole('button', { name });
const isBlocked = async (name: string) =>
  (await button(name)).getAttribute('aria-disabled') === 'true';
/** The id of a deposit whose issuer asks for the payment method; no other issuer does. */
const MALHAR_MONTHLY_INCOME = 1008;
const SUBMIT = 'POST /api/main/investment/updatenominees';

function open(more: Partial<ScreenOptions> = {}) {
  const path = '/add-nomination?where_from=maturity-action';
  return renderScreen({ path, as: 'demo', backend, ...more });
}

/** Starts a deposit order that only lacks its nominees. */
const booking =
  (depositId?: number): NonNullable<ScreenOptions['prepare']> =>
  async (browser) => {
    const journeys = browser.get(JourneyStore);
    const summary = await summaryFor(browser, '100000', depositId);
    // Decline the senior citizen rate, which a senior investor would be offered.
    browser.get(DepositOrderDraft).keep({ ...summary, hasDeclinedSeniorRate: true });
    await startDepositOf(browser).run(`${backend.appAddress}/fd-redireacting`, {});
    if (journeys.read(JourneyKey.DepositOrderId) === undefined) throw new Error('not started');
  };

/** A browser, and the requests it has sent to change the bank accounts or to pay. */
async function watchedBrowser() {
  const sent: { readonly what: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
  const send = fetchWithCookies(backend.appAddress);
  const browser = await clientOf(backend.appAddress, {
    fetch: (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      const what = /\/(profile|updatenominees)$/.exec(address)?.[1];
      const text = typeof init?.body === 'string' ? init.body : '{}';
      const body = JSON.parse(text) as Readonly<Record<string, unknown>>;
      if (what !== undefined && body['method'] !== 'Get') sent.push({ what, body });
      return send(input, init);
    },
  });
  return { sent, browser };
}

async function fillSister(user: UserEvent) {
  await user.type(await field('Full name'), 'Asha Rao');
  await user.click(await screen.findByRole('radio', { name: 'Sister' }));
  await user.type(await field('Date of birth'), '01/02/1990');
}

/** Waits for the calls that follow a reply: each one is answered before the next one here. */
async function answered(browser: AppContainer) {
  for (let call = 0; call < 8; call += 1) await browser.get(BankAccounts).list({});
}

describe('the step from nominees to payment', () => {
  it('submits the nominees and opens the payment page [AP-7.60, FD-4.54, FD-4.66]', async () => {
    const shown = await open({ prepare: booking() });
    const caption = 'Ticked nominees receive this deposit.';
    expect(await screen.findByRole('list', { name: caption })).toBeVisible();
    await shown.user.click(await button('Save & Continue'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay from which account?' }));
    await shown.user.click(dialog.getByRole('button', { name: 'Continue to pay' }));
    await waitFor(() => expect(shown.departures).toHaveLength(1));
    expect(shown.departures[0]).toContain(backend.thirdPartyAddress);
  });

  it('asks for one of several bank accounts, and makes it the primary one [AP-2.101, AP-4.43]', async () => {
    const shown = await open({ prepare: booking() });
    await shown.user.click(await button('Save & Continue'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay from which account?' }));
    await shown.user.click(dialog.getByRole('radio', { name: /State Bank of India/ }));
    await shown.user.click(dialog.getByRole('button', { name: 'Continue to pay' }));
    await confirmByPhone(shown, backend);
    await waitFor(() => expect(shown.departures).toHaveLength(1));
    const banks = await shown.browser.get(BankAccounts).list({});
    const primary = banks.ok ? banks.value.find(({ isPrimary }) => isPrimary) : undefined;
    expect(primary?.bankName).toBe('State Bank of India');
  });

  it('submits the bank account before the nominees, if changed [AP-7.61, FD-4.68, FD-7.51]', async () => {
    const { sent, browser } = await watchedBrowser();
    const shown = await open({ prepare: booking(), browser });
    const pay = async (bank: RegExp) => {
      sent.length = 0;
      await shown.user.click(await button('Save & Continue'));
      const name = 'Pay from which account?';
      const dialog = within(await screen.findByRole('dialog', { name }));
      await shown.user.click(dialog.getByRole('radio', { name: bank }));
      await shown.user.click(dialog.getByRole('button', { name: 'Continue to pay' }));
    };
    await pay(/State Bank of India/);
    await confirmByPhone(shown, backend);
    await waitFor(() => expect(shown.departures).toHaveLength(1));
    const banks = await browser.get(BankAccounts).list({});
    const picked = banks.ok ? banks.value.find(({ isPrimary }) => isPrimary) : undefined;
    expect(sent.map(({ what }) => what)).toEqual(['profile', 'profile', 'updatenominees']);
    expect(sent[1]?.body).toMatchObject({
      display_location: 'Bank',
      method: 'Modify',
      investor_bank_id: picked?.bankAccountId,
      bank_type: 'Primary',
    });
    expect(sent[2]?.body).not.toHaveProperty('paymentMode');
    shown.reload();
    await pay(/State Bank of India/);
    await waitFor(() => expect(shown.departures).toHaveLength(2));
    expect(sent.map(({ what }) => what)).toEqual(['updatenominees']);
    expect(sent[0]?.body).not.toHaveProperty('paymentMode');
  });

  it.each(['UPI', 'Net Banking'])(
    'asks after the bank, only Malhar: %s [AP-2.100, AP-4.44, AP-7.59, FD-4.65, FD-4.66, FD-4.67, FD-7.51]',
    async (method) => {
      const { sent, browser } = await watchedBrowser();
      const shown = await open({ prepare: booking(MALHAR_MONTHLY_INCOME), browser });
      await shown.user.click(await button('Save & Continue'));
      const bank = within(await screen.findByRole('dialog', { name: 'Pay from which account?' }));
      expect(screen.queryByRole('dialog', { name: 'How do you want to pay?' })).toBeNull();
      await shown.user.click(bank.getByRole('button', { name: 'Continue to pay' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'How do you want to pay?' }));
      expect(dialog.getAllByRole('radio')).toHaveLength(2);
      await shown.user.click(dialog.getByRole('radio', { name: new RegExp(method) }));
      await shown.user.click(dialog.getByRole('button', { name: 'Continue to pay' }));
      await waitFor(() => expect(shown.departures).toHaveLength(1));
      expect(sent.at(-1)?.body).toMatchObject({ paymentMode: method });
    },
  );

  it('opens automatically if one nominee gets 100% [AP-4.42, FD-4.70]', async () => {
    const shown = await open({ mobile: LEELA, prepare: booking() });
    await fillSister(shown.user);
    await shown.user.click(await button('Save nominee'));
    await waitFor(() => expect(shown.departures).toHaveLength(1));
  });

  it('does not open the payment page for an investor who has gone back', async () => {
    const calls = heldCalls('/updatenominees');
    const shown = await open({ mobile: LEELA, prepare: booking(), path: '/portfolio' });
    shown.goTo('/add-nomination?where_from=maturity-action');
    await fillSister(shown.user);
    calls.hold();
    await shown.user.click(await button('Save nominee'));
    await waitFor(() => expect(calls.count()).toBe(1));
    shown.back();
    await waitFor(() => expect(shown.address()).toBe('/portfolio'));
    await calls.release();
    await answered(shown.browser);
    expect(shown.departures).toEqual([]);
  });

  it('stays on the list if Back leaves the form before the nominee is saved', async () => {
    const calls = heldCalls('/profile');
    const shown = await open({ mobile: LEELA, prepare: booking(), path: '/portfolio' });
    shown.goTo('/add-nomination?where_from=maturity-action');
    await shown.user.click(await button('Cancel'));
    await shown.user.click(await button('Add nominee'));
    await fillSister(shown.user);
    calls.hold();
    await shown.user.click(await button('Save nominee'));
    await waitFor(() => expect(calls.count()).toBe(1));
    shown.back();
    await screen.findByRole('heading', { name: 'Nominees' });
    await calls.release();
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    await answered(shown.browser);
    expect(shown.departures).toEqual([]);
    expect(shown.address()).toBe('/add-nomination?where_from=maturity-action');
  });

  it.each([
    [{ kind: 'status', status: 500 }, 'Unexpected error caused by server'],
    [{ kind: 'malformed' }, 'Payment failed, please try again'],
    [{ kind: 'drop', times: 3 }, 'Something went wrong'],
  ] as const)(
    'after %o shows %s, and tries again [AP-8.34, AP-8.36, AP-8.38, FD-8.4, FD-8.5, FD-8.7]',
    async (fault, message) => {
      const shown = await open({ prepare: booking() });
      await addFault(backend, { route: SUBMIT, ...fault });
      skipDelay('/application/', 1500);
      await shown.user.click(await button('Save & Continue'));
      await shown.user.click(await button('Continue to pay'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Payment failed' }));
      // The toast of an unexplained failure is inside the dialog, too.
      expect(dialog.getAllByText(message)[0]).toBeVisible();
      await backend.control.clearFaults();
      await shown.user.click(dialog.getByRole('button', { name: 'Try again' }));
      await shown.user.click(await button('Continue to pay'));
      await waitFor(() => expect(shown.departures).toHaveLength(1));
    },
  );

  it('says that the payment has not started if it is refused', async () => {
    const shown = await open({ prepare: booking() });
    await addFault(backend, { route: SUBMIT, kind: 'status', status: 422 });
    await shown.user.click(await button('Save & Continue'));
    await shown.user.click(await button('Continue to pay'));
    await screen.findByRole('dialog', { name: 'Your payment has not started' });
  });

  it('shows a general message for a refusal without one [AP-8.38, FD-8.7]', () => {
    const refused = { kind: 'refused', status: 409, code: 'unknown' } as const;
    const saving = 'Unexpected error occurred while saving nominee data.';
    expect(submitFailureCopy(refused)).toBe(saving);
    const message = 'Please complete the earlier steps first.';
    expect(submitFailureCopy({ ...refused, message })).toBe(message);
  });

  it('shows a popup and a toast if the server does not answer [FD-4.56, FD-8.7]', async () => {
    const shown = await open({ prepare: booking() });
    await addFault(backend, { route: SUBMIT, kind: 'drop', times: 3 });
    skipDelay('/application/', 1500);
    await shown.user.click(await button('Save & Continue'));
    await shown.user.click(await button('Continue to pay'));
    await screen.findByRole('dialog', { name: 'Payment failed' });
    expect(await toast('Something went wrong')).toBeVisible();
  });

  it('opens a popup if the server failed to verify the payment [AP-4.49, AP-4.50, FD-4.59]', async () => {
    const shown = await open({
      prepare: async (browser, investor) => {
        await booking()(browser, investor);
        browser.get(JourneyStore).write(JourneyKey.PaymentFailed, 'true');
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment failed' }));
    await waitFor(() => {
      const retry = dialog.getByRole('button', { name: 'Try again' });
      expect(retry.getAttribute('aria-disabled')).toBeNull();
    });
    await shown.user.click(dialog.getByRole('button', { name: 'Try again' }));
    await shown.user.click(await button('Continue to pay'));
    await waitFor(() => expect(shown.departures).toHaveLength(1));
    expect(shown.browser.get(JourneyStore).read(JourneyKey.PaymentFailed)).toBeUndefined();
  });

  it('goes to the dashboard when no deposit is being booked', async () => {
    const shown = await open({ path: '/add-nomination' });
    await waitFor(async () => expect(await isBlocked('Save & Continue')).toBe(false));
    await shown.user.click(await button('Save & Continue'));
    await waitFor(() => expect(shown.address()).toBe('/dashboard'));
  });
});
