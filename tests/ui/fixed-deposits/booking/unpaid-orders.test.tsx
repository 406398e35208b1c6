import { UnpaidDepositOrders } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatMoment, formatNearMoment } from '#domain/platform/india-time.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { paymentPage, press, startedOrder } from '#tests/contracts/fixed-deposits/booking.ts';
import { skipDelay } from '#tests/support/held-timers.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { wholeText } from '#tests/ui/whole-text.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();
let thousands = 250;

const LIST = 'GET /api/main/investment/unpaid-orders';
const CANCEL = 'POST /api/main/investment/cancel-order';
const ORDER = '/preview-maturity-action';
/** The waiting list with all its rows. */
async function waiting() {
  const name = 'Waiting for you';
  const list = await screen.findByRole('list', { name });
  const more = within(list).queryByRole('button', { name: /^\d+ more$/ });
  if (more !== null) fireEvent.click(more);
  return list;
}
const cancelled = 'Order cancelled.';

/**
 * Opens a path after another device of the demo investor has started an order, up to the payment
 * page.
 */
async function openWithOrder(path: string) {
  const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
  const principal = `${(thousands += 1)}000`;
  const id = await startedOrder(shown.browser, backend, { principal });
  const page = await paymentPage(shown.browser, backend, id);
  shown.goTo(path);
  const rupees = `₹${principal.replace(/^(\d)(\d\d)(\d{3})$/, '$1,$2,$3')}`;
  return { ...shown, id, page, title: `Finish your deposit of ${rupees}`, rupees };
}

const payByOf = async (browser: AppContainer, id: number) => {
  const orders = valueOf(await browser.get(UnpaidDepositOrders).list({}));
  const order = orders.find(({ depositOrderId }) => depositOrderId === id);
  return order?.payBy.getTime() ?? 0;
};

describe('the waiting list on home', () => {
  it('names the unpaid deposit and its deadline, and opens it in one tap', async () => {
    const { user, browser, id, title, rupees, address } = await openWithOrder('/dashboard');
    const row = within(await waiting()).getByRole('button', { name: new RegExp(title) });
    const payBy = await payByOf(browser, id);
    const near = formatNearMoment(payBy, CalendarDate.of('2026-11-18'));
    expect(row).toHaveTextContent(`Himadri Classic Deposit · pay by ${near}`);
    await user.click(row);
    await expect.poll(address).toBe(ORDER);
    const text = `Pay by ${formatMoment(payBy)}. After that this order ends.`;
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getAllByText(rupees).length).toBeGreaterThan(0);
    expect(browser.get(JourneyStore).read(JourneyKey.DepositOrderId)).toBe(String(id));
  });

  it('lists the most urgent order first, and no paid one', async () => {
    const { page, title, goTo, browser } = await openWithOrder('/terms');
    const shares = valueOf(await browser.get(ShareOrders).list('active', {}));
    expect(shares.some(({ status }) => status === 'price_offered')).toBe(true);
    goTo('/dashboard');
    await waiting();
    const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    const placeOf = (text: RegExp) => rows().findIndex((row) => text.test(row));
    const offer = /Answer the offer for .* shares of .*Answer by/;
    // Deposits and shares come in two replies.
    await waitFor(() => {
      expect(placeOf(new RegExp(title))).toBeGreaterThanOrEqual(0);
      expect(placeOf(offer)).toBeGreaterThanOrEqual(0);
    });
    // An offer lasts two days at most, and an unpaid deposit a week.
    expect(placeOf(offer)).toBeLessThan(placeOf(new RegExp(title)));
    await press(page, 'succeeded');
    goTo('/portfolio');
    await waitFor(() => expect(screen.queryByText(wholeText(title))).toBeNull());
    goTo('/dashboard');
    await waiting();
    await waitFor(() => expect(screen.queryByText(wholeText(title))).toBeNull());
  });

  it('is hidden if it is empty', async () => {
    await renderScreen({ path: '/dashboard', as: 'new', backend });
    await screen.findByRole('heading', { name: 'Shares on offer' });
    expect(screen.queryByText('Waiting for you')).toBeNull();
  });

  it('reports a missing list without an alert, and loads it again', async () => {
    await addFault(backend, { route: LIST, kind: 'status', status: 500, times: 1 });
    const { user, title } = await openWithOrder('/dashboard');
    const text = 'Some of what waits for you could not be loaded.';
    const line = await screen.findByText(new RegExp(text));
    await user.click(within(line).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(new RegExp(text))).toBeNull());
    expect(await within(await waiting()).findByText(wholeText(title))).toBeVisible();
  });

  it('is hidden if a backend does not have the list', async () => {
    const { browser, goTo } = await renderScreen({ path: '/terms', as: 'demo', backend });
    const known = valueOf(await browser.get(ShareOrders).list('active', {}));
    expect(known.length).toBeGreaterThan(0);
    await addFault(backend, { route: LIST, kind: 'status', status: 404, times: 1 });
    goTo('/dashboard');
    await waiting();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });
});

describe('the order summary of a tab without an order', () => {
  it('lists the unpaid orders, and shows the one that is continued', async () => {
    const { user, title } = await openWithOrder(ORDER);
    const list = await screen.findByRole('list', { name: 'Your unpaid orders' });
    const card = within(list).getByText(title).closest('li');
    if (card === null) throw new Error('no card');
    await user.click(within(card).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('button', { name: /^Make Payment/ })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Your unpaid orders' })).toBeNull();
  });

  it('cancels an order after confirmation, also over a lost connection', async () => {
    const { user, title } = await openWithOrder(ORDER);
    const list = await screen.findByRole('list', { name: 'Your unpaid orders' });
    const card = within(list).getByText(title).closest('li');
    if (card === null) throw new Error('no card');
    const ask = () => user.click(within(card).getByRole('button', { name: 'Cancel order' }));
    await ask();
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
    await user.click(dialog.getByRole('button', { name: 'Keep the order' }));
    await ask();
    await addFault(backend, { route: CANCEL, kind: 'drop-after-commit', times: 1 });
    skipDelay('/application/', 1500);
    const again = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
    await user.click(again.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText(cancelled)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(wholeText(title))).toBeNull());
  });

  it('lets the other orders wait while one is continued', async () => {
    const { user, browser, goTo } = await openWithOrder('/terms');
    await startedOrder(browser, backend, { principal: `${(thousands += 1)}000` });
    const calls = heldCalls();
    goTo(ORDER);
    const [first, ...others] = await screen.findAllByRole('button', { name: 'Continue' });
    calls.hold();
    await user.click(first as HTMLElement);
    expect(others).not.toHaveLength(0);
    for (const other of others) expect(other).toBeDisabled();
    for (const cancel of screen.getAllByRole('button', { name: 'Cancel order' }).slice(1)) {
      expect(cancel).toBeDisabled();
    }
    await calls.release();
    expect(await screen.findByRole('button', { name: /^Make Payment/ })).toBeVisible();
  });

  it('says why an order paid in the meantime cannot be cancelled', async () => {
    const { user, title, page } = await openWithOrder(ORDER);
    const list = await screen.findByRole('list', { name: 'Your unpaid orders' });
    const card = within(list).getByText(title).closest('li');
    if (card === null) throw new Error('no card');
    await press(page, 'succeeded');
    await user.click(within(card).getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('This deposit is already paid.')).toBeVisible();
  });

  it('says that there is no order if none is unpaid', async () => {
    await renderScreen({ path: ORDER, as: 'new', backend });
    expect(await screen.findByText('No order yet')).toBeVisible();
  });
});
