// @vitest-environment jsdom
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { clientOf, fetchWithCookies } from '#tests/contracts/client.ts';
import { button, fillIn } from '#tests/ui/accounts/kyc-screen.ts';
import { payButton, showOrder } from './order-screen.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe('an investor without KYC', () => {
  it('is sent to /kyc, and the deposit starts again after verification [FD-4.3]', async () => {
    const calls: string[] = [];
    const send = fetchWithCookies(backend.appAddress);
    const browser = await clientOf(backend.appAddress, {
      fetch: (input, init) => {
        const address = input instanceof Request ? input.url : String(input);
        const call = /\/(startfd|verifypan|savepan)$/.exec(address)?.[1];
        if (call !== undefined) calls.push(call);
        return send(input, init);
      },
    });
    const shown = await showOrder(backend, { as: 'new', browser });
    await shown.user.click(await payButton());
    await waitFor(() => expect(shown.address()).toBe('/kyc?where_from=maturity-action'));
    await fillIn(shown);
    expect(calls).not.toContain('startfd');
    expect(calls).toContain('verifypan');
    await shown.user.click(await button('Continue'));
    expect(await screen.findByRole('heading', { name: 'Add your bank account' })).toBeVisible();
    expect(shown.departures).toEqual([]);
    expect(calls.slice(-2)).toEqual(['savepan', 'startfd']);
    expect(browser.get(JourneyStore).read(JourneyKey.DepositOrderId)).toBeDefined();
  });
});
