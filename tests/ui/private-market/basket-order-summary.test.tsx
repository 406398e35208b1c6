import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { Baskets } from '#application/private-market/baskets.ts';
import { basketOrder } from '#domain/private-market/orders/basket-order.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { ordered, OUT_OF_STOCK } from '#tests/contracts/private-market/ordering.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const desk = (id: number, move: string) => backend.control.call('POST', `orders/${id}/${move}`, {});

async function confirmedBasket(app: AppContainer): Promise<number> {
  const baskets = valueOf(await app.get(Baskets).list({}));
  const basket = baskets.find(({ basketId }) => basketId === 202);
  const order = basket && basketOrder('1', basket.price);
  if (order === undefined) throw new Error('there is no basket to order');
  const id = valueOf(await app.get(BasketOrders).place({ basketId: 202, ...order }, {}));
  await desk(id, 'confirm');
  return id;
}

/** Opens the summary of an order that the investor still has to pay. */
async function summaryOf(order: (app: AppContainer) => Promise<number>) {
  const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
  const id = await order(shown.browser);
  shown.goTo(`/omni-asset/order-summary?id=${id}`);
  const heading = await screen.findByRole('heading', { name: 'Please note' });
  return { ...shown, notes: heading.parentElement };
}

describe('the summary of a basket order', () => {
  it('explains payment and transfer, without a deal slip [PM-2.161]', async () => {
    const { notes } = await summaryOf(confirmedBasket);
    expect(notes).toHaveTextContent('You pay for a basket by bank transfer');
    expect(notes).toHaveTextContent('There is no deal slip to sign.');
    expect(notes).toHaveTextContent('Once your payment has arrived, we transfer the shares');
    expect(notes).not.toHaveTextContent('signed the deal slip');
    expect(screen.queryByText(/back on sale/)).toBeNull();
  });
});

describe('an order for more than is in stock', () => {
  it('reserves no shares, and promises to release none when it ends', async () => {
    const { user, notes } = await summaryOf(async (app) => {
      const { requestId } = await ordered(app, OUT_OF_STOCK, 41);
      await desk(requestId, 'confirm');
      return requestId;
    });
    expect(notes).toHaveTextContent('paid and signed the deal slip');
    expect(
      screen.getByText(/After that we cancel the order, and its price no longer/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(/If you order again, the price may be different\. If money left/),
    ).toBeVisible();
    expect(screen.queryByText(/back on sale/)).toBeNull();
  });
});
