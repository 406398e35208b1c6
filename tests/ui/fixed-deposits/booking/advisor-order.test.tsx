import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { PaymentDataDraft } from '#application/fixed-deposits/booking/payment-data-draft.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { placedOrder } from '#tests/contracts/fixed-deposits/advisor.ts';
import {
  ARJUN,
  LEELA,
  type Outcome,
  press,
  searchOf,
  startedOrder,
} from '#tests/contracts/fixed-deposits/booking.ts';
import { todayOf } from '#tests/ui/fixed-deposits/early-exit/expected-exit.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen, signIn } from '#tests/ui/screen.tsx';
import { advisorDeclarationState } from '#ui/fixed-deposits/booking/advisor/advisor-declaration-state.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const RESUME = 'POST /api/ifa/ifa/invest/Resumefdbooking';
const UTILITY = 'POST /api/ifa/ifa/redirection/utility';
const ORDER = 'POST /api/ifa/ifa/invest/fetchOrderSummary';

const backend = testBackend();
let thousands = 700;

const payButton = () => screen.findByRole('button', { name: /^Make Payment/ });
const blockOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 2 });
  const section = heading.closest('section');
  if (section === null) throw new Error(`${name} is no section`);
  return within(section);
};
const newOrder = (mobile = ARJUN) =>
  placedOrder(backend, { mobile, amount: `${(thousands += 1)}000` });

async function showOrder(options: { readonly mobile?: string } = {}) {
  const { mobile = ARJUN } = options;
  const { uniqueId } = await newOrder(mobile);
  const path = `/ifa-journey/${uniqueId}`;
  return { ...(await renderScreen({ path, as: 'demo', mobile, backend })), uniqueId, path };
}

/** Pays the order with this outcome, and opens the return URL of the payment page. */
async function returning(outcome: Outcome) {
  const shown = await showOrder();
  await shown.user.click(await payButton());
  await waitFor(() => expect(shown.departures).toHaveLength(1));
  const result = await press(shown.departures[0] ?? '', outcome);
  const search = searchOf(result);
  return { ...shown, comeBack: () => shown.goTo(`/fetch-bank-details-ifa${search}`) };
}

