import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { PaymentDataDraft } from '#application/fixed-deposits/booking/payment-data-draft.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { HiddenAmounts } from '#application/platform/hidden-amounts.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { bookedDeposit, present, summaryFor } from '#tests/contracts/fixed-deposits/booking.ts';
import { holdTimers, skipDelay } from '#tests/support/held-timers.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { RENEWAL_LIMIT } from '#ui/fixed-deposits/shared/held-in-copy.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const payment = {
  principal: Money.of('150000'),
  transactionId: 'PAY-7Q2M',
  depositName: 'Aranya Bank FD',
  annualRatePercent: Percentage.of('8.25'),
  tenure: Tenure.of({ years: 2 }),
  logoUrl: undefined,
  maturityDate: CalendarDate.of('2028-11-21'),
};
/** How long the tick of a payment is shown before the summary. */
const TICK = 2000;
/** The pause before a request is repeated whose reply was lost. */
const PAUSE = 1500;
const paid = (browser: AppContainer) => browser.get(PaymentDataDraft).keep(payment);

describe('the payment success page', () => {
  it('shows the tick and an outline for two seconds, then the summary [FD-2.124, FD-9.24]', async () => {
    const runTimers = holdTimers('/ui/', [TICK]);
    await renderScreen({ path: '/payment-success', as: 'new', backend, prepare: paid });
    const title = await screen.findByRole('heading', { name: 'Payment successful' });
    expect(title).toBeVisible();
    expect(screen.queryByText('Amount invested')).toBeNull();
    const outline = () => document.querySelectorAll('main [data-part]');
    expect(outline()).not.toHaveLength(0);
    await runTimers.onceSet(TICK);
    expect(await screen.findByText('Amount invested')).toBeVisible();
    expect(outline()).toHaveLength(0);
  });

  it('confirms amount, rate, tenure, maturity date and transaction id [FD-2.125]', async () => {
    skipDelay('/ui/', TICK);
    await renderScreen({ path: '/payment-success', as: 'new', backend, prepare: paid });
    await screen.findByText('Amount invested');
    const main = screen.getByRole('main');
    for (const fact of [
      ...['Amount invested₹1,50,000', 'Interest rate8.25% p.a.', 'Tenure2 years'],
      ...['Maturity date21 Nov 2028', 'Transaction IDPAY-7Q2M'],
    ]) {
      expect(main).toHaveTextContent(fact);
    }
  });

  it('proves a booked deposit: issuer, growth, time, nominees, and what happens now [FD-2.125]', async () => {
    skipDelay('/ui/', TICK);
    const copied = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    const { user } = await renderScreen({
      path: '/payment-success',
      as: 'demo',
      backend,
      prepare: async (browser) => {
        const depositOrderId = await bookedDeposit(browser, backend, { principal: '150000' });
        browser.get(PaymentDataDraft).keep({ ...payment, depositOrderId });
        browser.get(HiddenAmounts).choose(true);
      },
    });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied } });
    const proof = within(await screen.findByRole('region', { name: 'Proof of payment' }));
    expect(await proof.findByText('Himadri Bank')).toBeVisible();
    const growth = await proof.findByRole('figure', { name: /^It becomes ₹1,/ });
    expect(growth).toHaveTextContent(/^It becomes ₹[\d,]+ on .*₹1,50,000 at [\d.]+% a year/);
    expect(growth.querySelector('[data-draws="true"]')).not.toBeNull();
    expect(proof.getByText('Amount invested').parentElement).toHaveTextContent('₹1,50,000');
    expect(proof.getByText(/^Paid on \d+ \w+ \d{4}, /)).toBeVisible();
    const number = proof.getByText('Application number').parentElement;
    expect(number).toHaveTextContent(/HIM-\d{7}$/);
    const account = proof.getByText('Paid from').parentElement;
    expect(account).toHaveTextContent(/ Bank, ending in \d{4}$/);
    const payout = proof.getByText('Account for payouts').parentElement;
    expect(payout).toHaveTextContent(/Your bank account, ending in \d{4}$/);
    expect(proof.getByText('Nominees').parentElement).toHaveTextContent(/\d+%/);
    const now = within(screen.getByRole('region', { name: 'What happens now' }));
    const lines = now.getAllByRole('listitem').map((line) => line.textContent ?? '');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^Today, .*starts earning interest/);
    expect(lines[2]).toMatch(/₹1,[\d,]+ goes to your bank account/);
    await user.click(proof.getByRole('button', { name: 'Copy Transaction ID' }));
    expect(copied).toHaveBeenCalledWith('PAY-7Q2M');
    expect(await screen.findByText('Transaction ID copied')).toBeVisible();
  });

  it('proves the payment also if the deposit cannot be loaded', async () => {
    skipDelay('/ui/', TICK);
    await addFault(backend, {
      route: 'POST /api/main/investment/getinvestmentdetail',
      kind: 'status',
      status: 500,
      times: 3,
    });
    await renderScreen({
      path: '/payment-success',
      as: 'new',
      backend,
      prepare: (browser) =>
        browser.get(PaymentDataDraft).keep({ ...payment, depositOrderId: 1 }),
    });
    const now = await screen.findByRole('region', { name: 'What happens now' });
    expect(now).toHaveTextContent('Aranya Bank FD is booked');
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('links to the dashboard [FD-2.126]', async () => {
    skipDelay('/ui/', TICK);
    const { user, address } = await renderScreen({
      path: '/payment-success',
      as: 'new',
      backend,
      prepare: paid,
    });
    await user.click(await screen.findByRole('link', { name: 'Go to Dashboard' }));
    expect(address()).toBe('/dashboard');
  });

  it('says when there is nothing to confirm [FD-8.22]', async () => {
    await renderScreen({ path: '/payment-success', as: 'new', backend });
    expect(await screen.findByText('No payment data available')).toBeVisible();
  });
});

