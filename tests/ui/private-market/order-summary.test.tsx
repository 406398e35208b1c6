import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { ShareOrderDraft } from '#application/private-market/share-order-draft.ts';
import type { ShareOrder } from '#application/private-market/share-orders.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { SharePayments } from '#application/private-market/share-payments.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { IN_STOCK, ordered, pay } from '#tests/contracts/private-market/ordering.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { payFailureCopy } from '#ui/private-market/orders/order-summary/copy.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const backend = testBackend();
let units = 100;
// Orders of earlier tests do not count as unpaid orders from stock, of which five are allowed.
afterEach(async () => {
  const { database } = backend.sandbox;
  await database.updateTable('share_orders').set({ held_until: null }).execute();
});

const SUMMARY = 'GET /api/private-market/order-summary';
const START = 'POST /api/private-market/intiatepayment';
const ROUTES = ['/omni-asset/order-summary?id=', '/order-summary/'] as const;
const figure = (name: string) =>
  screen.getAllByText(name).map((label) => label.parentElement?.textContent ?? '');
const payButton = () => screen.findByRole('button', { name: 'Make Payment' });

/** Opens the summary of a new order of at least 25 shares, at ₹760 each. */
async function summary(route: (typeof ROUTES)[number] = ROUTES[0]) {
  const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
  const { requestId } = await ordered(shown.browser, IN_STOCK, (units += 1));
  shown.goTo(`${route}${requestId}`);
  await payButton();
  return { ...shown, requestId, total: units };
}

/** The sample order whose price has changed from ₹895 to ₹901. */
async function changedOrder(browser: AppContainer): Promise<ShareOrder> {
  const orders = valueOf(await browser.get(ShareOrders).list('active', {}));
  const found = orders.find(({ name }) => name === 'Setu Infra Marketplace');
  if (found === undefined) throw new Error('the sample data has no order with another price');
  return found;
}

