import { MONEY_RETURNED } from '#application/platform/money-returned.ts';
import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { Baskets } from '#application/private-market/baskets.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { OrderTab } from '#domain/private-market/orders/order-status.ts';
import { formatMoment } from '#domain/platform/india-time.ts';
import { basketOrder } from '#domain/private-market/orders/basket-order.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import {
  IN_STOCK,
  ordered,
  orderOf,
  OUT_OF_STOCK,
} from '#tests/contracts/private-market/ordering.ts';
import {
  card,
  cardNow,
  openCard,
  ORDERS_PATH as path,
  stagesOf,
} from '#tests/ui/private-market/order-cards.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { wholeText } from '#tests/ui/whole-text.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const LIST = 'POST /api/private-market/getorderlist';

const desk = (id: number, move: string, body: unknown = {}) =>
  backend.control.call('POST', `orders/${id}/${move}`, body);

async function orderBasket(browser: AppContainer): Promise<void> {
  const [basket] = valueOf(await browser.get(Baskets).list({}));
  const order = basket && basketOrder('1', basket.price);
  if (order === undefined) throw new Error('there is no basket to order');
  const wish = { basketId: basket?.basketId ?? 0, ...order };
  valueOf(await browser.get(BasketOrders).place(wish, {}));
}

