import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import {
  type Outcome,
  paymentPage,
  press,
  searchOf,
  startedOrder,
} from '#tests/contracts/fixed-deposits/booking.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

let thousands = 150;

/** Starts an order, ends its payment with this outcome, and opens the return URL. */
async function comeBack(outcome: Outcome) {
  const shown = await renderScreen({ path: '/invest', as: 'demo', backend });
  const { browser } = shown;
  const principal = `${(thousands += 1)}000`;
  const orderId = await startedOrder(browser, backend, { principal });
  browser.get(JourneyStore).write(JourneyKey.DepositOrderId, String(orderId));
  const result = await press(await paymentPage(browser, backend, orderId), outcome);
  return { ...shown, arrive: () => shown.goTo(`/fetch-bank-details${searchOf(result)}`) };
}

describe('the return from the payment to the nominees', () => {
  it('opens the maturity action after a successful payment [AP-4.46, AP-4.47]', async () => {
    const { arrive, address } = await comeBack('succeeded');
    arrive();
    await waitFor(() => expect(address()).toMatch(/^\/maturity-action/));
  });

  it.each(['failed', 'cancelled'] as const)(
    'says that it is %s, and returns to the nominees if no page opens [AP-4.46, AP-4.48]',
    async (outcome) => {
      const { arrive, address, user } = await comeBack(outcome);
      arrive();
      const dialog = within(await screen.findByRole('dialog', { name: 'Payment failed' }));
      const route = 'GET /api/main/investment/unpaid-orders';
      await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
      await user.click(dialog.getByRole('button', { name: 'Try Again' }));
      await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
      expect(await screen.findByText('Next: the payment.')).toBeVisible();
    },
  );

  it('shows Error in Payment if the status cannot be loaded [AP-8.37, AP-4.48]', async () => {
    const { arrive, address } = await comeBack('succeeded');
    const route = 'POST /api/main/investment/fd-status';
    await addFault(backend, { route, kind: 'status', status: 422, times: 9 });
    arrive();
    expect(await screen.findByText('Error in Payment')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
  });
});