describe('the order summary', () => {
  it('shows price, units, investment, duty and total [PM-2.149, PM-2.154, PM-2.155, PM-2.156]', async () => {
    await summary();
    expect(document.title).toMatch(/^Nilgiri Diagnostics · Order summary/);
    expect(figure('Price per share')).toEqual(['Price per share₹760']);
    expect(figure('Number of shares')).toEqual([`Number of shares${units}`]);
    const investment = figure('Total investment').join('');
    expect(investment).toMatch(/^Total investment₹76,760$/);
  });

  it('shows duty, rate, total and demat account [PM-2.157, PM-2.158, PM-2.159, PM-9.19]', async () => {
    await summary();
    expect(figure('Stamp duty (0.015%)')).toEqual(['Stamp duty (0.015%)₹11.63']);
    expect(figure('Total payable')).toContain('Total payable₹77,531.63');
    expect(figure('Demat account number')).toEqual(['Demat account numberIN30021418840117']);
  });

  it('shows 0.015% duty, and TDS only above zero [AP-9.7, AP-9.8, PM-9.20, PM-9.21]', async () => {
    const { requestId, goTo } = await summary();
    expect(screen.queryByText(/TDS/)).toBeNull();
    const patch = { data: { tcs: '78.28', total_payable: '78370.02' } };
    await addFault(backend, { route: SUMMARY, kind: 'patch', patch, times: 1 });
    goTo('/terms');
    await waitFor(() => expect(screen.queryByText('Total payable')).toBeNull());
    goTo(`${ROUTES[0]}${requestId}`);
    expect(await screen.findByText('TDS (0.10%)')).toBeVisible();
    expect(figure('TDS (0.10%)')).toEqual(['TDS (0.10%)₹78.28']);
    expect(screen.getByText('Stamp duty (0.015%)')).toBeVisible();
  });

  it('explains the total, and the steps after the payment [AP-9.9, PM-2.160, PM-2.161]', async () => {
    const { user } = await summary();
    const notes = screen.getByRole('heading', { name: 'Please note' }).parentElement;
    expect([...(notes?.querySelectorAll('li') ?? [])].map((li) => li.textContent)).toEqual([
      expect.stringMatching(/^Once you have paid and signed.* within 7 working days\.$/),
      expect.stringMatching(/^Stamp duty of 0\.015% .* goes to the state\.$/),
      expect.stringMatching(/^After the company lists, .* locked in for 6 months\.$/),
      expect.stringMatching(/facilitator.* neither a broker nor an adviser.* pays the seller/),
    ]);
    await user.click(screen.getByRole('button', { name: /see how Total payable is worked out/ }));
    const steps = await screen.findByRole('list', { name: 'Total payable' });
    expect(steps).toHaveTextContent('× 0.015% = ');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^\d+ shares × ₹/)).toBeVisible();
    await user.click(dialog.getByText('Every step, with formulas'));
    expect(dialog.getByText(/^I × s ÷ 100 = ₹/)).toBeVisible();
    expect(dialog.getByText(/^u × p = ₹/)).toBeVisible();
  });

  it('explains the amount, and names the next steps in the bar', async () => {
    const { total } = await summary();
    const investment = formatRupees(Money.of(String(total * 760)));
    const sentence = `${total} shares × ₹760 = ${investment}, plus stamp duty 0.015% = `;
    expect(screen.getByText((text) => text.startsWith(sentence))).toBeVisible();
    const bar = (await payButton()).closest('[data-pay-bar]');
    expect(bar).toHaveTextContent('Next: pay, then sign the deal slip');
    expect(bar).toHaveTextContent(new RegExp(`${total} .*₹`));
  });

  it('reports figures of the server that do not add up', async () => {
    const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
    const { requestId } = await ordered(shown.browser, IN_STOCK, (units += 1));
    const patch = { data: { total_payable: '1' } };
    await addFault(backend, { route: SUMMARY, kind: 'patch', patch, times: 1 });
    shown.goTo(`${ROUTES[0]}${requestId}`);
    expect(await screen.findByText(/These figures do not add up/)).toBeVisible();
  });

  it('opens also by the link of a message, and by its number [PM-2.151, PM-2.153]', async () => {
    const { mobile, requestId, goTo, address } = await summary(ROUTES[1]);
    expect(address()).toBe(`/order-summary/${requestId}`);
    const [message] = await backend.control.outbox(mobile);
    const link = /\/order-summary\/[a-z]+/.exec(message?.text ?? '')?.[0] ?? '';
    goTo('/terms');
    await waitFor(() => expect(screen.queryByText('Total payable')).toBeNull());
    goTo(link);
    expect(await payButton()).toBeVisible();
    goTo('/order-summary/nobody-knows-this-one');
    expect(await screen.findByText('We could not find this order')).toBeVisible();
  });

  it('shows the server’s message, or its own, and loads again [PM-8.23]', async () => {
    const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
    const { requestId } = await ordered(shown.browser, IN_STOCK, (units += 1));
    const fault = { route: SUMMARY, kind: 'status', status: 500, times: 1 } as const;
    await addFault(backend, { ...fault, message: 'The ledger is closed' });
    shown.goTo(`${ROUTES[0]}${requestId}`);
    expect(await screen.findByText('The ledger is closed')).toBeVisible();
    await addFault(backend, { route: SUMMARY, kind: 'malformed', times: 1 });
    await shown.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Error fetching order summary')).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await payButton()).toBeVisible();
  });
});

