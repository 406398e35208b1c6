import { DealSlips } from '#application/private-market/deal-slips.ts';
import { HeldShares } from '#application/private-market/held-shares.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { SharePayments } from '#application/private-market/share-payments.ts';
import { ShareRequests } from '#application/private-market/share-requests.ts';
import { Money } from '#domain/platform/money.ts';
import { DONE, type DocumentedCall } from './documented-call.ts';

const MARKET = '/api/private-market';
const MOMENT = '2026-01-31T10:00:00+05:30';

const orderRow = {
  request_id: 70022,
  investor_id: 77,
  pre_ipo_share_name: 'NSE',
  logo_url: '/nse.svg',
  status: 'price_offered',
  requested_qty: 12,
  requested_at: MOMENT,
  min_price: '1800',
  max_price: '1900',
  price_offered: '1860',
  price_offered_deadline: MOMENT,
  fulfilled_price: '1855',
  retail_price: '1850',
  digio_signed_status: 'requested',
  isThisBasketOrder: 1,
  items: [
    {
      product: { logo_url: '/nse.svg', pre_ipo_share_name: 'NSE', pre_ipo_stock_id: 101 },
      quantity: 2,
      total_retail_value: '3700',
    },
  ],
};
const unreadOfOrder = {
  retail_price: 'an order shows the price that was offered or paid',
};
const upload = { access_token: { entity_id: 'DID1', id: 'GWT1' } };
const signing_parties = [{ identifier: '9876543210' }];
const signing = { digio_document_signed: 0, payment_done: 1 };
const signingRows = ['PM-7.40', 'PM-3.48', 'PM-3.49'];

/** Orders for shares, from the request to the holding and the sale. */
export const shareCalls: readonly DocumentedCall[] = [
  {
    rows: ['PM-7.25'],
    at: `POST ${MARKET}/ipoorderreqest`,
    reply: { status: 200, data: { order_summary: { status: 'pending' } }, error: '' },
    unread: { error: 'a refusal says so by its status too' },
    sends: { pre_ipo_product_id: 101, requested_qty: 12, supplier_id: 1, ifa_id: 1 },
    make: ({ app }) => app.get(ShareOrders).place({ shareId: 101, units: 12 }, {}),
  },
  {
    rows: ['PM-7.34', 'PM-3.40', 'PM-3.41'],
    at: `POST ${MARKET}/getorderlist`,
    reply: { data: [orderRow] },
    unread: unreadOfOrder,
    sends: { ifa_id: 1, tag: 'active' },
    make: ({ app }) => app.get(ShareOrders).list('active', {}),
  },
  ...(
    [
      ['accept', 'accept'],
      ['reject', 'reject'],
      ['expire', 'price_offer_expired'],
    ] as const
  ).map(([tag, sent]): DocumentedCall => ({
    rows: ['PM-7.35'],
    at: `PUT ${MARKET}/preipo/status`,
    reply: DONE,
    sends: { request_id: 70022, tag: sent },
    make: ({ app }) => app.get(ShareOrders).answerOffer({ requestId: 70022, tag }, {}),
  })),
  {
    rows: ['PM-7.36', 'PM-3.42'],
    at: `GET ${MARKET}/order-summary`,
    reply: {
      status: 200,
      data: {
        price_per_unit: '1860',
        units_buying: 12,
        total_investment: '22320',
        stamp_duty: '3.35',
        tcs: '22.32',
        total_payable: '22345.67',
        demat_account_number: 'IN30012345678901',
        logo_url: '/nse.svg',
      },
    },
    make: ({ app }) => app.get(ShareOrders).summary(70022, {}),
  },
  {
    rows: ['PM-7.42'],
    at: 'GET /api/orders/ifa/invest/Resume-preipo-booking',
    reply: { data: orderRow },
    unread: unreadOfOrder,
    make: ({ app }) => app.get(ShareOrders).resume('abc-1', {}),
  },
  {
    rows: ['PM-7.37', 'PM-7.38', 'PM-9.5'],
    at: `POST ${MARKET}/intiatepayment`,
    reply: { data: { payment_gateway: { payment_url: 'https://example.com/pay' } } },
    sends: { order_id: 70022, pg_id: 1 },
    make: ({ app }) => app.get(SharePayments).start(70022, {}),
  },
  {
    rows: signingRows,
    at: 'GET /api/signing/upload-and-gettoken',
    reply: { data: { ...signing, digio_upload_response: { ...upload, signing_parties } } },
    make: ({ app }) => app.get(DealSlips).prepare(70022, {}),
  },
  {
    rows: signingRows,
    at: 'GET /api/signing/upload-and-gettoken',
    reply: { data: { ...signing, digio_upload_response: upload, signing_parties } },
    make: ({ app }) => app.get(DealSlips).prepare(70022, {}),
  },
  {
    rows: ['PM-7.41'],
    at: 'POST /api/signing/digio-signed-status',
    reply: { status: 200, message: 'Signed' },
    unread: { message: 'a success is told in words of ours' },
    make: ({ app }) => app.get(DealSlips).confirmSigned(70022, {}),
  },
  {
    rows: ['PM-7.32', 'PM-3.45'],
    at: `POST ${MARKET}/preipoportfolio`,
    reply: {
      data: {
        onmi_asset_count: 1,
        total_investment: '22320',
        portfolio: [
          {
            pre_ipo_share_name: 'NSE',
            pre_ipo_logo: '/nse.svg',
            qty_booked: 12,
            total_investment: '22320',
            industry_type: 'Exchange',
            pre_ipo_product_id: 101,
          },
        ],
      },
    },
    make: ({ app }) => app.get(HeldShares).portfolio({}),
  },
  {
    rows: ['PM-7.33', 'PM-3.44'],
    at: `GET ${MARKET}/preipo-orderhistory`,
    reply: {
      data: {
        portfolio_arr: [
          {
            price_per_unit: '1860',
            qty_booked: 12,
            total_investment_amount: '22320',
            tcs: '22.32',
            stamp_duty: '3.35',
            documentation_charges: '1',
            total_payable: '22346.67',
            pre_ipo_order_id: 4,
            created_on: MOMENT,
          },
        ],
      },
    },
    make: ({ app }) => app.get(HeldShares).history(101, {}),
  },
  {
    rows: ['PM-7.43'],
    at: `POST ${MARKET}/pre-ipo/sell-request`,
    reply: DONE,
    sends: { share_name: 'NSE', quantity: 3, asking_price: '1900', source: 'INVESTOR_DASHBORD' },
    make: ({ app }) => {
      const request = { shareName: 'NSE', quantity: 3, askingPrice: Money.of('1900') };
      return app.get(SellRequests).submit(request, {});
    },
  },
  {
    rows: ['PM-7.44'],
    at: `POST ${MARKET}/product-request`,
    reply: DONE,
    sends: { share_name: 'NSE', qty: 3, created_by_type: 'INVESTOR' },
    make: ({ app }) => app.get(ShareRequests).submit({ shareName: 'NSE', quantity: '3' }, {}),
  },
];
