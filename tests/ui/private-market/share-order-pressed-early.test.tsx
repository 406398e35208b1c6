import { testBackend } from '#tests/contracts/backend.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

/** A share of which 6,200 are in stock; 25 is the smallest order. */
const NILGIRI = '/pre-ipo-details?pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example';
const PRICE = 'GET /api/pricing/ifa/pricing/tier/with-override';
const SUMMARY = /^\/omni-asset\/order-summary\?id=\d+$/;

const card = () => within(screen.getByRole('region', { name: 'Invest in this share' }));
const units = () => card().getByLabelText('Number of shares');
const button = () => card().getByRole('button', { name: /Now$/ });
const type = (value: string) => fireEvent.change(units(), { target: { value } });

/** The page of the share. Its calls for a price can be held. */
async function open() {
  const calls = heldCalls('/with-override');
  const shown = await renderScreen({ path: NILGIRI, as: 'demo', backend });
  await screen.findByLabelText('Number of shares');
  await card().findByRole('button', { name: /^₹748 each from 200 shares/ });
  return { ...shown, calls };
}

describe('the order button while the price is being looked up', () => {
  it('orders the units just typed, although the lookup is still debounced [PM-5.14]', async () => {
    const { address } = await open();
    type('31');
    fireEvent.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(button()).not.toBeDisabled();
    await waitFor(() => expect(address()).toMatch(SUMMARY));
    expect(await screen.findAllByText(/31 Nilgiri|31 shares/)).not.toHaveLength(0);
  });

  it('is pressed by Enter in the field, too, without an error', async () => {
    const { user, address } = await open();
    await user.type(units(), '32{Enter}');
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No price is known for this number of shares.')).toBeNull();
    await waitFor(() => expect(address()).toMatch(SUMMARY));
  });

  it('waits for the reply, with the focus on the busy button', async () => {
    const { user, calls, address } = await open();
    calls.hold();
    type('33');
    await user.click(button());
    await waitFor(() => expect(calls.count()).toBe(1));
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(button()).toHaveFocus();
    expect(address()).toBe(NILGIRI);
    void calls.release();
    await waitFor(() => expect(address()).toMatch(SUMMARY));
  });

  it('orders nothing if the units are edited meanwhile', async () => {
    const { user, calls, address } = await open();
    calls.hold();
    type('34');
    await user.click(button());
    await waitFor(() => expect(calls.count()).toBe(1));
    type('40');
    expect(button()).not.toHaveAttribute('aria-busy');
    void calls.release();
    expect(await card().findByText('₹30,400')).toBeVisible();
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(address()).toBe(NILGIRI);
    type('');
  });

  it('orders nothing if the page is left meanwhile', async () => {
    const { user, calls, goTo, address } = await open();
    calls.hold();
    type('35');
    await user.click(button());
    await waitFor(() => expect(calls.count()).toBe(1));
    act(() => goTo('/privatemarket/orders'));
    void calls.release();
    await screen.findAllByRole('region', { name: /^Order \d+,/ });
    expect(screen.queryByText(/35 shares/)).toBeNull();
    expect(address()).toBe('/privatemarket/orders');
  });

  it('leads to the failure of the lookup, which can be repeated', async () => {
    const { user, address } = await open();
    await addFault(backend, { route: PRICE, kind: 'status', status: 500, times: 1 });
    type('36');
    await user.click(button());
    const again = await card().findByRole('button', { name: 'Try Again' });
    await waitFor(() => expect(again).toHaveFocus());
    expect(screen.queryByText('No price is known for this number of shares.')).toBeNull();
    expect(address()).toBe(NILGIRI);
    await user.click(again);
    await card().findByText('₹27,360');
    await user.click(button());
    await waitFor(() => expect(address()).toMatch(SUMMARY));
  });

  it('leads to units that are too many at the price found', async () => {
    const { user, address } = await open();
    type('999999999');
    await user.click(button());
    await waitFor(() => expect(units()).toHaveFocus());
    expect(units()).toHaveAccessibleDescription(/^One order can be at most ₹100 crore/);
    expect(address()).toBe(NILGIRI);
    type('');
  });
});
