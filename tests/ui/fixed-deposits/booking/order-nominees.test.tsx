import { testBackend } from '#tests/contracts/backend.ts';
import { payButton, showOrder } from './order-screen.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const CONSENT = /^I have read the terms/;
const NOMINATION = '/add-nomination?where_from=maturity-action';

describe('the nominees on the order summary', () => {
  it('are shown, and kept without a step of their own [AP-4.42, AP-4.43]', async () => {
    const shown = await showOrder(backend);
    const kept = await screen.findByRole('checkbox', { name: 'Keep these nominees' });
    expect(kept).toBeChecked();
    expect(screen.getByText('Pooja Mehta, Wife').closest('div')).toHaveTextContent('60%');
    expect(screen.getByText('Vihaan Mehta, Son').closest('div')).toHaveTextContent('40%');
    await shown.user.click(await payButton());
    const dialog = await screen.findByRole('dialog', { name: 'Pay from which account?' });
    expect(shown.address()).toBe(NOMINATION);
    expect(within(dialog).getAllByRole('radio')).toHaveLength(2);
  });

  it('can be changed in their own step', async () => {
    const shown = await showOrder(backend);
    await shown.user.click(await screen.findByRole('checkbox', { name: 'Keep these nominees' }));
    await shown.user.click(await payButton());
    expect(await screen.findByRole('button', { name: 'Save & Continue' })).toBeTruthy();
    expect(shown.address()).toBe(NOMINATION);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stay to be changed after a reload and after the way back, like the consent', async () => {
    const shown = await showOrder(backend);
    const tick = (name: string | RegExp) => screen.findByRole('checkbox', { name });
    await shown.user.click(await tick('Keep these nominees'));
    await shown.user.click(await tick(CONSENT));
    shown.reload();
    expect(await tick('Keep these nominees')).not.toBeChecked();
    expect(await tick(CONSENT)).not.toBeChecked();
    await shown.user.click(await tick(CONSENT));
    await shown.user.click(await payButton());
    expect(await screen.findByRole('button', { name: 'Save & Continue' })).toBeTruthy();
    shown.back();
    expect(await tick('Keep these nominees')).not.toBeChecked();
    await shown.user.click(await tick('Keep these nominees'));
    shown.reload();
    expect(await tick('Keep these nominees')).toBeChecked();
  });

  it('are asked again if they have changed since they were shown', async () => {
    const shown = await showOrder(backend);
    await screen.findByRole('checkbox', { name: 'Keep these nominees' });
    const { database } = backend.sandbox;
    await database.updateTable('nominees').set({ share_percent: 50 }).execute();
    await shown.user.click(await payButton());
    await waitFor(() => expect(shown.address()).toBe(NOMINATION));
    expect(await screen.findByRole('button', { name: 'Save & Continue' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
