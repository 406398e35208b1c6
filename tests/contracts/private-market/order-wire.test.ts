import { RuntimeEnvironment } from '#application/platform/runtime-environment.ts';
import { DealSlips } from '#application/private-market/deal-slips.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { SharePayments } from '#application/private-market/share-payments.ts';
import { SharePrices } from '#application/private-market/share-prices.ts';
import { ShareRequests } from '#application/private-market/share-requests.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { environmentFrom } from '#infrastructure/platform/environment.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn, valueOf } from '../accounts/signed-in.ts';
import { type Backend, startBackend } from '../backend.ts';
import { fetchWithCookies } from '../client.ts';
import { ARJUN, present } from '../fixed-deposits/booking.ts';
import { IN_STOCK, ordered, OUT_OF_STOCK, pay, signAtSigningService } from './ordering.ts';

/** A request of the adapter, and the data of its reply. */
interface Sent {
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly data: unknown;
}

let backend: Backend;
let arjun: AppContainer;
let paid = 0;
const sent: Sent[] = [];
beforeAll(async () => {
  backend = await startBackend();
  arjun = await signedIn(backend, ARJUN, { fetch: recording(backend.appAddress) });
  const { requestId } = await ordered(arjun, IN_STOCK, 50);
  await pay(arjun, requestId);
  paid = requestId;
});
afterAll(() => backend.stop());

function recording(origin: string): typeof fetch {
  const send = fetchWithCookies(origin);
  return async (input, init) => {
    const reply = await send(input, init);
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const call = `${init?.method ?? 'GET'} ${pathname}`;
    const { data } = (await reply.clone().json()) as { data?: unknown };
    sent.push({ call, query: Object.fromEntries(searchParams), body, data });
    return reply;
  };
}

const last = (call: string) => present(sent.findLast((each) => each.call === call));
const keysOf = (value: unknown) => Object.keys(value as object);

