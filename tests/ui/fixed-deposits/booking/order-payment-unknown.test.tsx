import { testBackend } from '#tests/contracts/backend.ts';
import { LEELA } from '#tests/contracts/fixed-deposits/booking.ts';
import { SURYODAY } from '#tests/ui/fixed-deposits/deposit-page/details-screen.ts';
import { payButton, showOrder } from './order-screen.ts';
import { addFault } from '#tests/ui/screen.tsx';
import { seniorCopy } from '#ui/fixed-deposits/shared/senior-copy.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const PARTNER = 'POST /api/main/invest/tarrakki/portfolio';
const TITLE = 'We could not check for an earlier payment';
const EMBEDDED = '/tarrakki';
const notice = async () => within(await screen.findByRole('dialog', { name: TITLE }));
const silence = (times: number) =>
  addFault(backend, { route: PARTNER, kind: 'status', status: 500, times });
const ordersOf = async (amount: string) => {
  const orders = backend.sandbox.database.selectFrom('deposit_orders').select('id');
  return (await orders.where('principal', '=', amount).execute()).length;
};

describe('an order with a partner bank that does not answer', () => {
  const open = (amount: string, tenure = '2Y 6M') =>
    showOrder(backend, { depositId: SURYODAY, tenure, amount });

  it('is not started before the investor is asked [FD-8.30]', async () => {
    await silence(9);
    const { user } = await open('156500');
    await user.click(await payButton());
    const dialog = await notice();
    expect(dialog.getByText(/did not tell us whether you already hold this deposit/)).toBeVisible();
    expect(dialog.getByText(/If you have paid for it, do not pay again/)).toBeVisible();
    expect(await ordersOf('156500')).toBe(0);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await ordersOf('156500')).toBe(0);
  });

  it('is started once the bank answers after Check again', async () => {
    await silence(99);
    const { user, address } = await open('151000');
    await user.click(await payButton());
    await notice();
    await backend.control.clearFaults();
    await user.click((await notice()).getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(address()).toBe(EMBEDDED));
    expect(await ordersOf('151000')).toBe(1);
  });

  it('asks again while the bank does not answer', async () => {
    await silence(99);
    const { user, address } = await open('152000');
    await user.click(await payButton());
    await user.click((await notice()).getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());
    await notice();
    await backend.control.clearFaults();
    await user.click((await notice()).getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(address()).toBe(EMBEDDED));
  });

  it('is started without the check if the investor confirms', async () => {
    await silence(9);
    const { user, address } = await open('153000');
    await user.click(await payButton());
    await user.click((await notice()).getByRole('button', { name: 'Continue without the check' }));
    await waitFor(() => expect(address()).toBe(EMBEDDED));
    expect(await ordersOf('153000')).toBe(1);
  });

  it('asks after the better scheme was declined', async () => {
    await silence(9);
    const { user } = await open('154000', '5Y');
    await user.click(await payButton());
    await user.click(await screen.findByRole('button', { name: "Don't Upgrade" }));
    expect((await notice()).getByRole('button', { name: 'Check again' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  });

  it('asks after the senior citizen rate, one dialog at a time', async () => {
    await silence(9);
    const { user, address } = await showOrder(backend, {
      mobile: LEELA,
      depositId: SURYODAY,
      tenure: '2Y 6M',
      amount: '155000',
    });
    await user.click(await payButton());
    const senior = within(
      await screen.findByRole('dialog', { name: 'You are eligible for the senior citizen rate' }),
    );
    expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
    await user.click(senior.getByRole('button', { name: seniorCopy.stayRegular }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await payButton());
    await user.click((await notice()).getByRole('button', { name: 'Continue without the check' }));
    await waitFor(() => expect(address()).toBe(EMBEDDED));
    expect(await ordersOf('155000')).toBe(1);
  });
});
