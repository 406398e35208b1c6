// @vitest-environment jsdom
import { SharePayments } from '#application/private-market/share-payments.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { ordered, orderOf, OUT_OF_STOCK } from '#tests/contracts/private-market/ordering.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(() => backend.control.reset());
afterAll(() => backend.stop());

const path = '/privatemarket/orders';
const LIST = 'POST /api/private-market/getorderlist';
const STATUS = 'PUT /api/private-market/preipo/status';

const card = async (name: string | RegExp) =>
  within(await screen.findByRole('region', { name: new RegExp(name) }));
const desk = (id: number, move: string, body: unknown = {}) =>
  backend.control.call('POST', `orders/${id}/${move}`, body);

/** An offer in an order of its own, which ends in some seconds. */
async function offered(seconds: number, price = '2450.50') {
  const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
  const { requestId } = await ordered(shown.browser, OUT_OF_STOCK, 40);
  await desk(requestId, 'offer', { pricePerUnit: price, expiresInSeconds: seconds });
  shown.goTo(path);
  const offer = await card(`Order ${requestId},`);
  return { ...shown, requestId, offer };
}

describe('the orders page', () => {
  it('has its heading and two tabs, which stay in the address [PM-2.119, PM-2.120, PM-2.121]', async () => {
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

  it('says what to do where nothing is ordered [PM-2.122, PM-2.123]', async () => {
    const { user, address } = await renderScreen({ path, as: 'new', backend });
    expect(await screen.findByText('No Active Orders')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Past' }));
    expect(await screen.findByText('No Items Past Orders')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Active' }));
    await user.click(await screen.findByRole('link', { name: 'Explore assets' }));
    await expect.poll(address).toBe('/dashboard');
  });
});
