import { DealSlips } from '#application/private-market/deal-slips.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import {
  IN_STOCK,
  ordered,
  orderOf,
  pay,
  signAtSigningService,
} from '#tests/contracts/private-market/ordering.ts';
import { MONEY_RETURNED } from '#application/platform/money-returned.ts';
import { skipDelay } from '#tests/support/held-timers.ts';
import { addFault, renderScreen, type RenderedScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();
let units = 25;

const STATUS = 'GET /api/private-market/payment-status';
const TOKEN = 'GET /api/signing/upload-and-gettoken';
const SIGNED = 'POST /api/signing/digio-signed-status';
const ORDERS = '/privatemarket/orders';

type Outcome = Parameters<typeof pay>[2];

/** Creates an order, pays it with this outcome, and opens the return URL of the payment page. */
async function returned(outcome: Outcome) {
  const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
  const { requestId } = await ordered(shown.browser, IN_STOCK, (units += 1));
  const { location = '' } = await pay(shown.browser, requestId, outcome);
  const back = new URL(location);
  return { ...shown, requestId, comeBack: () => shown.goTo(`${back.pathname}${back.search}`) };
}

/** Opens the orders page with a paid order, and returns its card. */
async function toSign() {
  const shown = await returned('succeeded');
  shown.goTo(ORDERS);
  const card = await screen.findByRole('region', { name: new RegExp(`Order ${shown.requestId},`) });
  const button = [...card.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Sign Deal Slip',
  );
  if (button === undefined) throw new Error('there is no deal slip to sign');
  return { ...shown, sign: () => shown.user.click(button) };
}

/** Dispatches a message as from the page in the frame; `from` fakes another sender. */
async function says(event: string, from: { origin?: string; source?: Window | null } = {}) {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Deal slip to sign');
  const documentId = frame.src.split('/').at(-1);
  const { origin = backend.thirdPartyAddress, source = frame.contentWindow } = from;
  const data = { type: 'deal-slip', event, documentId };
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  return frame;
}

const signsAndSays = async ({ browser }: RenderedScreen, requestId: number) => {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Deal slip to sign');
  await signAtSigningService(browser, backend, requestId);
  return says('completed', { source: frame.contentWindow });
};

describe('the page after the payment', () => {
  it('shows amount and reference, and links to signing [PM-2.152, PM-4.85]', async () => {
    const { user, requestId, comeBack, address } = await returned('succeeded');
    comeBack();
    expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible();
    expect(screen.getByText(/^VRS-[A-Z-]+$/)).toBeVisible();
    expect(screen.getByText(String(requestId))).toBeVisible();
    const demat = screen.getByText('Shares go to').parentElement;
    expect(demat).toHaveTextContent(/(CDSL|NSDL), ending in \d{4}$/);
    expect(screen.getByText(/^Paid on \d+ \w+ \d{4}, /)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy Payment reference' })).toBeVisible();
    const now = screen.getByRole('region', { name: 'What happens now' });
    expect(now).toHaveTextContent(/Sign the deal slip.*Within 7 working days/);
    await user.click(screen.getByRole('button', { name: 'Sign Deal Slip' }));
    expect(await screen.findByTitle('Deal slip to sign')).toBeInTheDocument();
    expect(address()).toBe(`/privatemarket/payment?order_id=${requestId}`);
  });

  it.each([
    ['failed', 'Payment failed', 'Try again'],
    ['cancelled', 'You have not paid yet', 'Go To Payment'],
  ] as const)(
    'reports %s and offers another payment [PM-2.153, PM-4.85]',
    async (outcome, title, link) => {
      const { user, requestId, comeBack, address } = await returned(outcome);
      comeBack();
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(document.body).not.toHaveTextContent(/nothing has left/i);
      if (outcome === 'failed') expect(document.body).toHaveTextContent(MONEY_RETURNED);
      await user.click(screen.getByRole('link', { name: link }));
      expect(await screen.findByRole('button', { name: 'Make Payment' })).toBeVisible();
      expect(address()).toBe(`/omni-asset/order-summary?id=${requestId}`);
    },
  );

  it.each(['cancelled', 'failed'] as const)(
    'offers no payment after %s if the order has ended meanwhile',
    async (outcome) => {
      const { browser, user, requestId, comeBack } = await returned(outcome);
      valueOf(await browser.get(ShareOrders).cancel(requestId, {}));
      comeBack();
      expect(await screen.findByRole('heading', { name: 'This order has ended' })).toBeVisible();
      expect(document.body).toHaveTextContent(MONEY_RETURNED);
      expect(document.body).not.toHaveTextContent('still waits');
      await user.click(screen.getByRole('link', { name: 'See the order' }));
      expect(await screen.findByText(/^You cancelled this order\. If money/)).toBeVisible();
    },
  );

  it('asks again without a status, and then says that it is unknown [PM-2.153]', async () => {
    const { user, comeBack } = await returned('succeeded');
    await addFault(backend, { route: STATUS, kind: 'drop', times: 4 });
    skipDelay('/application/', 1500);
    comeBack();
    expect(await screen.findByRole('heading', { name: 'Checking your payment' })).toBeVisible();
    const unknown = await screen.findByText('We do not know yet');
    expect(unknown).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Payment successful')).toBeVisible();
  });

  it('shows nothing for a forged order or none [PM-2.153]', async () => {
    const { goTo } = await renderScreen({
      path: '/privatemarket/payment?order_id=1&payment_status=success',
      as: 'demo',
      backend,
    });
    expect(await screen.findByText('There is no payment to check here')).toBeVisible();
    goTo('/privatemarket/watchlist');
    await screen.findByRole('heading', { level: 1, name: 'My Watchlist' });
    goTo('/privatemarket/payment');
    expect(await screen.findByText('There is no payment to check here')).toBeVisible();
    expect(screen.queryByText('Payment successful')).toBeNull();
  });
});

describe('signing the deal slip', () => {
  it('loads the token, then opens the widget [PM-4.35, PM-4.38, PM-4.39, PM-4.40]', async () => {
    const { browser, requestId, sign } = await toSign();
    const prepare = vi.spyOn(browser.get(DealSlips), 'prepare');
    await sign();
    const frame = await screen.findByTitle<HTMLIFrameElement>('Deal slip to sign');
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(frame.src).toMatch(new RegExp(`^${backend.thirdPartyAddress}/sign/DID-[A-Z]+$`));
    const post = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    await says('ready');
    expect(post).toHaveBeenCalledTimes(1);
    const [message, origin] = post.mock.calls[0] ?? [];
    expect(origin).toBe(backend.thirdPartyAddress);
    const token = expect.stringMatching(/^\S{10,}$/) as unknown;
    expect(message).toMatchObject({ mode: 'sandbox', signer: '9000000001', token });
    expect((await orderOf(browser, requestId)).status).toBe('payment_received');
  });

  it('is confirmed and celebrated, and updates the list [PM-2.167, PM-4.41, PM-4.42, PM-4.43]', async () => {
    const shown = await toSign();
    const { user, browser, requestId, sign } = shown;
    const confirm = vi.spyOn(browser.get(DealSlips), 'confirmSigned');
    await sign();
    await signsAndSays(shown, requestId);
    expect(await screen.findByText('Deal Signed Successfully!')).toBeVisible();
    const next = /slip under Orders\. If your email is confirmed,.*within 7 working days/;
    expect(screen.getByText(next)).toBeVisible();
    expect(confirm).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const card = await screen.findByRole('region', { name: new RegExp(`Order ${requestId},`) });
    await waitFor(() => expect(card).toHaveTextContent('Processing Order'));
  });

  it('leads to the orders if opened from another page [PM-2.166, PM-2.167]', async () => {
    const shown = await returned('succeeded');
    shown.comeBack();
    await shown.user.click(await screen.findByRole('button', { name: 'Sign Deal Slip' }));
    await signsAndSays(shown, shown.requestId);
    await shown.user.click(await screen.findByRole('link', { name: 'Go To Orders' }));
    await expect.poll(shown.address).toBe(ORDERS);
  });

  it('does nothing if it is already signed: no widget, no error [PM-4.36]', async () => {
    const { browser, requestId, sign } = await toSign();
    await signAtSigningService(browser, backend, requestId);
    await sign();
    await waitFor(async () =>
      expect((await orderOf(browser, requestId)).status).toBe('order_under_process'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByTitle('Deal slip to sign')).toBeNull();
    expect(screen.queryByText(/could not|Error occurred|not done yet|not signed/)).toBeNull();
  });

  it('opens no widget before the payment or without its token [PM-4.37, PM-8.18]', async () => {
    const unpaid = { payment_done: false, digio_upload_response: null };
    const failed = 'We could not open the deal slip. Please try again.';
    for (const [fault, text] of [
      [{ kind: 'patch', patch: { data: unpaid } }, 'Payment is not done yet'],
      [{ kind: 'patch', patch: { data: { ...unpaid, payment_done: true } } }, failed],
      [{ kind: 'status', status: 500 }, failed],
    ] as const) {
      const { sign, leave } = await toSign();
      await addFault(backend, { route: TOKEN, ...fault, times: 1 });
      await sign();
      expect(await screen.findByText(text)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.queryByTitle('Deal slip to sign')).toBeNull();
      leave();
    }
  });

  it('reports a failed widget, and asks again later if it was closed [PM-8.16]', async () => {
    const { sign } = await toSign();
    await sign();
    await says('failed');
    expect(await screen.findByText('Error occurred during signing process')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await sign();
    await says('cancelled');
    expect(await screen.findByText(/You have not signed yet/)).toBeVisible();
  });

  it('reports a signature that cannot be sent, and sends it again [PM-8.17]', async () => {
    const shown = await toSign();
    await addFault(backend, { route: SIGNED, kind: 'status', status: 500, times: 1 });
    await shown.sign();
    await signsAndSays(shown, shown.requestId);
    const copy = 'Failed to update signed status. Please try again.';
    expect(await screen.findByText(copy)).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Deal Signed Successfully!')).toBeVisible();
  });

  it('accepts messages only from its own frame, about its own document [PM-4.40]', async () => {
    const { browser, requestId, sign } = await toSign();
    const confirm = vi.spyOn(browser.get(DealSlips), 'confirmSigned');
    await sign();
    await says('completed', { origin: 'https://evil.example' });
    await says('completed', { source: window });
    const frame = await says('dance');
    const forged = { type: 'deal-slip', event: 'completed', documentId: 'DID-OTHER' };
    const { contentWindow: source } = frame;
    const origin = backend.thirdPartyAddress;
    for (const data of [forged, 'completed', undefined, 7]) {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    }
    expect(confirm).not.toHaveBeenCalled();
    // A message proves nothing even from the right frame: the backend asks the signing service.
    await says('completed');
    expect(await screen.findByText(/Failed to update signed status/)).toBeVisible();
    expect((await orderOf(browser, requestId)).status).toBe('payment_received');
  });
});
