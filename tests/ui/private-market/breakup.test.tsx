import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { Money } from '#domain/platform/money.ts';
import { basketOrder } from '#domain/private-market/orders/basket-order.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const DETAILS = '/basket-breakup-details?pre_ipo_stock_id=109&domain_name=taptienergy.example';

describe('a share of a basket', () => {
  it('is shown as its company, without a separate order [PM-2.116]', async () => {
    const { user, address, goTo } = await renderScreen({
      path: '/basket-details?basket_id=202',
      as: 'demo',
      backend,
    });
    await screen.findByRole('heading', { level: 2, name: 'FAQs' });
    goTo(DETAILS);
    const title = await screen.findByRole('heading', { level: 1, name: 'Tapti Energy Storage' });
    expect(title).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Invest|Request) Now$/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to Invested Basket' }));
    await waitFor(() => expect(address()).toBe('/basket-details?basket_id=202'));
  });

  it('sends a visitor to sign in', async () => {
    const { address } = await renderScreen({ path: DETAILS, as: 'visitor', backend });
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('is reported if it does not exist', async () => {
    await renderScreen({ path: '/basket-breakup-details', as: 'demo', backend });
    expect(await screen.findByRole('heading', { name: /could not find this/ })).toBeVisible();
  });
});

describe('the summary of a basket order', () => {
  it('has its own URL, and no payment in the app [PM-2.150, PM-2.154, PM-2.155, PM-4.82]', async () => {
    let orderId = 0;
    const shown = await renderScreen({
      path: '/privatemarket/portfolio',
      as: 'demo',
      backend,
      prepare: async (browser) => {
        const order = basketOrder('2', Money.of('28250'));
        if (order === undefined) throw new Error('no order');
        orderId = valueOf(await browser.get(BasketOrders).place({ basketId: 202, ...order }, {}));
        await backend.control.call('POST', `orders/${orderId}/confirm`, {});
      },
    });
    shown.goTo(`/basket/order-summary?id=${orderId}`);
    const pay = await screen.findByRole('button', { name: 'Make Payment' });
    expect(pay).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getAllByText('Clean Energy Transition')[0]).toBeVisible();
    expect(screen.getAllByText('₹56,508.48')[0]).toBeVisible();
    const fact = (label: string) => screen.getByText(label).parentElement;
    expect(fact('Price per basket')).toHaveTextContent('Price per basket₹28,250');
    expect(fact('Number of baskets')).toHaveTextContent('Number of baskets2');
  });
});