describe('the calls of an order', () => {
  it('order shares with exactly these fields [PM-7.25]', async () => {
    await ordered(arjun, IN_STOCK, 51);
    const { body, data } = last('POST /api/private-market/ipoorderreqest');
    expect(body).toEqual({
      pre_ipo_product_id: IN_STOCK,
      requested_qty: 51,
      investor_id: 1001,
      supplier_id: 1,
      ifa_id: 1,
    });
    expect(data).toMatchObject({ order_summary: { status: 'request_confirmed' } });
  });

  it('list orders by their tag [PM-7.34, PM-3.40, PM-3.41]', async () => {
    valueOf(await arjun.get(ShareOrders).list('past', {}));
    const { body, data } = last('POST /api/private-market/getorderlist');
    expect(body).toEqual({ ifa_id: 1, investor_id: 1001, tag: 'past' });
    const rows = data as { isThisBasketOrder: boolean; items: unknown[] }[];
    const fields =
      'request_id investor_id pre_ipo_share_name logo_url status requested_qty requested_at ' +
      'min_price max_price price_offered price_offered_deadline fulfilled_price retail_price ' +
      'digio_signed_status isThisBasketOrder items';
    // In addition to the documented fields: the target of a card.
    const ends = ['pay_by', 'cancelled_because', 'reached', 'transaction_id'];
    const own = ['pre_ipo_stock_id', 'domain_name', 'basket_id', ...ends];
    for (const row of rows) {
      expect(keysOf(row).filter((key) => !own.includes(key))).toEqual(fields.split(' '));
    }
    const [item] = present(rows.find(({ isThisBasketOrder }) => isThisBasketOrder)).items;
    expect(keysOf(item)).toEqual(['product', 'quantity', 'total_retail_value']);
    const { product } = item as { product: unknown };
    expect(keysOf(product)).toEqual(['logo_url', 'pre_ipo_share_name', 'pre_ipo_stock_id']);
  });

  it('answer an offer, read a summary, and resume by a link [PM-7.35, PM-7.36, PM-7.42]', async () => {
    const { requestId } = await ordered(arjun, OUT_OF_STOCK, 52);
    const offer = { pricePerUnit: '2400', expiresInSeconds: 600 };
    await backend.control.call('POST', `orders/${requestId}/offer`, offer);
    valueOf(await arjun.get(ShareOrders).answerOffer({ requestId, tag: 'accept' }, {}));
    const answer = last('PUT /api/private-market/preipo/status');
    expect(answer.body).toEqual({ request_id: requestId, tag: 'accept' });
    valueOf(await arjun.get(ShareOrders).summary(requestId, {}));
    const summary = last('GET /api/private-market/order-summary');
    expect(summary).toMatchObject({ query: { order_request_id: String(requestId) } });
    expect(summary.body).toBeUndefined();
    await arjun.get(ShareOrders).resume('some-link', {});
    const resumed = last('GET /api/orders/ifa/invest/Resume-preipo-booking');
    expect(resumed).toMatchObject({ query: { unique_id: 'some-link' }, body: undefined });
  });

  it('read a summary with these figures [PM-3.42]', async () => {
    valueOf(await arjun.get(ShareOrders).summary(paid, {}));
    const fields =
      'price_per_unit units_buying total_investment stamp_duty tcs total_payable ' +
      'demat_account_number logo_url';
    const { data } = last('GET /api/private-market/order-summary');
    expect(keysOf(data)).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  it('start a payment at gateway 1 for the request id [PM-7.37, PM-7.39, PM-9.5]', async () => {
    const { requestId } = await ordered(arjun, IN_STOCK, 53);
    valueOf(await arjun.get(SharePayments).start(requestId, {}));
    const { body, data } = last('POST /api/private-market/intiatepayment');
    expect(body).toEqual({ order_id: requestId, pg_id: 1 });
    const { payment_gateway: gateway } = data as { payment_gateway: { payment_url: string } };
    expect(gateway.payment_url).toMatch(/^http/);
  });

  it('request a share as an investor [PM-7.44]', async () => {
    const draft = { shareName: ' Hidden Valley Tea ', quantity: '050' };
    valueOf(await arjun.get(ShareRequests).submit(draft, {}));
    const { body } = last('POST /api/private-market/product-request');
    const name = 'Hidden Valley Tea';
    expect(body).toEqual({ share_name: name, qty: 50, created_by_type: 'INVESTOR' });
  });
});

describe('the calls of a deal slip', () => {
  const TOKEN = 'GET /api/signing/upload-and-gettoken';

  it('request it for three days, without an e-mail to the signer [PM-7.40, PM-9.7, PM-9.8]', async () => {
    valueOf(await arjun.get(DealSlips).prepare(paid, {}));
    const { query, body, data } = last(TOKEN);
    expect(query).toEqual({
      request_id: String(paid),
      investor_id: '1001',
      ifa_id: '1',
      expiry_in_days: '3',
      notify_signer: 'false',
    });
    expect(body).toBeUndefined();
    expect(data).toMatchObject({ digio_document_signed: false, payment_done: true });
  });

  it('find the signer beside the token, or at the top level [PM-3.48, PM-3.49]', async () => {
    const slips = arjun.get(DealSlips);
    const within = present(valueOf(await slips.prepare(paid, {})).token);
    expect(within).toMatchObject({ signer: ARJUN });
    const { data } = last(TOKEN) as never as { data: { digio_upload_response: object } };
    expect(keysOf(data.digio_upload_response)).toEqual(['access_token', 'signing_parties']);
    const access_token = { entity_id: 'DID-AT-THE-TOP', id: 'token' };
    const patch = {
      data: {
        digio_upload_response: { access_token, signing_parties: null },
        signing_parties: [{ identifier: 'someone' }],
      },
    };
    await backend.control.fault({ route: TOKEN, kind: 'patch', patch, times: 1 });
    const above = valueOf(await slips.prepare(paid, {})).token;
    expect(above).toEqual({ documentId: 'DID-AT-THE-TOP', signer: 'someone', tokenId: 'token' });
  });

  it('report the signature without a body [PM-7.41]', async () => {
    await signAtSigningService(arjun, backend, paid);
    valueOf(await arjun.get(DealSlips).confirmSigned(paid, {}));
    const { query, body } = last('POST /api/signing/digio-signed-status');
    expect(query).toEqual({ order_request_id: String(paid) });
    expect(body).toBeUndefined();
  });
});

describe('the base addresses', () => {
  it('are those of the environment, one set at a time [PM-7.1, PM-7.2]', async () => {
    valueOf(await arjun.get(SharePrices).tiers(IN_STOCK, {}));
    const bases = new Set(sent.map(({ call }) => call.split('/').slice(0, 3).join('/')));
    for (const base of ['pricing', 'orders', 'signing', 'private-market']) {
      expect([...bases].some((each) => each.endsWith(`/api/${base}`))).toBe(true);
    }
    const names = 'MAIN PRIVATE_MARKET IFA ADMIN FD_PARTNER_V1 FD_PARTNER_V2 PRICING ORDERS';
    const keys = `${names} SIGNING NEWS COUNTRIES FAVICON`.split(' ');
    const settingsOf = (host: string) =>
      Object.fromEntries(keys.map((key) => [`VITE_API_${key}`, `https://${key}.${host}.example`]));
    const addressesIn = (name: string) =>
      environmentFrom({ ...settingsOf(name), VITE_ENVIRONMENT: name }).addresses;
    expect(addressesIn('uat').signing).toBe('https://SIGNING.uat.example');
    expect(addressesIn('production').orders).toBe('https://ORDERS.production.example');
  });

  it('have the address and mode of the e-signing widget beside them [PM-4.39, PM-4.40]', async () => {
    const bases = 'MAIN PRIVATE_MARKET IFA ADMIN FD_PARTNER_V1 FD_PARTNER_V2 PRICING ORDERS';
    const keys = `${bases} SIGNING NEWS COUNTRIES FAVICON`.split(' ');
    const addresses = Object.fromEntries(
      keys.map((key): [string, string] => [`VITE_API_${key}`, 'https://api.example']),
    );
    const signingIn = (name: string, more: object = {}) =>
      environmentFrom({ ...addresses, VITE_ENVIRONMENT: name, ...more }).signing;
    expect(signingIn('uat')).toEqual({ mode: 'sandbox' });
    const widget = { VITE_SIGNING_WIDGET: 'https://sign.example/widget/' };
    const address = 'https://sign.example/widget';
    expect(signingIn('production', widget)).toEqual({ mode: 'production', address });
    const tried = { ...widget, VITE_SIGNING_MODE: 'sandbox' };
    expect(signingIn('production', tried)).toEqual({ mode: 'sandbox', address });
    const ours = await arjun.get(RuntimeEnvironment).signingWidget();
    expect(ours).toEqual({ mode: 'sandbox', address: `${backend.thirdPartyAddress}/sign` });
  });
});
