import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { payButton, showOrder } from './order-screen.ts';
import { addFault } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { holdTimers } from '#tests/support/held-timers.ts';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const dialog = async () => within(await screen.findByRole('dialog'));
/** A tenure with a worse rate: one year pays 8.20%, three years 8.91%. */
const worse = { tenure: '1Y' } as const;

describe('the upgrade', () => {
  it('is offered at the payment, with both figures [FD-4.22, FD-4.23, FD-4.24]', async () => {
    const { user, address } = await showOrder(backend, worse);
    await payButton();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await payButton());
    const table = (await dialog()).getByRole('table');
    expect(table).toHaveTextContent('Interest rate p.a.8.20%8.91%');
    expect(table).toHaveTextContent('Maturity amount₹1,08,200₹1,29,182');
    const closed = 'A Sunday: banks pay on the next working day.';
    expect(table).toHaveTextContent(`Maturity date18 Nov 202718 Nov 2029${closed}`);
    const text = (await dialog()).getByText(/^The same deposit has a rate of 8\.91% p\.a\./);
    expect(text).toHaveTextContent(/Your deposit matures later: on \d{1,2} \w{3} 20/);
    expect(text).not.toHaveTextContent('pays more');
    expect(address()).toBe('/preview-maturity-action');
  });

  it('has two answers of equal appearance [FD-2.84]', async () => {
    const { user } = await showOrder(backend, worse);
    await user.click(await payButton());
    const upgrade = (await dialog()).getByRole('button', { name: 'Upgrade' });
    const keep = (await dialog()).getByRole('button', { name: "Don't Upgrade" });
    expect(upgrade.dataset['kind']).toBe(keep.dataset['kind']);
  });

  it('replaces tenure, rate, interest and maturity of the order [FD-4.23, FD-4.25]', async () => {
    const { user, browser, address } = await showOrder(backend, worse);
    await user.click(await payButton());
    await user.click((await dialog()).getByRole('button', { name: 'Upgrade' }));
    expect(address()).toBe('/preview-maturity-action');
    const order = browser.get(DepositOrderDraft).read();
    expect(order?.tenure.text).toBe('3Y');
    expect(order?.annualRatePercent.text).toBe('8.91');
    expect(order?.totalInterest.text).toBe('29182');
    expect(order?.maturityAmount.text).toBe('129182');
    expect(order?.row.tenure.text).toBe('3Y');
    expect(screen.getByRole('main')).toHaveTextContent('8.91% p.a.');
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
  });

  it('is celebrated for three seconds [FD-4.26, FD-9.25]', async () => {
    const { user } = await showOrder(backend, worse);
    await user.click(await payButton());
    const runTimers = holdTimers('/ui/', [3000]);
    const mostAtOnce = countParticles();
    await user.click((await dialog()).getByRole('button', { name: 'Upgrade' }));
    expect(document.querySelector('canvas')).not.toBeNull();
    await waitFor(() => expect(mostAtOnce()).toBe(200));
    await runTimers.onceSet(3000);
    await waitFor(() => expect(document.querySelector('canvas')).toBeNull());
    expect(mostAtOnce()).toBe(200);
  });

  it('can be declined, and the order stays as it was [FD-4.27]', async () => {
    const { user, browser, address } = await showOrder(backend, worse);
    await user.click(await payButton());
    await user.click((await dialog()).getByRole('button', { name: "Don't Upgrade" }));
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
    const order = browser.get(DepositOrderDraft).read();
    expect(order?.tenure.text).toBe('1Y');
    expect(order?.maturityAmount.text).toBe('108200');
  });

  it('is offered at most once, also over a reload [FD-4.22, FD-4.23]', async () => {
    const { user, address, browser, reload } = await showOrder(backend, worse);
    await user.click(await payButton());
    await user.click((await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(browser.get(JourneyStore).read(JourneyKey.DepositOrderId)).toBeUndefined();
    expect(address()).toBe('/preview-maturity-action');
    reload();
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
  });

  it('is not offered if nothing is better [FD-4.24]', async () => {
    const { user, address } = await showOrder(backend, { tenure: '3Y' });
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
  });

  it('is skipped if it cannot be loaded', async () => {
    const route = 'POST /api/main/products/recommendscheme';
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    const { user, address } = await showOrder(backend, worse);
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
  });
});

/** Counts the confetti particles of one frame with a fake canvas, because jsdom has none. */
function countParticles(): () => number {
  let inPicture = 0;
  let most = 0;
  const marks: Readonly<Record<string, () => void>> = {
    clearRect: () => (inPicture = 0),
    fill: () => (most = Math.max(most, ++inPicture)),
  };
  const nothing = () => {};
  const paper = new Proxy(
    {},
    { get: (_, name) => marks[String(name)] ?? nothing, set: () => true },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never);
  return () => most;
}