describe('the orders page', () => {
  it('has its heading and two tabs, which are in the URL [PM-2.119, PM-2.120, PM-2.121]', async () => {
    const { user, address } = await renderScreen({ path, as: 'demo', backend });
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Active',
      'Past',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Past' }));
    expect(address()).toBe(`${path}?tab=past`);
    expect(await screen.findByText('Offer Rejected')).toBeVisible();
  });

  it('sends a visitor to sign in [PM-6.7]', async () => {
    const { address } = await renderScreen({ path, as: 'visitor', backend });
    await expect.poll(address).toBe('/login');
  });

  it('says what to do without orders [PM-2.122, PM-2.123]', async () => {
    const { user, address } = await renderScreen({ path, as: 'new', backend });
    expect(await screen.findByText('No Active Orders')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Past' }));
    expect(await screen.findByText('No past orders')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Active' }));
    await user.click(await screen.findByRole('link', { name: 'Explore assets' }));
    await expect.poll(address).toBe('/dashboard');
  });
});

describe('an order on its card', () => {
  it('is in its tab with its label, for shares and baskets [PM-2.124, PM-2.125, PM-4.45]', async () => {
    const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
    await orderBasket(shown.browser);
    shown.goTo(path);
    const basket = await screen.findByText(/· Basket ·/);
    // The newest order of both kinds is the first.
    expect(screen.getAllByRole('region', { name: /Order \d+,/ })[0]).toContainElement(basket);
    expect(screen.getAllByText('Awaiting Confirmation')).toHaveLength(2);
    for (const label of ['Offer Received', 'Payment Pending', 'Awaiting Payment']) {
      expect(screen.getByText(label)).toBeVisible();
    }
    await shown.user.click(screen.getByRole('tab', { name: 'Past' }));
    expect((await screen.findAllByText('Shares Transferred')).length).toBeGreaterThan(1);
    expect(screen.getAllByText(/· Basket/).length).toBeGreaterThan(0);
  });

  it('links to the company, or to the basket and its shares', async () => {
    const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
    await orderBasket(shown.browser);
    shown.goTo(path);
    const link = (of: Awaited<ReturnType<typeof card>>, name: string) =>
      of.getByRole('link', { name }).getAttribute('href');
    const share = await openCard(shown.user, 'Saptagiri Semiconductor');
    expect(link(share, 'View company')).toBe(
      '/pre-ipo-details?pre_ipo_stock_id=111&domain_name=saptagirisemi.example',
    );
    const basket = await openCard(shown.user, 'Market Infrastructure Leaders');
    expect(link(basket, 'View basket')).toBe('/basket-details?basket_id=201');
    await shown.user.click(basket.getByText('In one basket: 4'));
    const part = basket.getByRole('link', { name: /^Dhruva Payments/ });
    expect(part).toHaveAttribute('href', '/basket-breakup-details?pre_ipo_stock_id=106');
  });

  it('promises no price if it ended without one', async () => {
    const { user } = await renderScreen({ path: `${path}?tab=past`, as: 'demo', backend });
    const cancelled = await card('Helix Bridge');
    expect(cancelled.getByText('Cancelled')).toBeVisible();
    expect(cancelled.getByText(/ · 20 shares · Not quoted$/)).toBeVisible();
    await openCard(user, 'Helix Bridge');
    expect(stagesOf(cancelled)).toEqual([
      expect.stringMatching(/^Requested, done\d+ \w+ \d{4}$/),
      expect.stringMatching(/^Cancelled by our team, end of this order\d+ \w+ \d{4}$/),
    ]);
    expect(screen.queryByText(/Awaiting quote/)).not.toBeInTheDocument();
  });

  it('dates each stage that is done, and names the reference of its payment', async () => {
    const { user } = await renderScreen({ path, as: 'demo', backend });
    const signed = await openCard(user, 'Himgiri Asset Management');
    const [requested, confirmed, paid, slip, transferred] = stagesOf(signed);
    expect(requested).toMatch(/^Requested, done\d+ \w+ \d{4}$/);
    expect(confirmed).toMatch(/^Price confirmed, done\d+ \w+ \d{4}$/);
    expect(paid).toMatch(/^Paid, done\d+ \w+ \d{4}VRS-[A-Z-]+$/);
    expect(slip).toMatch(/^Deal slip signed, done\d+ \w+ \d{4}$/);
    expect(transferred).toBe('Shares transferred, nextwithin 7 working days');
  });

  it('shows what an offer costs with stamp duty, before it is accepted', async () => {
    await renderScreen({ path, as: 'demo', backend });
    const offer = await card('Saptagiri Semiconductor');
    const sum = '75 shares × ₹1,874.50 = ₹1,40,587.50, plus stamp duty 0.015% = ₹21.09.';
    expect(offer.getByText(wholeText(sum))).toBeVisible();
  });

  it('shows range and quantity while it is pending [PM-4.16]', async () => {
    await renderScreen({ path, as: 'demo', backend });
    const pending = await card('Aarohan Space Systems');
    expect(pending.getByText('Awaiting Confirmation')).toBeVisible();
    expect(pending.getByText(wholeText(/ · 20 shares · ₹2,380 – ₹2,620 per share$/))).toBeVisible();
  });

  it('is a line that opens, with the next step below it if it needs the investor', async () => {
    const { user } = await renderScreen({ path, as: 'demo', backend });
    const toPay = await card('Setu Infra');
    expect(toPay.getByText(/^Price confirmed\. Pay by/)).toBeVisible();
    expect(toPay.getByText('Requested')).not.toBeVisible();
    expect((await card('Saptagiri')).getByRole('button', { name: 'Accept' })).toBeVisible();
    const signed = await card('Himgiri Asset Management');
    expect(signed.getByText(/^Signed\./)).not.toBeVisible();
    await openCard(user, 'Himgiri Asset Management');
    expect(signed.getByText(/^Signed\./)).toBeVisible();
    expect(signed.getByText('Requested')).toBeVisible();
  });

  it.each([
    ['Payment Pending', 'Setu Infra Marketplace'],
    ['Awaiting Payment', 'Thiruvananthapuram'],
  ])('at %s goes to payment over its summary [PM-4.31, PM-4.32, PM-4.33]', async (_label, name) => {
    const { user, address } = await renderScreen({ path, as: 'demo', backend });
    await user.click((await card(name)).getByRole('link', { name: 'Go To Payment' }));
    await expect.poll(address).toMatch(/^\/omni-asset\/order-summary\?id=\d+$/);
    const pay = { name: 'Make Payment', hidden: true };
    expect(await screen.findByRole('button', pay)).toBeInTheDocument();
  });

  it('opens payment again after a failure, and signing once it is paid [PM-4.33]', async () => {
    await renderScreen({ path, as: 'demo', backend });
    const failed = await card('Mithila Dairy');
    expect(failed.getByRole('link', { name: 'Go To Payment' })).toBeVisible();
    const paid = await card('Nilgiri');
    expect(paid.getByRole('button', { name: 'Sign Deal Slip' })).toBeVisible();
    expect((await card('Himgiri')).queryByRole('button', { name: 'Sign Deal Slip' })).toBeNull();
  });

  it('is loaded again when the page becomes visible', async () => {
    const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
    const { requestId } = await ordered(shown.browser, OUT_OF_STOCK, 33);
    shown.goTo(path);
    await card(`Order ${requestId},`);
    await desk(requestId, 'cancel');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(cardNow(requestId)).toBeNull());
  });

  it('is not shown again by a late reply to an earlier request', async () => {
    const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
    const { requestId } = await ordered(shown.browser, OUT_OF_STOCK, 34);
    shown.goTo(path);
    await card(`Order ${requestId},`);
    const orders = shown.browser.get(ShareOrders);
    const before = await orders.list(OrderTab.Active, {});
    let answerLate: (list: typeof before) => void = () => undefined;
    const late = new Promise<typeof before>((resolve) => {
      answerLate = resolve;
    });
    vi.spyOn(orders, 'list').mockReturnValueOnce(late);
    document.dispatchEvent(new Event('visibilitychange'));
    await desk(requestId, 'cancel');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(cardNow(requestId)).toBeNull());
    answerLate(before);
    await act(() => late);
    expect(cardNow(requestId)).toBeNull();
  });
});

