import { ReturnPath } from '#application/platform/return-path.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { Money } from '#domain/platform/money.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { saleToAnswerPath } from '#ui/private-market/paths.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const path = '/privatemarket/sell';

describe('a sale', () => {
  it('needs the investor’s consent to price, quantity and sum [PM-4.105]', async () => {
    const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
    const requests = shown.browser.get(SellRequests);
    const wish = { shareName: 'Malabar Spice Works', quantity: 500, askingPrice: Money.of(430) };
    valueOf(await requests.submit(wish, {}));
    const [submitted] = valueOf(await requests.list({}));
    const id = submitted?.requestId ?? 0;
    await backend.control.call('POST', `sell-requests/${id}/accept`);
    shown.goTo(path);
    const label = 'Buyer found for Malabar Spice Works';
    const sale = within(await screen.findByRole('region', { name: label }));
    expect(sale.getByText('₹430')).toBeVisible();
    expect(sale.getByText('₹2,15,000')).toBeVisible();
    expect(sale.getByText(/^115 from your Vriddhi portfolio, 385 held elsewhere$/)).toBeVisible();
    await shown.user.click(sale.getByRole('button', { name: 'Agree to sell' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: label })).toBeNull());
    const said = /^You agreed to sell 500 shares of Malabar Spice Works\. We will write to you/;
    expect(await screen.findByText(said)).toBeVisible();
    const [agreed] = valueOf(await requests.list({}));
    expect(agreed).toMatchObject({ requestId: id, status: 'agreed', heldHere: 115 });
  });

  it('asks for the PAN first, which leads back to the sale', async () => {
    const shown = await renderScreen({ path: '/terms', as: 'new', backend });
    const requests = shown.browser.get(SellRequests);
    const wish = { shareName: 'Held Elsewhere', quantity: 5, askingPrice: Money.of(90) };
    valueOf(await requests.submit(wish, {}));
    const id = valueOf(await requests.list({}))[0]?.requestId ?? 0;
    await backend.control.call('POST', `sell-requests/${id}/accept`);
    shown.goTo(path);
    await shown.user.click(await screen.findByRole('button', { name: 'Agree to sell' }));
    await waitFor(() => expect(shown.address()).toBe('/pan-profile?where_from=sell'));
    const why = 'Please verify your PAN before you agree to a sale.';
    expect(await screen.findByText(why)).toBeVisible();
    expect(shown.browser.get(ReturnPath).read()).toBe(saleToAnswerPath(id));
  });

  it('is declined only after a second press, and says so', async () => {
    const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
    const requests = shown.browser.get(SellRequests);
    const wish = { shareName: 'Tapti Energy Storage', quantity: 7, askingPrice: Money.of(600) };
    valueOf(await requests.submit(wish, {}));
    const requestId = valueOf(await requests.list({}))[0]?.requestId ?? 0;
    await backend.control.call('POST', `sell-requests/${requestId}/accept`);
    const statusNow = async () =>
      valueOf(await requests.list({})).find((each) => each.requestId === requestId)?.status;
    shown.goTo(path);
    const name = 'Buyer found for Tapti Energy Storage';
    const sale = within(await screen.findByRole('region', { name }));
    const pressInDialog = async (label: string) => {
      await shown.user.click(sale.getByRole('button', { name: 'Decline' }));
      const asked = within(await screen.findByRole('dialog', { name: 'Decline this sale?' }));
      await shown.user.click(asked.getByRole('button', { name: label }));
    };
    await pressInDialog('Keep the offer');
    expect(await statusNow()).toBe('accepted');
    await pressInDialog('Decline');
    expect(await screen.findByText(/^You declined to sell 7 shares of Tapti/)).toBeVisible();
    expect(await statusNow()).toBe('declined');
  });

  it('says that its answer must wait while that of another request is sent', async () => {
    const calls = heldCalls('/sell-request/answer');
    const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
    for (const shareName of ['Malabar Spice Works', 'Nilgiri Diagnostics']) {
      const wish = { shareName, quantity: 10, askingPrice: Money.of(430) };
      valueOf(await shown.browser.get(SellRequests).submit(wish, {}));
    }
    shown.goTo(path);
    const [first, second] = await screen.findAllByRole('button', { name: 'Withdraw' });
    if (first === undefined || second === undefined) throw new Error('not two requests');
    calls.hold();
    await shown.user.click(first);
    const asked = within(await screen.findByRole('dialog', { name: 'Withdraw this request?' }));
    await shown.user.click(asked.getByRole('button', { name: 'Withdraw' }));
    expect(first).toHaveAttribute('aria-busy', 'true');
    expect(second).toHaveAccessibleDescription('We are sending your other answer…');
    void calls.release();
    await waitFor(() => expect(second).not.toHaveAttribute('aria-disabled'));
  });

  it('leaves the form with the units that are held after it', async () => {
    const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
    const requests = shown.browser.get(SellRequests);
    const wish = { shareName: 'Marudhar Solar Parks', quantity: 80, askingPrice: Money.of(160) };
    valueOf(await requests.submit(wish, {}));
    const requestId = valueOf(await requests.list({}))[0]?.requestId ?? 0;
    await backend.control.call('POST', `sell-requests/${requestId}/accept`);
    valueOf(await requests.answer({ requestId, tag: 'agree' }, {}));
    shown.goTo(`${path}?share_name=Marudhar+Solar+Parks`);
    expect(await screen.findByText(/^You hold 580 with us/)).toBeVisible();
    await backend.control.call('POST', `sell-requests/${requestId}/mark-sold`);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/^You hold 500 with us/)).toBeVisible();
  });

  it('stays on the page if looking for news fails', async () => {
    const shown = await renderScreen({ path, as: 'demo', backend });
    const name = 'Buyer found for Lumina Learning';
    expect(await screen.findByRole('region', { name })).toBeVisible();
    const requests = shown.browser.get(SellRequests);
    const list = vi.spyOn(requests, 'list');
    const route = 'GET /api/private-market/pre-ipo/sell-requests';
    await addFault(backend, { route, kind: 'status', status: 503, times: 1 });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await list.mock.results[0]?.value).toMatchObject({ ok: false });
    valueOf(await requests.list({}));
    expect(screen.getByRole('region', { name })).toBeVisible();
    expect(screen.queryByText('Your sell requests could not be loaded')).toBeNull();
  });

  it('is split before it is sent, with open requests counted together [PM-4.104]', async () => {
    const query = new URLSearchParams({ share_name: 'National Stock Exchange of India' });
    const shown = await renderScreen({ path: `${path}?${query.toString()}`, as: 'demo', backend });
    const quantity = await screen.findByLabelText(/^Quantity/);
    await screen.findByText(/You hold .* with us/);
    await shown.user.clear(quantity);
    await shown.user.type(quantity, '9000');
    const split = /^You ask us to sell .* from your Vriddhi portfolio, .* held elsewhere/;
    expect(await screen.findByText(split)).toBeVisible();
  });
});
