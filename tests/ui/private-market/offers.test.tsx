import { Clock } from '#application/platform/clock.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { moveClock, testBackend } from '#tests/contracts/backend.ts';
import { ordered, orderOf, OUT_OF_STOCK } from '#tests/contracts/private-market/ordering.ts';
import {
  card,
  cardNow,
  openCard,
  ORDERS_PATH as path,
  stagesOf,
} from '#tests/ui/private-market/order-cards.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { stopDeviceClock } from '#tests/support/device-clock.ts';
import { holdTimers, skipDelay } from '#tests/support/held-timers.ts';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const STATUS = 'PUT /api/private-market/preipo/status';

const desk = (id: number, move: string, body: unknown = {}) =>
  backend.control.call('POST', `orders/${id}/${move}`, body);

/** Creates an order with a price offer that expires in this number of seconds. */
async function offered(seconds: number, price = '2450.50') {
  const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
  const { requestId } = await ordered(shown.browser, OUT_OF_STOCK, 40);
  await desk(requestId, 'offer', { pricePerUnit: price, expiresInSeconds: seconds });
  shown.goTo(path);
  const offer = await card(`Order ${requestId},`);
  return { ...shown, requestId, offer };
}

describe('an offer', () => {
  it('shows price, both answers and the time left, every second [PM-4.17, PM-4.18, PM-4.19]', async () => {
    const runTimers = holdTimers('/ui/private-market/', [1000, 10_000]);
    const { browser, offer } = await offered(3725);
    expect(offer.getByText('Offered price').nextElementSibling).toHaveTextContent('₹2,450.50');
    const timer = offer.getByRole('timer');
    const text = () => timer.getAttribute('aria-label')?.slice(-8) ?? '';
    expect(text()).toMatch(/^01:0[12]:\d\d$/);
    const before = text();
    await moveClock(backend, 1000);
    await browser.get(ShareOrders).list('past', {});
    expect(text()).toBe(before);
    runTimers(1000);
    await waitFor(() => expect(text() < before).toBe(true));
    expect(offer.getByRole('button', { name: 'Accept' })).toBeEnabled();
    expect(offer.getByRole('button', { name: 'Reject' })).toBeEnabled();
  });

  it('shows its expiry, reports it to the backend once, and stays [PM-4.21, PM-4.22, PM-4.23]', async () => {
    const runTimers = holdTimers('/ui/private-market/', [1000]);
    const { user, browser, requestId, offer } = await offered(300);
    const answers = vi.spyOn(browser.get(ShareOrders), 'answerOffer');
    const statusOf = async () => (await orderOf(browser, requestId)).status;
    const message = "Time's up! This offer has expired, and the deal is no longer available.";
    // Without the scheduled jobs, so that the app is the first to notice the expiry. Any reply
    // tells the app the server's time.
    await moveClock(backend, 300_000);
    await browser.get(ShareOrders).list('past', {});
    runTimers(1000);
    await waitFor(() => expect(offer.getByText(message)).toBeVisible());
    expect(offer.queryByRole('button', { name: 'Accept' })).toBeNull();
    await expect.poll(statusOf).toBe('price_offer_expired');
    const tag = 'expire';
    expect(answers.mock.calls.map(([answer]) => answer)).toEqual([{ requestId, tag }]);
    expect(offer.getByText(message)).toBeVisible();
    expect(offer.getByText('Price Offer Expired')).toBeVisible();
    await openCard(user, `Order ${requestId},`);
    expect(stagesOf(offer).at(-1)).toMatch(/^Offer expired, end of this order\d+ \w+ \d{4}$/);
    runTimers(1000);
    expect(answers).toHaveBeenCalledTimes(1);
    // No other card moves under a press before the list is loaded again.
    await user.click(screen.getByRole('tab', { name: 'Past' }));
    await user.click(await screen.findByRole('tab', { name: 'Active' }));
    await waitFor(() => expect(cardNow(requestId)).toBeNull());
  });

  it('is reported when the page opens on an offer that is over [PM-4.23]', async () => {
    const { browser, requestId, ...shown } = await offered(300);
    shown.goTo('/terms');
    await screen.findByRole('heading', { name: 'Terms of Use' });
    const answers = vi.spyOn(browser.get(ShareOrders), 'answerOffer');
    await moveClock(backend, 300_000);
    shown.goTo(path);
    const over = await card(`Order ${requestId},`);
    expect(await over.findByText(/^Time's up! This offer has expired/)).toBeVisible();
    expect(over.queryByRole('button', { name: 'Accept' })).toBeNull();
    const answer = [{ requestId, tag: 'expire' }];
    await waitFor(() => expect(answers.mock.calls.map(([sent]) => [sent])).toEqual([answer]));
  });

  it('uses the server’s clock, not the device’s: late, early, and after sleep', async () => {
    stopDeviceClock();
    const { browser, offer } = await offered(600);
    const left = () => offer.getByRole('timer').getAttribute('aria-label')?.slice(-8) ?? '';
    expect(left()).toBe('00:10:00');
    // Advance the clock by five minutes without a tick, as if the device had slept.
    await backend.control.advance(300);
    await browser.get(ShareOrders).list('past', {});
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(left()).toBe('00:05:00'));
    expect(browser.get(Clock).now()).toEqual(backend.sandbox.clock.now());
  });

  it('has not expired if only the device says so, before the first reply', async () => {
    const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
    const orders = shown.browser.get(ShareOrders);
    const clock = shown.browser.get(Clock);
    const [list, now] = [orders.list.bind(orders), clock.now.bind(clock)];
    let isServerTimeKnown = false;
    vi.spyOn(orders, 'list').mockImplementation(async (...asked) => {
      const reply = await list(...asked);
      isServerTimeKnown = true;
      return reply;
    });
    const tooLate = new Date('2030-01-01T00:00:00Z');
    vi.spyOn(clock, 'now').mockImplementation(() => (isServerTimeKnown ? now() : tooLate));
    shown.goTo(path);
    const offer = await card('Saptagiri Semiconductor');
    expect(offer.getByRole('button', { name: 'Accept' })).toBeEnabled();
  });

  it('is accepted, and its summary is stored and shown [PM-4.24, PM-4.25]', async () => {
    const { user, browser, requestId, offer, address } = await offered(600);
    await user.click(offer.getByRole('button', { name: 'Accept' }));
    await expect.poll(address).toBe(`/omni-asset/order-summary?id=${requestId}`);
    expect(await screen.findByRole('button', { name: 'Make Payment' })).toBeVisible();
    const kept = browser.get(JourneyStore).read(JourneyKey.ShareOrderSummary) ?? '';
    expect(JSON.parse(kept)).toMatchObject({
      request_id: requestId,
      fullFilledPrice: '2450.5',
      noOfUnits: 40,
      totalPayable: '98034.7',
    });
  });

  it('says what is paid, and where the price lies in the range that was shown [PM-4.17]', async () => {
    const { offer } = await offered(600);
    expect(offer.getByText('You pay').nextElementSibling).toHaveTextContent('₹98,034.70');
    expect(offer.getByText('Within the range you saw, ₹2,380 – ₹2,620.')).toBeVisible();
  });

  it('is accepted above that range only after confirmation [PM-4.19]', async () => {
    const { user, browser, offer, address } = await offered(600, '2700');
    const answers = vi.spyOn(browser.get(ShareOrders), 'answerOffer');
    expect(offer.getByText('Above the range you saw, ₹2,380 – ₹2,620.')).toBeVisible();
    await user.click(offer.getByRole('button', { name: 'Accept' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^The range you saw was ₹2,380 – ₹2,620\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(answers).not.toHaveBeenCalled();
    await user.click(offer.getByRole('button', { name: 'Accept' }));
    await user.click(await screen.findByRole('button', { name: 'Accept ₹2,700' }));
    await expect.poll(address).toMatch(/^\/omni-asset\/order-summary/);
  });

  it('reports a failed acceptance [PM-8.19]', async () => {
    const { user, offer, address } = await offered(600);
    // Without a count: another offer may end meanwhile, which is the same call.
    await addFault(backend, { route: STATUS, kind: 'status', status: 500 });
    await user.click(offer.getByRole('button', { name: 'Accept' }));
    expect(
      await screen.findByText('We could not accept the offer. Please try again before it ends.'),
    ).toBeVisible();
    expect(address()).toBe(path);
    expect(offer.getByRole('button', { name: 'Accept' })).toBeEnabled();
    await backend.control.clearFaults();
  });

  it('says why an ended offer is not accepted, and shows the present state [PM-8.19, PM-4.15]', async () => {
    const { user, requestId, offer, address } = await offered(600);
    await desk(requestId, 'cancel');
    await user.click(offer.getByRole('button', { name: 'Accept' }));
    const text = 'The status of this order has changed. Please check it again.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/Please try again before it ends/)).toBeNull();
    expect(address()).toBe(path);
    await waitFor(() => expect(cardNow(requestId)).toBeNull());
  });

  it('is declined only after confirmation, word for word [PM-4.26, PM-4.27, PM-4.28, PM-4.29]', async () => {
    const { user, browser, offer } = await offered(600);
    const answers = vi.spyOn(browser.get(ShareOrders), 'answerOffer');
    await user.click(offer.getByRole('button', { name: 'Reject' }));
    const title = 'Are you sure you want to decline?';
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const text = 'Prices change every day so you may not get this price in the future.';
    expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Yes, I want to decline' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: "Don't Decline" }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answers).not.toHaveBeenCalled();
  });

  it('is declined, and the view switches to Past [PM-4.30]', async () => {
    const { user, browser, requestId, offer, address } = await offered(600);
    await user.click(offer.getByRole('button', { name: 'Reject' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, I want to decline' }));
    await expect.poll(address).toBe(`${path}?tab=past`);
    const past = await openCard(user, `Order ${requestId},`);
    expect(past.getByText('Offer Rejected')).toBeVisible();
    expect(stagesOf(past).slice(1)).toEqual([
      expect.stringMatching(/^Price offered, done\d+ \w+ \d{4}$/),
      expect.stringMatching(/^Declined by you, end of this order\d+ \w+ \d{4}$/),
    ]);
    expect((await orderOf(browser, requestId)).status).toBe('price_offer_declined');
  });

  it('that is declined in its last seconds is not shown as expired', async () => {
    const { user, browser, offer, address } = await offered(600);
    const orders = browser.get(ShareOrders);
    const answer = orders.answerOffer.bind(orders);
    let isShownAsExpired: boolean | undefined;
    vi.spyOn(orders, 'answerOffer').mockImplementationOnce(async (...asked) => {
      const reply = await answer(...asked);
      // The deadline passes before the reply is read.
      await moveClock(backend, 600_000);
      await orders.list('past', {});
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      isShownAsExpired = offer.queryByText(/^Time's up!/) !== null;
      return reply;
    });
    await user.click(offer.getByRole('button', { name: 'Reject' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, I want to decline' }));
    await expect.poll(address).toBe(`${path}?tab=past`);
    expect(isShownAsExpired).toBe(false);
  });

  it('reports a failed refusal [PM-8.20]', async () => {
    const { user, offer, address } = await offered(600);
    // Without a count: another offer may end meanwhile, which is the same call.
    await addFault(backend, { route: STATUS, kind: 'status', status: 500 });
    await user.click(offer.getByRole('button', { name: 'Reject' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, I want to decline' }));
    expect(
      await screen.findByText('We could not decline the offer. Please try again.'),
    ).toBeVisible();
    expect(address()).toBe(path);
    expect(offer.getByRole('button', { name: 'Accept' })).toBeEnabled();
    await backend.control.clearFaults();
  });

  it('is accepted once by two clicks and after a lost reply', async () => {
    const { user, browser, requestId, offer, address } = await offered(600);
    await addFault(backend, { route: STATUS, kind: 'drop-after-commit', times: 1 });
    skipDelay('/application/', 1500);
    await user.dblClick(offer.getByRole('button', { name: 'Accept' }));
    await expect.poll(address).toBe(`/omni-asset/order-summary?id=${requestId}`);
    expect((await orderOf(browser, requestId)).status).toBe('payment_requested');
  });
});