describe('an order that waits for its payment', () => {
  it('shows its deadline, and is cancelled after confirmation [PM-4.100, PM-4.101]', async () => {
    const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
    const { requestId } = await ordered(shown.browser, IN_STOCK, 61);
    shown.goTo(path);
    const own = await card(`Order ${requestId},`);
    const payBy = formatMoment((await orderOf(shown.browser, requestId)).payBy ?? 0);
    expect(own.getByText(new RegExp(`^Price confirmed. Pay by ${payBy}`))).toBeVisible();
    await shown.user.click(own.getByRole('button', { name: 'Cancel order' }));
    const question = await screen.findByRole('dialog', { name: 'Cancel this order?' });
    expect(question).toHaveTextContent(MONEY_RETURNED);
    expect(question).not.toHaveTextContent('You have not paid');
    await shown.user.click(await screen.findByRole('button', { name: 'Keep order' }));
    expect((await orderOf(shown.browser, requestId)).status).toBe('request_confirmed');
    await shown.user.click(own.getByRole('button', { name: 'Cancel order' }));
    await shown.user.click(await screen.findByRole('button', { name: 'Yes, cancel order' }));
    await waitFor(() => expect(cardNow(requestId)).toBeNull());
    await shown.user.click(await screen.findByRole('tab', { name: 'Past' }));
    const past = await openCard(shown.user, `Order ${requestId},`);
    expect(past.getByText(/^You cancelled this order\. If money/)).toBeVisible();
    expect(stagesOf(past).join(' ')).toMatch(
      /^Requested.* Price confirmed.* Cancelled by you, end of this order\d+ \w+ \d{4}$/,
    );
    expect(past.getByRole('link', { name: 'Order again' })).toHaveAttribute(
      'href',
      expect.stringContaining(`pre_ipo_stock_id=${IN_STOCK}`),
    );
    shown.goTo(`/omni-asset/order-summary?id=${requestId}`);
    expect(await screen.findByText('Order total')).toBeVisible();
    expect(screen.queryByText('Total payable')).toBeNull();
    expect(screen.getByText(/^You cancelled this order\. If money/)).toBeVisible();
  });
});

describe('a list of orders that fails to load', () => {
  it('shows status and message, and is loaded again on request [PM-8.24]', async () => {
    const fault = { route: LIST, kind: 'status', status: 503, code: 'down' } as const;
    await addFault(backend, { ...fault, message: 'Orders are resting', times: 1 });
    const { user } = await renderScreen({ path, as: 'demo', backend });
    expect(await screen.findByText('Error: 503 Orders are resting')).toBeVisible();
    expect(screen.getByText('Your orders could not be loaded')).toBeVisible();
    expect(screen.getByText(/^Nothing has changed\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText('Offer Received')).length).toBeGreaterThan(0);
  });

  it('keeps the other orders if only baskets fail [PM-8.25]', async () => {
    const route = 'GET /api/private-market/basket-orders/filter';
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    await renderScreen({ path, as: 'demo', backend });
    expect(await screen.findByText('We could not load this. Please try again.')).toBeVisible();
    expect(screen.getAllByText('Offer Received').length).toBeGreaterThan(0);
  });
});

describe('an order beside one that is being changed', () => {
  it('says why it cannot be changed now, and asks nothing', async () => {
    const { user, address } = await renderScreen({ path, as: 'demo', backend });
    const offer = await card('Saptagiri Semiconductor');
    const calls = heldCalls('/preipo/status');
    calls.hold();
    await user.click(offer.getByRole('button', { name: 'Accept' }));
    const cancel = (await card('Setu Infra')).getByRole('button', { name: 'Cancel order' });
    expect(cancel).toHaveAccessibleDescription('We are changing your other order…');
    await user.click(cancel);
    expect(screen.queryByRole('dialog')).toBeNull();
    await calls.release();
    await expect.poll(address).toMatch(/^\/omni-asset\/order-summary/);
  });
});