describe('the return from the payment page', () => {
  const path = '/fetch-bank-details?fd_investment_id=1&fd_id=1001';

  it('says that the payment is being checked [FD-2.118]', async () => {
    heldCalls('/verify-payment').hold();
    await renderScreen({ path, as: 'new', backend });
    expect(await screen.findByText('Please wait while we redirect you...')).toBeVisible();
    expect(screen.getByText('Checking Payment Status')).toBeVisible();
    expect(screen.getByText('Fetching Bank Details')).toBeVisible();
  });

  it('rejects a forged address, and opens the nominees without a popup [FD-4.58]', async () => {
    const { address, browser } = await renderScreen({ path, as: 'new', backend });
    await expect.poll(address).toBe('/add-nomination?where_from=maturity-action');
    expect(browser.get(JourneyStore).read(JourneyKey.PaymentFailed)).toBeUndefined();
  });

  it('keeps checking without a reply, and says that the status is unknown [FD-4.58]', async () => {
    await addFault(backend, {
      route: 'GET /api/main/investment/verify-payment',
      kind: 'drop',
      times: 9,
    });
    skipDelay('/application/', PAUSE);
    const { address } = await renderScreen({ path, as: 'new', backend });
    expect(await screen.findByRole('heading', { name: 'We are still checking' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
    expect(screen.queryByText('Please wait while we redirect you...')).toBeNull();
    expect(address()).toBe(path);
  });

  it.each([
    '/fetch-bank-details',
    '/fetch-bank-details-ifa',
  ])('says that there is no payment to check, and promises no deposit, at %s', async (unknown) => {
    await renderScreen({ path: unknown, as: 'new', backend });
    expect(await screen.findByText('There is no payment to check here')).toBeVisible();
    expect(screen.getByText('A payment that went through is in your portfolio.')).toBeVisible();
    expect(screen.queryByText('Please wait while we redirect you...')).toBeNull();
  });
});

describe('the maturity action after a payment', () => {
  const booked = (browser: AppContainer) => {
    browser.get(JourneyStore).write(JourneyKey.DepositOrderId, '1');
    browser.get(JourneyStore).write(JourneyKey.DepositId, '1002');
    paid(browser);
  };

  it('offers the options of the backend [FD-2.105]', async () => {
    const { browser } = await renderScreen({
      path: '/maturity-action',
      as: 'new',
      backend,
      prepare: booked,
    });
    const options = await browser.get(DepositCatalogue).maturityInstructions(1002, {});
    if (!options.ok) throw new Error('no options');
    expect(options.value.length).toBeGreaterThan(1);
    for (const { label } of options.value) {
      expect(await screen.findByRole('radio', { name: label })).toBeInTheDocument();
    }
    expect(screen.getByText(RENEWAL_LIMIT)).toBeVisible();
    const received = screen.getByText('Payment received').parentElement;
    expect(received).toHaveTextContent('₹1,50,000 for Aranya Bank FD');
  });

  it('waits for a choice, and reports when it was not saved [FD-2.105]', async () => {
    const { user, address } = await renderScreen({
      path: '/maturity-action',
      as: 'new',
      backend,
      prepare: booked,
    });
    await addFault(backend, {
      route: 'POST /api/main/investment/updatematurityaction',
      kind: 'drop',
      times: 3,
    });
    const runTimers = holdTimers('/application/', [PAUSE]);
    // Nothing was chosen with the order, so nothing is selected.
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('radio', { name: 'Pay out to bank account' }));
    await user.click(confirm);
    expect(await screen.findByText(/checking whether your choice was saved/)).toBeVisible();
    await runTimers.onceSet(PAUSE);
    await runTimers.onceSet(PAUSE);
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('alert')).toHaveTextContent(/offline/);
    expect(address()).toBe('/maturity-action');
  });

  describe('for a deposit with a stored choice', () => {
    /** A deposit booked with the second maturity instruction; the tab stores nothing about it. */
    const chosen: { orderId: number; label: string; first: string } = {
      orderId: 0,
      label: '',
      first: '',
    };
    const carrying = async (browser: AppContainer) => {
      const depositOrderId = await bookedDeposit(browser, backend, { principal: '210000' });
      const options = await browser.get(DepositCatalogue).maturityInstructions(1003, {});
      const [first, second] = options.ok ? options.value : [];
      const { instructionId, label } = present(second);
      const choice = { depositOrderId, instructionId };
      valueOf(await browser.get(DepositOrders).chooseMaturityInstruction(choice, {}));
      Object.assign(chosen, { orderId: depositOrderId, label, first: present(first).label });
      browser.get(JourneyStore).write(JourneyKey.DepositOrderId, String(depositOrderId));
      browser.get(JourneyStore).write(JourneyKey.DepositId, '1003');
      paid(browser);
    };
    const show = () =>
      renderScreen({ path: '/maturity-action', as: 'demo', backend, prepare: carrying });
    const savedLabel = async (browser: AppContainer) =>
      valueOf(await browser.get(HeldDeposits).detail(chosen.orderId, {})).maturityInstructionName;

    it('starts with that choice, and changes nothing without a click [FD-2.105]', async () => {
      const { browser, reload, leave } = await show();
      expect(await screen.findByRole('radio', { name: chosen.label })).toBeChecked();
      expect(screen.getByRole('radio', { name: chosen.first })).not.toBeChecked();
      reload();
      expect(await screen.findByRole('radio', { name: chosen.label })).toBeChecked();
      leave();
      expect(await savedLabel(browser)).toBe(chosen.label);
    });

    it('confirms the chosen option, the same or another one [FD-2.105]', async () => {
      const { user, browser, address, goTo } = await show();
      await user.click(await screen.findByRole('button', { name: 'Confirm' }));
      await expect.poll(address).toBe('/payment-success');
      // Wait for the next screen, because the URL changes before it renders.
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull());
      expect(await savedLabel(browser)).toBe(chosen.label);
      browser.get(JourneyStore).write(JourneyKey.DepositOrderId, String(chosen.orderId));
      browser.get(JourneyStore).write(JourneyKey.DepositId, '1003');
      goTo('/maturity-action');
      await user.click(await screen.findByRole('radio', { name: chosen.first }));
      await user.click(screen.getByRole('button', { name: 'Confirm' }));
      await expect.poll(address).toBe('/payment-success');
      expect(await savedLabel(browser)).toBe(chosen.first);
    });

    it('keeps another choice over a reload until it is confirmed [FD-2.105]', async () => {
      const { user, browser, address, reload, goTo } = await show();
      await user.click(await screen.findByRole('radio', { name: chosen.first }));
      reload();
      expect(await screen.findByRole('radio', { name: chosen.first })).toBeChecked();
      expect(await savedLabel(browser)).toBe(chosen.label);
      await user.click(screen.getByRole('button', { name: 'Confirm' }));
      await expect.poll(address).toBe('/payment-success');
      const form = `maturity-action-${chosen.orderId}`;
      await expect.poll(() => browser.get(Drafts).read(form)).toBeUndefined();
      browser.get(JourneyStore).write(JourneyKey.DepositOrderId, String(chosen.orderId));
      browser.get(JourneyStore).write(JourneyKey.DepositId, '1003');
      goTo('/maturity-action');
      expect(await screen.findByRole('radio', { name: chosen.first })).toBeChecked();
    });

    it('cannot be changed while it is being saved', async () => {
      const { user, browser, address } = await show();
      await user.click(await screen.findByRole('radio', { name: chosen.first }));
      const calls = heldCalls('/updatematurityaction');
      calls.hold();
      await user.click(screen.getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(calls.count()).toBe(1));
      expect(screen.getByRole('radio', { name: chosen.label })).toBeDisabled();
      await calls.release();
      await expect.poll(address).toBe('/payment-success');
      expect(await savedLabel(browser)).toBe(chosen.first);
    });

    it('forgets a choice if another one was saved meanwhile [FD-2.105]', async () => {
      const { user, browser, reload } = await show();
      await user.click(await screen.findByRole('radio', { name: chosen.first }));
      const options = valueOf(await browser.get(DepositCatalogue).maturityInstructions(1003, {}));
      const { instructionId, label } = present(options[2]);
      const choice = { depositOrderId: chosen.orderId, instructionId };
      valueOf(await browser.get(DepositOrders).chooseMaturityInstruction(choice, {}));
      reload();
      expect(await screen.findByRole('radio', { name: label })).toBeChecked();
    });

    it('is that of the tab’s order if the server sends only documented fields [FD-2.105]', async () => {
      const route = 'POST /api/main/investment/getinvestmentdetail';
      const patch = { data: { is_maturity_action_chosen: null } };
      await addFault(backend, { route, kind: 'patch', patch, times: 2 });
      const { browser, reload } = await show();
      expect(await screen.findByRole('radio', { name: chosen.label })).not.toBeChecked();
      expect(screen.queryByRole('radio', { checked: true })).toBeNull();
      const options = valueOf(await browser.get(DepositCatalogue).maturityInstructions(1003, {}));
      const { instructionId: maturityInstructionId, label } = present(options[2]);
      const order = await summaryFor(browser, '100000');
      browser.get(DepositOrderDraft).keep({ ...order, maturityInstructionId });
      reload();
      expect(await screen.findByRole('radio', { name: label })).toBeChecked();
    });

    it('is not guessed if it cannot be loaded', async () => {
      const route = 'POST /api/main/investment/getinvestmentdetail';
      await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
      const { user } = await show();
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
      expect(screen.queryByRole('radio')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('radio', { name: chosen.label })).toBeChecked();
    });
  });

  it('is found out if it was saved and the reply was lost', async () => {
    const { user, address, browser } = await renderScreen({
      path: '/maturity-action',
      as: 'demo',
      backend,
      prepare: async (tab) => {
        const orderId = await bookedDeposit(tab, backend, { principal: '211000' });
        tab.get(JourneyStore).write(JourneyKey.DepositOrderId, String(orderId));
        tab.get(JourneyStore).write(JourneyKey.DepositId, '1003');
        paid(tab);
      },
    });
    await addFault(backend, {
      route: 'POST /api/main/investment/updatematurityaction',
      kind: 'drop-after-commit',
      times: 1,
    });
    const [radio] = (await screen.findAllByRole('radio')).slice(-1);
    // The server pays this deposit out by its own default.
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await user.click(present(radio));
    const runTimers = holdTimers('/application/', [PAUSE]);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/checking whether your choice was saved/)).toBeVisible();
    await runTimers.onceSet(PAUSE);
    await expect.poll(address).toBe('/payment-success');
    expect(browser.get(JourneyStore).read(JourneyKey.DepositOrderId)).toBeUndefined();
  });

  it('leads to the portfolio without a booked deposit', async () => {
    await renderScreen({ path: '/maturity-action', as: 'new', backend });
    expect(await screen.findByText('No deposit to choose for')).toBeVisible();
  });
});
