import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf, fetchWithCookies } from '#tests/contracts/client.ts';
import { button, fillIn } from '#tests/ui/accounts/kyc-screen.ts';
import { payButton, showOrder } from './order-screen.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

describe('an investor without KYC', () => {
  it('is sent to /kyc, and the deposit starts again afterwards [FD-3.29, FD-4.3, FD-4.6]', async () => {
    const calls: string[] = [];
    const started: string[] = [];
    const send = fetchWithCookies(backend.appAddress);
    const browser = await clientOf(backend.appAddress, {
      fetch: (input, init) => {
        const address = input instanceof Request ? input.url : String(input);
        const call = /\/(startfd|verifypan|savepan)$/.exec(address)?.[1];
        if (call !== undefined) calls.push(call);
        if (call === 'startfd' && typeof init?.body === 'string') started.push(init.body);
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
    const back = `${backend.appAddress}/fd-redireacting?where_from=maturity-action`;
    expect(JSON.parse(started[0] ?? '')).toMatchObject({ redirection_url: back });
    expect(browser.get(JourneyStore).read(JourneyKey.DepositOrderId)).toBeDefined();
  });
});