describe('the review of an advisor’s order', () => {
  it('shows the order and who has placed it [FD-2.130, FD-2.132]', async () => {
    await showOrder();
    expect(await screen.findByText('Prepared for you by Sunita Rao')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Himadri Classic Deposit' })).toBeVisible();
    expect(screen.getByText('Himadri Bank')).toBeVisible();
    const amount = formatRupees(Money.of(`${thousands}000`));
    expect(screen.getAllByText(amount).length).toBeGreaterThan(0);
  });

  it('names the maturity date and each payout of a deposit that starts today', async () => {
    const schemes = (await backend.control.call('GET', 'ifa-schemes')) as readonly {
      readonly schemeMasterId: number;
      readonly tenure: string;
      readonly payout: string;
    }[];
    const monthly = schemes.find(({ tenure, payout }) => tenure === '1Y' && payout === 'Monthly');
    const order = { mobile: ARJUN, amount: '240000', scheme: monthly?.schemeMasterId ?? 0 };
    const { uniqueId } = await placedOrder(backend, order);
    await renderScreen({ path: `/ifa-journey/${uniqueId}`, as: 'demo', mobile: ARJUN, backend });
    const maturityDate = (await todayOf(backend)).plus({ years: 1 });
    expect(await screen.findByText(`Maturity amount on ${formatDate(maturityDate)}`)).toBeVisible();
    const payout = screen.getByText('Monthly payout amount').parentElement;
    expect(payout).toHaveTextContent(/₹1,\d{3}$/);
  });

  it('shows the investor in six read-only blocks [FD-2.133]', async () => {
    await showOrder();
    expect((await blockOf('Basic details')).getByText('+91 90000 00001')).toBeVisible();
    expect((await blockOf('Address')).getAllByText(/^Pincode \d{6}$/)[0]).toBeVisible();
    expect((await blockOf('More information')).getByText('Indian resident')).toBeVisible();
    expect((await blockOf('Occupation')).getByText('Annual income')).toBeVisible();
    expect((await blockOf('Bank accounts')).getAllByText(/, ending in \d{4}$/)[0]).toBeVisible();
    expect((await blockOf('Nominees')).getAllByText(/^Born \d+ \w+ \d{4}$/)[0]).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows the PEP answer, which can be changed [FD-2.134, FD-2.137, FD-2.139]', async () => {
    const { user, address, path } = await showOrder();
    const pep = async () => (await blockOf('Declarations')).getByText(/PEP/).parentElement;
    expect(await pep()).toHaveTextContent(/No$/);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(address()).toBe('/ifa-journey/declaration');
    const question = await screen.findByRole('radiogroup', { name: /PEP/ });
    await user.click(within(question).getByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe(path));
    await waitFor(async () => expect(await pep()).toHaveTextContent(/Yes$/));
  });

  it('has the terms accepted, and requires them for the payment [FD-2.135, FD-2.136, FD-4.73]', async () => {
    const { user, departures } = await showOrder();
    await payButton();
    const terms = screen.getByRole('checkbox', { name: /terms/ });
    expect(terms).toBeChecked();
    await user.click(terms);
    await user.click(await payButton());
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    expect(departures).toEqual([]);
    await user.click(terms);
    await user.click(await payButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(departures[0]).toContain(`${backend.thirdPartyAddress}/pay/`);
  });

  it('keeps the terms unticked over another step', async () => {
    const { user, path, goTo } = await showOrder();
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await screen.findByRole('radiogroup', { name: /PEP/ });
    goTo(path);
    await payButton();
    await waitFor(() => expect(screen.getByRole('checkbox')).not.toBeChecked());
  });

  it('asks a visitor to sign in, and opens again afterwards [FD-6.7]', async () => {
    const { uniqueId } = await newOrder();
    const path = `/ifa-journey/${uniqueId}`;
    const { browser } = await renderScreen({ path, as: 'visitor', mobile: ARJUN, backend });
    expect(await screen.findByText('Sign in to see your order')).toBeVisible();
    expect(screen.queryByText(/Sunita Rao/)).toBeNull();
    await waitFor(() =>
      expect(browser.get(JourneyStore).read(JourneyKey.AttemptedPath)).toBe(path),
    );
    await signIn(browser, backend, ARJUN);
    expect(await screen.findByText('Prepared for you by Sunita Rao')).toBeVisible();
  });

  it('shows nothing to another investor or without a link [AP-6.5, FD-6.7]', async () => {
    const { uniqueId } = await newOrder(LEELA);
    const path = `/ifa-journey/${uniqueId}`;
    const { goTo } = await renderScreen({ path, as: 'demo', mobile: ARJUN, backend });
    expect(await screen.findByText('This order is for another investor')).toBeVisible();
    expect(screen.queryByText(/Sunita Rao/)).toBeNull();
    goTo('/ifa-journey/nonsense');
    expect(await screen.findByText('We could not find this order')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    await addFault(backend, { route: ORDER, kind: 'status', status: 500, times: 1 });
    const { user } = await showOrder();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await payButton()).toBeVisible();
  });
});

describe('a payment that cannot begin', () => {
  it('shows the reply’s failure, and begins at the next press [FD-8.9]', async () => {
    const { user, departures } = await showOrder();
    await payButton();
    const patch = { message: 'pending' };
    await addFault(backend, { route: RESUME, kind: 'patch', patch, times: 1 });
    await user.click(await payButton());
    const copy = 'Failed to initiate payment. Please try again.';
    expect(await screen.findByText(copy)).toBeVisible();
    expect(departures).toEqual([]);
    await user.click(await payButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(screen.queryByText(copy)).toBeNull();
  });

  it.each(['drop', 'malformed'] as const)('shows the failure after %s [FD-8.10]', async (kind) => {
    const { user, departures } = await showOrder();
    await payButton();
    await addFault(backend, { route: RESUME, kind, times: 1 });
    await user.click(await payButton());
    const copy = 'Error while processing payment. Please try again.';
    expect(await screen.findByText(copy)).toBeVisible();
    expect(departures).toEqual([]);
  });

  it('does not open the payment page for an investor who has gone back', async () => {
    const calls = heldCalls('/Resumefdbooking');
    const { uniqueId } = await newOrder();
    const shown = await renderScreen({ path: '/portfolio', as: 'demo', mobile: ARJUN, backend });
    shown.goTo(`/ifa-journey/${uniqueId}`);
    const pay = await payButton();
    calls.hold();
    await shown.user.click(pay);
    await waitFor(() => expect(calls.count()).toBe(1));
    shown.back();
    await waitFor(() => expect(shown.address()).toBe('/portfolio'));
    await calls.release();
    for (let call = 0; call < 8; call += 1) await shown.browser.get(HeldDeposits).list({});
    expect(shown.departures).toEqual([]);
  });

  it('leads to the missing step', async () => {
    const { user } = await showOrder({ mobile: LEELA });
    await user.click(await payButton());
    expect(await screen.findByText(/Please name your nominees first/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add nominees' })).toHaveAttribute(
      'href',
      '/add-nomination',
    );
  });

  it('leads to the nominees if one of them turns out to be the investor', async () => {
    const { database } = backend.sandbox;
    const known = database.selectFrom('investors').select(['id', 'pan']);
    const { id, pan } = await known.where('mobile', '=', ARJUN).executeTakeFirstOrThrow();
    const saved = database.updateTable('nominees').where('investor_id', '=', id);
    await saved.set({ pan: pan ?? '' }).execute();
    const { user } = await showOrder();
    await user.click(await payButton());
    expect(await screen.findByText(/Your PAN and the nominee's PAN cannot be/)).toBeVisible();
    const change = screen.getByRole('link', { name: 'Change nominees' });
    expect(change).toHaveAttribute('href', '/add-nomination');
    await saved.set({ pan: '' }).execute();
  });
});

describe('the return from the payment of an advisor’s order', () => {
  it('opens the maturity action, then the confirmation [FD-4.61, FD-2.142, FD-6.7]', async () => {
    const screenOf = await returning('succeeded');
    const { user, browser, comeBack, address, path, goTo, reload } = screenOf;
    comeBack();
    await expect.poll(address).toBe('/maturity-action-ifa');
    const paid = browser.get(PaymentDataDraft).read();
    expect(paid?.principal.text).toBe(`${thousands}000`);
    await user.click(await screen.findByRole('radio', { name: 'Pay out to bank account' }));
    reload();
    expect(await screen.findByRole('radio', { name: 'Pay out to bank account' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect.poll(address).toBe('/payment-success');
    const held = await browser.get(HeldDeposits).list({});
    const ids = held.ok ? held.value.map(({ depositOrderId }) => depositOrderId) : [];
    expect(ids).toContain(paid?.depositOrderId);
    goTo(path);
    expect(await screen.findByText('This order is already paid')).toBeVisible();
  });

  it('shows the failure, and leads back to the order [AP-6.6, FD-2.121, FD-2.122, FD-4.71]', async () => {
    const { user, browser, comeBack, address, path } = await returning('failed');
    browser.get(JourneyStore).remove(JourneyKey.AdvisorOrder);
    comeBack();
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment failed' }));
    const amount = formatRupees(Money.of(`${thousands}000`));
    const sentence = `${amount} for Himadri Classic Deposit was not paid. Please try again.`;
    expect(dialog.getByText(sentence)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(address()).toBe(path));
  });

  it('leads to the dashboard too [FD-2.121, FD-2.123, FD-2.141, AP-2.50]', async () => {
    const { user, comeBack, address } = await returning('cancelled');
    const calls = heldCalls('/verify-payment');
    calls.hold();
    comeBack();
    expect(await screen.findByRole('heading', { name: 'Checking Payment Status' })).toBeVisible();
    expect(screen.getByText('Please wait while we redirect you...')).toBeVisible();
    expect(screen.getByText('Fetching Bank Details')).toBeVisible();
    void calls.release();
    const leave = await screen.findByRole('button', { name: 'Go to dashboard' });
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await user.click(leave);
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('says when the order is unknown, and goes back [FD-8.8, AP-6.6]', async () => {
    const { user, browser, comeBack, address, path } = await returning('failed');
    // Stored when the order was opened.
    expect(JourneyKey.AdvisorOrder).toBe('unique_id');
    expect(`/ifa-journey/${browser.get(JourneyStore).read(JourneyKey.AdvisorOrder)}`).toBe(path);
    comeBack();
    const again = await screen.findByRole('button', { name: 'Try Again' });
    await addFault(backend, { route: UTILITY, kind: 'status', status: 500, times: 1 });
    await user.click(again);
    await waitFor(() => expect(address()).toBe(path));
    // The message moves out of the dialog, which closes at the same time.
    await waitFor(() => expect(screen.getByText('Failed to fetch bank details.')).toBeVisible());
  });

  it('shows nothing to a visitor, like the other steps [FD-6.7]', async () => {
    const path = '/fetch-bank-details-ifa?fd_investment_id=1&fd_id=1003';
    const { goTo, address } = await renderScreen({ path, as: 'visitor', backend });
    expect(await screen.findByText('Sign in to see your payment')).toBeVisible();
    for (const [step, name] of [
      ['/ifa-journey/declaration', 'Declarations'],
      ['/maturity-action-ifa', 'When your deposit matures'],
    ] as const) {
      goTo(step);
      await waitFor(() => expect(address()).toBe(step));
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
      expect(screen.getByText(/^Sign in to see/)).toBeVisible();
      expect(screen.queryByRole('radiogroup')).toBeNull();
    }
  });
});

describe('the declarations of an advisor’s order', () => {
  it('are handed the four values of their order [FD-2.138]', () => {
    const state = { fd_investment_id: 50012, fdId: 1003, investorId: 77, uniqueId: 'a1b2' };
    expect(advisorDeclarationState({ ...state, more: 1 })).toEqual(state);
    for (const name of Object.keys(state)) {
      expect(advisorDeclarationState({ ...state, [name]: undefined })).toBeUndefined();
    }
  });

  it('open the last viewed order, or say that there is none [FD-2.139, FD-2.140]', async () => {
    const path = '/ifa-journey/declaration';
    const shown = await renderScreen({ path, as: 'demo', mobile: ARJUN, backend });
    expect(await screen.findByText('No order to declare for')).toBeVisible();
    const { uniqueId } = await newOrder();
    shown.goTo(`/ifa-journey/${uniqueId}`);
    await payButton();
    shown.goTo(path);
    await waitFor(() => expect(shown.address()).toBe(`/ifa-journey/${uniqueId}`));
  });

  it('are saved for the advisor’s order, not for an own one [FD-2.138]', async () => {
    const shown = await showOrder();
    const own = await startedOrder(shown.browser, backend, { principal: '940000' });
    shown.browser.get(JourneyStore).write(JourneyKey.DepositOrderId, String(own));
    await shown.user.click(await screen.findByRole('button', { name: 'Change' }));
    const question = await screen.findByRole('radiogroup', { name: /PEP/ });
    await shown.user.click(within(question).getByRole('radio', { name: 'Yes' }));
    await shown.user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(shown.address()).toBe(shown.path));
    const { database } = backend.sandbox;
    const answersOf = (order: number) =>
      database
        .selectFrom('declaration_answers')
        .select('order_id')
        .where('order_id', '=', order)
        .execute();
    expect(await answersOf(own)).toEqual([]);
    const { order_id: advised } = await database
      .selectFrom('deposit_advisor_links')
      .select('order_id')
      .where('unique_id', '=', shown.uniqueId)
      .executeTakeFirstOrThrow();
    expect(await answersOf(Number(advised))).not.toEqual([]);
  });
});