describe('a price that has changed', () => {
  it('shows its direction until acknowledged [PM-2.162, PM-2.163, PM-2.164, PM-2.165]', async () => {
    const { user, browser, goTo, reload } = await renderScreen({
      path: '/terms',
      as: 'demo',
      backend,
    });
    const { requestId } = await changedOrder(browser);
    goTo(`${ROUTES[0]}${requestId}`);
    const up = within(await screen.findByRole('dialog', { name: 'Price Increased' }));
    expect(up.getByText('You saw ₹895')).toBeVisible();
    expect(up.getByText('You pay ₹901')).toBeVisible();
    await user.click(up.getByRole('button', { name: 'I Understand' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    reload();
    await payButton();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be lower than the one that this tab has shown', async () => {
    const { browser, goTo } = await renderScreen({ path: '/terms', as: 'demo', backend });
    const { requestId } = await changedOrder(browser);
    browser.get(ShareOrderDraft).keep({
      requestId,
      name: 'Setu Infra Marketplace',
      isBasket: false,
      pricePerUnit: Money.of(920),
      units: 500,
      totalInvestment: Money.of(460_000),
    });
    goTo(`${ROUTES[0]}${requestId}`);
    expect(await screen.findByRole('dialog', { name: 'Price Decreased' })).toBeVisible();
  });

  it('is compared with the price of an earlier look [PM-2.162, PM-2.164]', async () => {
    const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
    const { requestId } = await ordered(shown.browser, IN_STOCK, (units += 1));
    const look = async (price: string) => {
      const patch = { data: { price_seen: null, price_per_unit: price } };
      await addFault(backend, { route: SUMMARY, kind: 'patch', patch, times: 1 });
      shown.goTo(`${ROUTES[0]}${requestId}`);
    };
    await look('760');
    await payButton();
    expect(screen.queryByRole('dialog')).toBeNull();
    shown.goTo('/terms');
    await waitFor(() => expect(screen.queryByText('Total payable')).toBeNull());
    await look('752');
    const dialog = within(await screen.findByRole('dialog', { name: 'Price Decreased' }));
    expect(dialog.getByText('You saw ₹760')).toBeVisible();
  });

  it('is not reported if it is the same', async () => {
    await summary();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('Make Payment', () => {
  it('opens the payment page, stored with the summary [PM-3.43, PM-3.54, PM-7.38]', async () => {
    const { user, browser, requestId, departures } = await summary();
    await user.click(await payButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(departures[0]).toContain(`${backend.thirdPartyAddress}/pay/share/`);
    const kept = browser.get(JourneyStore).read(JourneyKey.ShareOrderSummary) ?? '';
    const { totalPayable, ...others } = JSON.parse(kept) as Record<string, unknown>;
    expect(totalPayable).toMatch(/^\d+\.\d\d?$/);
    expect(others).toEqual({
      request_id: requestId,
      heading: 'Order Summary',
      orderName: 'Nilgiri Diagnostics',
      orderStockLogo: '/shares/nilgiri-diagnostics.svg',
      isThisBasketOrder: false,
      pricePerUnit: '760',
      noOfUnits: units,
      totalInvestmentAmt: String(units * 760),
      fullFilledPrice: '760',
      // Only the last four digits of the demat number.
      demat_account_no: '0117',
      payment_url: departures[0],
    });
  });

  it('spins until a payment has started, and is then disabled [PM-4.83, PM-4.84]', async () => {
    const { user, departures } = await summary();
    const calls = heldCalls('/intiatepayment');
    calls.hold();
    await user.click(await payButton());
    expect(await screen.findByText('Opening the payment page…')).toBeInTheDocument();
    void calls.release();
    await waitFor(() => expect(departures).toHaveLength(1));
    const button = await payButton();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(departures).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Go to the payment page' })).toBeVisible();
  });

  it('sends the request id to gateway 1, nothing without it [PM-5.43, PM-7.39, PM-9.5]', async () => {
    const { user, browser, requestId, goTo } = await summary();
    const start = vi.spyOn(browser.get(SharePayments), 'start');
    await user.dblClick(await payButton());
    await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    expect(start.mock.calls[0]?.[0]).toBe(requestId);
    goTo('/omni-asset/order-summary');
    expect(await screen.findByText('We could not find this order')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make Payment' })).toBeNull();
  });

  it('shows the server’s message, or its own, and can be repeated [PM-8.15]', async () => {
    const { user, departures } = await summary();
    const fault = { route: START, kind: 'status', status: 500, times: 1 } as const;
    await addFault(backend, { ...fault, message: 'The gateway is closed for the night' });
    await user.click(await payButton());
    expect(await screen.findByText('The gateway is closed for the night')).toBeVisible();
    await addFault(backend, { route: START, kind: 'malformed', times: 1 });
    await user.click(await payButton());
    const own = 'We could not open the payment page. Please try again.';
    expect(await screen.findByText(own)).toBeVisible();
    await user.click(await payButton());
    await waitFor(() => expect(departures).toHaveLength(1));
  });

  it('says a lost reply or connection as that [PM-8.15]', () => {
    const unpaid = ' Nothing is paid before you pay on the payment page.';
    const lost = (reason: 'offline' | 'timeout') => payFailureCopy({ kind: 'unreachable', reason });
    expect(lost('offline')).toMatch(/^You seem to be offline\./);
    expect(lost('timeout')).toBe(
      `This is taking longer than it should. Please try again.${unpaid}`,
    );
  });

  it('is replaced by a link to the orders for a paid order', async () => {
    const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
    const { requestId } = await ordered(shown.browser, IN_STOCK, (units += 1));
    await pay(shown.browser, requestId);
    shown.goTo(`${ROUTES[0]}${requestId}`);
    expect(await screen.findByText('No payment is due for this order now.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make Payment' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to My Orders' })).toBeVisible();
  });
});
