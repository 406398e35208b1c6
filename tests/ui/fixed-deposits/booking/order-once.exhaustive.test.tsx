import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { signedIn } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { bookedDeposit, paymentPage, press } from '#tests/contracts/fixed-deposits/booking.ts';
import { TEJAS } from '#tests/ui/fixed-deposits/deposit-page/details-screen.ts';
import { payButton, showOrder } from './order-screen.ts';
import { addFault } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const START = 'POST /api/main/investment/startfd';

describe('an order whose start gets no reply', () => {
  it('is looked up, and the booking continues', async () => {
    await addFault(backend, { route: START, kind: 'drop-after-commit', times: 1 });
    const { user, address } = await showOrder(backend, { amount: '180000' });
    await user.click(await payButton());
    expect(await screen.findByText(/still confirming your order/)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
  });

  it('stays unknown, and another press does no harm', async () => {
    await addFault(backend, { route: START, kind: 'drop', times: 3 });
    const { user, address } = await showOrder(backend, { amount: '181000' });
    await user.click(await payButton());
    const alert = await screen.findByText(/You seem to be offline/);
    expect(alert).toHaveTextContent('This step takes no money: you pay on the payment page.');
    expect(screen.queryByText(/still confirming your order/)).toBeNull();
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
  });
});

describe('an order that another tab has paid', () => {
  const paidElsewhere = async (amount: string) => {
    const shown = await showOrder(backend, { amount });
    await payButton();
    // The other tab has the same order in its own journey.
    const other = await signedIn(backend, shown.mobile);
    const { order } = shown;
    const { tenure, payoutFrequency, depositId } = order;
    const wish = { depositId, tenure, payoutFrequency, principal: amount };
    const depositOrderId = await bookedDeposit(other, backend, wish);
    return { ...shown, depositOrderId };
  };
  const ordersOf = async (amount: string) =>
    backend.sandbox.database
      .selectFrom('deposit_orders')
      .select('id')
      .where('principal', '=', amount)
      .execute();
  const title = 'You already have this deposit';

  it('is reported with a link to the deposit, without a second order', async () => {
    const { user, address, depositOrderId } = await paidElsewhere('190000');
    await user.click(await payButton());
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByText(/You paid ₹1,90,000 for .*, and that deposit is booked/)).toBeVisible();
    await user.click(dialog.getByRole('link', { name: 'See my deposit' }));
    expect(address()).toBe(`/portfolio/investment-details/${depositOrderId}/${TEJAS}`);
    expect(await ordersOf('190000')).toHaveLength(1);
  });

  it('is repeated only when the investor confirms, and once per confirmation', async () => {
    const { user, address, goTo, browser, depositOrderId } = await paidElsewhere('191000');
    await user.click(await payButton());
    await user.click(await screen.findByRole('button', { name: 'Book a second one' }));
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
    const second = Number(browser.get(JourneyStore).read(JourneyKey.DepositOrderId));
    expect(second).toBeGreaterThan(depositOrderId);
    // When the order is resumed after another page, the app does not ask again.
    goTo('/terms');
    await waitFor(() => expect(address()).toBe('/terms'));
    goTo('/fd-redireacting?where_from=maturity-action');
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
    expect((await ordersOf('191000')).map(({ id }) => id)).toEqual([depositOrderId, second]);
    // After the second payment, no third order is started without a question.
    await press(await paymentPage(browser, backend, second), 'succeeded');
    goTo('/preview-maturity-action');
    await user.click(await payButton());
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(await ordersOf('191000')).toHaveLength(2);
  });

  it('is reported also on return from a step', async () => {
    const { goTo, depositOrderId } = await paidElsewhere('192000');
    goTo('/fd-redireacting?where_from=maturity-action');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    const link = screen.getByRole('link', { name: 'See my deposit' });
    expect(link.getAttribute('href')).toContain(`/${depositOrderId}/`);
    expect(await ordersOf('192000')).toHaveLength(1);
  });
});
