import { Watchlist } from '#application/private-market/watchlist.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import {
  IN_STOCK,
  ordered,
  OUT_OF_STOCK,
  pay,
  signAtSigningService,
} from '#tests/contracts/private-market/ordering.ts';
import {
  at,
  click,
  dialog,
  expectFailures,
  type FailedAction,
  leavesFor,
  shows,
  type,
} from '#tests/ui/failures/failed-action.tsx';
import { savedFiles } from '#tests/ui/saved-files.ts';
import type { RenderedScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend({ expectsFailures: true });

const MARKET = '/api/private-market';
const OFFLINE = 'You seem to be offline. Please check your network connection and try again.';
const usual = { refused: 'Refused on purpose.', offline: OFFLINE };
const always = (text: string) => ({ refused: text, offline: text });

const ORDERS = '/privatemarket/orders';
const NILGIRI = '/pre-ipo-details?pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example';
const AAROHAN = '/pre-ipo-details?pre_ipo_stock_id=107&domain_name=aarohanspace.example';
const SELL = '/privatemarket/sell?share_name=Nilgiri+Diagnostics';

/** The first card whose share name starts with this text, once it is shown. */
async function cardOf(name: string) {
  const cards = await screen.findAllByRole('region', { name: new RegExp(`^Order \\d+, ${name}`) });
  if (cards[0] === undefined) throw new Error(`no order of ${name}`);
  return within(cards[0]);
}

const clickOnCard =
  (order: string, name: string) =>
  async ({ user }: RenderedScreen) =>
    user.click((await cardOf(order)).getByRole('button', { name }));

const actions: readonly FailedAction[] = [
  {
    call: `POST ${MARKET}/delete-to-watchlist`,
    path: '/privatemarket/watchlist',
    as: 'demo',
    prepare: async (app) => {
      valueOf(await app.get(Watchlist).add(104, {}));
    },
    press: click(/^Remove Nilgiri/),
    text: usual,
    done: () => waitFor(() => expect(screen.queryByText(/^Remove Nilgiri/)).toBeNull()),
  },
  {
    call: 'GET /api/news/unlisted-share-news',
    path: NILGIRI,
    as: 'demo',
    press: click('More news'),
    text: always('More news could not be loaded. Please try again.'),
    done: () => waitFor(() => expect(screen.queryByText(/^More news could not/)).toBeNull()),
  },
  {
    call: `POST ${MARKET}/ipoorderreqest`,
    path: AAROHAN,
    as: 'demo',
    fill: type({ 'Number of shares': '12' }),
    press: click('Request Now'),
    text: usual,
    done: dialog('Order Requested'),
  },
  {
    call: `POST ${MARKET}/basket/ordersubmit`,
    path: '/basket-details?basket_id=203',
    as: 'demo',
    fill: type({ 'Number of baskets': '2' }),
    press: click('Request Now'),
    text: usual,
    done: dialog('Order Requested'),
  },
  {
    call: `POST ${MARKET}/product-request`,
    path: ORDERS,
    as: 'demo',
    fill: async (shown) => {
      await click('Request a share')(shown);
      await type({ 'Share name': 'Ganga Metals', Quantity: '50' })(shown);
    },
    press: click('Submit request'),
    text: usual,
    done: shows(/^Request submitted successfully/),
  },
  {
    call: `POST ${MARKET}/pre-ipo/sell-request`,
    path: SELL,
    as: 'demo',
    fill: type({ Quantity: '4', 'Asking price per share': '790' }),
    press: click('Submit Sell Request'),
    text: usual,
    done: dialog('Sell request submitted'),
  },
  {
    call: `GET ${MARKET}/deal-slip`,
    path: ORDERS,
    as: 'demo',
    press: clickOnCard('Himgiri', 'Deal slip (PDF)'),
    text: usual,
    done: async () =>
      expect((await cardOf('Himgiri')).getByRole('button', { name: /Deal slip/ })).toBeEnabled(),
  },
  {
    call: 'GET /api/signing/upload-and-gettoken',
    path: ORDERS,
    as: 'demo',
    press: clickOnCard('Nilgiri', 'Sign Deal Slip'),
    text: always('We could not open the deal slip. Please try again.'),
    done: () => screen.findByTitle('Deal slip to sign'),
  },
];

describe('an action that fails', () => {
  it.each(actions)('is reported on $path, and can be repeated: $call', async (action) => {
    savedFiles();
    await expectFailures(backend, action);
  });

  it('an offer that is not accepted can be accepted again', () =>
    expectFailures(backend, {
      call: `PUT ${MARKET}/preipo/status`,
      path: ORDERS,
      as: 'demo',
      prepare: async (app) => {
        const { requestId } = await ordered(app, OUT_OF_STOCK, 40);
        const offer = { pricePerUnit: '2450.50', expiresInSeconds: 600 };
        await backend.control.call('POST', `orders/${requestId}/offer`, offer);
      },
      press: clickOnCard('Aarohan', 'Accept'),
      text: {
        refused: 'We could not accept the offer. Please try again before it ends.',
        offline: 'We did not get a reply. We are checking what happened.',
      },
      done: at(/^\/omni-asset\/order-summary\?id=\d+/),
    }));

  it('a payment that is not started can be started again', async () => {
    let requestId = 0;
    await expectFailures(backend, {
      call: `POST ${MARKET}/intiatepayment`,
      path: '/terms',
      as: 'demo',
      prepare: async (app) => {
        ({ requestId } = await ordered(app, IN_STOCK, 31));
      },
      fill: async ({ goTo }) => {
        goTo(`/omni-asset/order-summary?id=${requestId}`);
        await screen.findByRole('button', { name: 'Make Payment' });
      },
      press: click('Make Payment'),
      text: usual,
      done: leavesFor('/pay/'),
    });
  });

  it('a signature whose reply is lost is looked up, and can be reported again', async () => {
    let requestId = 0;
    await expectFailures(backend, {
      call: 'POST /api/signing/digio-signed-status',
      path: '/terms',
      as: 'demo',
      prepare: async (app) => {
        ({ requestId } = await ordered(app, IN_STOCK, 32));
        await pay(app, requestId);
      },
      fill: async ({ goTo, user }) => {
        goTo(ORDERS);
        const name = new RegExp(`^Order ${requestId},`);
        const card = within(await screen.findByRole('region', { name }));
        await user.click(card.getByRole('button', { name: 'Sign Deal Slip' }));
        await screen.findByTitle('Deal slip to sign');
      },
      press: async (shown) => {
        const again = screen.queryByRole('button', { name: 'Try again' });
        if (again === null) await sign(shown, requestId);
        else await shown.user.click(again);
      },
      text: {
        refused: 'Failed to update signed status. Please try again.',
        offline: 'We are checking whether your signature reached us.',
      },
      done: shows('Deal Signed Successfully!'),
    });
  });
});

/** Signs on the page of the signing service, whose frame then reports it to the app. */
async function sign({ browser }: RenderedScreen, requestId: number): Promise<void> {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Deal slip to sign');
  const documentId = frame.src.split('/').at(-1);
  await signAtSigningService(browser, backend, requestId);
  const data = { type: 'deal-slip', event: 'completed', documentId };
  const from = { origin: backend.thirdPartyAddress, source: frame.contentWindow };
  window.dispatchEvent(new MessageEvent('message', { data, ...from }));
}
