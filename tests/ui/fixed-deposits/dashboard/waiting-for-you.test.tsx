import { SellRequests } from '#application/private-market/sell-requests.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatNearMoment } from '#domain/platform/india-time.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { signedIn, valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { ARJUN, startedOrder } from '#tests/contracts/fixed-deposits/booking.ts';
import {
  IN_STOCK,
  ordered,
  orderOf,
  OUT_OF_STOCK,
  pay,
  signAtSigningService,
} from '#tests/contracts/private-market/ordering.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { wholeText } from '#tests/ui/whole-text.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

const backend = testBackend();
/** Another device of the demo investor. */
let elsewhere: AppContainer;
beforeAll(async () => {
  elsewhere = await signedIn(backend, ARJUN);
});

const TODAY = CalendarDate.of('2026-11-18');
const SALES = 'GET /api/private-market/pre-ipo/sell-requests';
const OFFER_ENDED = 'This offer is no longer open. It was answered or has expired.';
const SALE_ENDED = 'That sale does not need your answer any more.';
const openHome = () => renderScreen({ path: '/dashboard', as: 'demo', backend });
/** The waiting list with all its rows. */
async function waiting() {
  const name = 'Waiting for you';
  const list = await screen.findByRole('list', { name });
  const more = within(list).queryByRole('button', { name: /^\d+ more$/ });
  if (more !== null) fireEvent.click(more);
  return list;
}
const rowOf = async (name: RegExp) => within(await waiting()).findByRole('link', { name });

/** Creates a sell request for which the desk has found a buyer. */
async function acceptedSale(quantity: number) {
  const requests = elsewhere.get(SellRequests);
  const wish = { shareName: 'Malabar Spice Works', quantity, askingPrice: Money.of(430) };
  valueOf(await requests.submit(wish, {}));
  const [submitted] = valueOf(await requests.list({}));
  const requestId = submitted?.requestId ?? 0;
  await backend.control.call('POST', `sell-requests/${requestId}/accept`);
  const [accepted] = valueOf(await requests.list({}));
  return { requestId, agreeBy: formatNearMoment(accepted?.consentBy ?? 0, TODAY) };
}

/** Creates a price offer that the investor can answer for a day. */
async function offered(units: number): Promise<number> {
  const { requestId } = await ordered(elsewhere, OUT_OF_STOCK, units);
  const offer = { pricePerUnit: '2450.50', expiresInSeconds: 86_400 };
  await backend.control.call('POST', `orders/${requestId}/offer`, offer);
  return requestId;
}

async function paidOrder(units: number): Promise<number> {
  const { requestId } = await ordered(elsewhere, IN_STOCK, units);
  await pay(elsewhere, requestId);
  return requestId;
}

describe('the waiting list on another device', () => {
  it('has a sale to agree to, which comes first on the next screen', async () => {
    const { requestId, agreeBy } = await acceptedSale(50);
    const { user, goTo, address } = await openHome();
    const row = await rowOf(/^Agree to sell 50 shares of Malabar Spice Works/);
    expect(row).toHaveTextContent(`Answer by ${agreeBy}₹21,500Agree`);
    await user.click(row);
    await expect.poll(address).toBe(`/privatemarket/sell?answer=${requestId}`);
    const name = 'Buyer found for Malabar Spice Works';
    const sale = await screen.findByRole('region', { name });
    const form = screen.getByRole('region', { name: 'What do you want to sell?' });
    expect(within(sale).getByRole('heading', { name })).toHaveFocus();
    const isBefore = sale.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore, 'the sale comes before the form').not.toBe(0);
    await user.click(within(sale).getByRole('button', { name: 'Agree to sell' }));
    await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull());
    expect(screen.queryByText(SALE_ENDED), 'it was just answered').toBeNull();
    goTo('/dashboard');
    await waiting();
    await waitFor(() => expect(screen.queryByText(/^Agree to sell 50/)).toBeNull());
    goTo(`/privatemarket/sell?answer=${requestId}`);
    expect(await screen.findByText(SALE_ENDED)).toBeVisible();
  });

  it('has an offer to answer, which has the focus on the next screen', async () => {
    const others = [await offered(41), await offered(42)];
    const requestId = await offered(43);
    const { user, goTo, address } = await openHome();
    await user.click(await rowOf(/^Answer the offer for 43 shares of /));
    await expect.poll(address).toBe(`/privatemarket/orders?answer=${requestId}`);
    const offerOf = async (id: number) => {
      const card = await screen.findByRole('region', { name: new RegExp(`^Order ${id},`) });
      return within(card).getByRole('group', { name: /^Offer for / });
    };
    const offer = await offerOf(requestId);
    expect(offer).toHaveFocus();
    expect(screen.queryByText(OFFER_ENDED)).toBeNull();
    for (const id of others) expect(await offerOf(id)).not.toHaveAttribute('tabindex');
    await user.click(within(offer).getByRole('button', { name: 'Accept' }));
    await expect.poll(address).toBe(`/omni-asset/order-summary?id=${requestId}`);
    for (const ended of [requestId, 999_999, 'nonsense']) {
      goTo('/dashboard');
      await waiting();
      goTo(`/privatemarket/orders?answer=${ended}`);
      expect(await screen.findByText(OFFER_ENDED)).toBeVisible();
      expect(await offerOf(others[0] ?? 0)).toBeVisible();
    }
  });

  it('has a deal slip to sign, which opens at once, and only once', async () => {
    const requestId = await paidOrder(31);
    const { user, goTo, address } = await openHome();
    const row = await rowOf(/^Sign the deal slip for 31 shares of /);
    expect(row).toHaveTextContent('We received your payment.');
    await user.click(row);
    await expect.poll(address).toBe(`/privatemarket/orders?sign=${requestId}`);
    const slip = await screen.findByRole('dialog', { name: /deal slip/i });
    await user.click(await within(slip).findByRole('button', { name: /close/i }));
    await expect.poll(address).toBe('/privatemarket/orders');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await signAtSigningService(elsewhere, backend, requestId);
    await backend.control.advance(61);
    await expect
      .poll(async () => (await orderOf(elsewhere, requestId)).status)
      .toBe('order_under_process');
    goTo('/dashboard');
    await waiting();
    await waitFor(() => expect(screen.queryByText(/^Sign the deal slip for 31/)).toBeNull());
    goTo(`/privatemarket/orders?sign=${requestId}`);
    expect(await screen.findByRole('region', { name: new RegExp(`${requestId}`) })).toBeVisible();
    expect(screen.queryByRole('dialog'), 'it is signed').toBeNull();
    expect(screen.getByText('That deal slip does not need your signature any more.')).toBeVisible();
  });

  it('says what an order costs with stamp duty, and names today and tomorrow', async () => {
    const requestId = await offered(44);
    const paid = await ordered(elsewhere, IN_STOCK, 45);
    const facts = valueOf(await elsewhere.get(ShareOrders).summary(paid.requestId, {}));
    await openHome();
    const offer = await rowOf(/^Answer the offer for 44 shares of /);
    // 44 × ₹2,450.50, and stamp duty of 0.015%.
    expect(offer).toHaveTextContent(/Answer by tomorrow, 1\d:\d\d [ap]m₹1,07,838\.17See offer$/);
    const payment = await rowOf(/^Pay for 45 shares of /);
    expect(payment).toHaveTextContent(`${formatRupees(facts.totalPayable)}Pay`);
    const { offerDeadline } = await orderOf(elsewhere, requestId);
    expect(offer).toHaveTextContent(`by ${formatNearMoment(offerDeadline ?? 0, TODAY)}`);
  });

  it('hides what a deposit is worth at maturity with the other personal amounts', async () => {
    const { user } = await openHome();
    const maturity = await rowOf(/^.* matures on \d+ \w+/);
    await user.click(await screen.findByRole('button', { name: 'Hide amounts' }));
    expect(maturity).not.toHaveTextContent('₹');
    expect(await rowOf(/^Answer the offer for 44 shares of /)).toHaveTextContent('₹');
    await user.click(screen.getByRole('button', { name: 'Show amounts' }));
    expect(maturity).toHaveTextContent('₹');
  });

  it('has the nearest deadline first, with the one prominent verb of the page [FD-2.144]', async () => {
    await paidOrder(32);
    await ordered(elsewhere, IN_STOCK, 33);
    await acceptedSale(20);
    await startedOrder(elsewhere, backend, { principal: '345000' });
    await openHome();
    const list = await screen.findByRole('list', { name: 'Waiting for you' });
    expect(within(list).getAllByRole('listitem'), 'two rows and the button').toHaveLength(3);
    await rowOf(/^Agree to sell 20 shares/);
    await rowOf(/Pay for 33 shares/);
    await screen.findByText(wholeText(/^Finish your deposit of ₹3,45,000/));
    await rowOf(/Sign the deal slip for 32 shares/);
    const rows = within(await waiting()).getAllByRole('listitem').slice(0, -1);
    const titles = rows.map(({ textContent }) => textContent ?? '');
    const at = (text: RegExp) => titles.findIndex((title) => text.test(title));
    const [pays, sale, deposit, slip] = [
      at(/^.?Pay for 33 shares/),
      at(/Agree to sell 20 shares/),
      at(/Finish your deposit of ₹3,45,000/),
      at(/Sign the deal slip for 32 shares/),
    ];
    expect([pays, sale, deposit, slip].every((each) => each >= 0)).toBe(true);
    expect([pays, sale, deposit].toSorted((a = 0, b = 0) => a - b)).toEqual([pays, sale, deposit]);
    const isDated = (title: string) => / by (today|tomorrow|\d+ \w+),| matures on \d/.test(title);
    expect(titles.slice(slip).some(isDated), 'what can wait').toBe(false);
    expect(titles.slice(0, slip).every(isDated)).toBe(true);
    const prominent = document.querySelectorAll('main [data-first], main [data-kind="primary"]');
    expect(Array.from(prominent, (each) => each.closest('li'))).toEqual([rows[0]]);
  });

  it('says that sales are missing if they cannot be loaded', async () => {
    await acceptedSale(10);
    await addFault(backend, { route: SALES, kind: 'status', status: 500, times: 1 });
    const { user } = await openHome();
    const line = await screen.findByText(/Some of what waits for you could not be loaded\./);
    await user.click(within(line).getByRole('button', { name: 'Try again' }));
    expect(await rowOf(/^Agree to sell 10 shares/)).toBeVisible();
  });

  it.each([
    ['POST /api/main/onboarding/getvideokyc', /^Do your video KYC/],
    ['POST /api/main/investment/getportfolio', /^.* matures on \d+ \w+/],
  ])('says that something is missing if %s fails', async (route, row) => {
    await addFault(backend, { route, kind: 'status', status: 503, times: 4 });
    const { user } = await openHome();
    const line = await screen.findByText(/Some of what waits for you could not be loaded\./);
    await backend.control.clearFaults();
    await user.click(within(line).getByRole('button', { name: 'Try again' }));
    expect(await rowOf(row)).toBeVisible();
  });

  it('has a deposit that matures within 30 days, and a missing video KYC, with their verbs', async () => {
    const { user, address } = await openHome();
    const maturity = await rowOf(/^.* matures on \d+ \w+/);
    expect(maturity).toHaveTextContent(/₹[\d,.]+Decide$/);
    const check = await rowOf(/^Do your video KYC/);
    expect(check).toHaveTextContent(/Start$/);
    await user.click(maturity);
    await expect.poll(address).toMatch(/^\/portfolio\/investment-details\//);
  });
});
