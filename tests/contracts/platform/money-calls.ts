import { AdvisorOrders } from '#application/fixed-deposits/booking/advisor-orders.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { UnpaidDepositOrders } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { DealSlips } from '#application/private-market/deal-slips.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { SharePayments } from '#application/private-market/share-payments.ts';
import { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import { basketOrder } from '#domain/private-market/orders/basket-order.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { valueOf } from '../accounts/signed-in.ts';
import type { Backend } from '../backend.ts';
import { placedOrder } from '../fixed-deposits/advisor.ts';
import {
  ARJUN,
  orderFor,
  present,
  startedOrder,
  submitNominees,
} from '../fixed-deposits/booking.ts';
import {
  IN_STOCK,
  ordered,
  OUT_OF_STOCK,
  pay,
  signAtSigningService,
} from '../private-market/ordering.ts';

/** A call that moves money or shares, or promises them. */
export interface MoneyCall {
  /** Method and path, as the route table has them. */
  readonly at: string;
  /** The table in which the call makes exactly one row; absent if it only changes rows. */
  readonly makes?: string;
  /** Prepares the investor for the call, and returns the call. */
  prepare(app: AppContainer, backend: Backend): Promise<Call>;
}

type Call = () => Promise<Result<unknown, PortFailure>>;

const desk = ({ control }: Backend, path: string, body: unknown = {}) =>
  control.call('POST', path, body);

const depositCalls: readonly MoneyCall[] = [
  {
    at: 'POST /api/main/investment/startfd',
    makes: 'deposit_orders',
    prepare: async (app, backend) => {
      const request = await orderFor(app, backend, { principal: '701000' });
      return () => app.get(DepositOrders).start(request, {});
    },
  },
  {
    at: 'POST /api/main/investment/updatenominees',
    makes: 'deposit_payments',
    prepare: async (app, backend) => {
      const orderId = await startedOrder(app, backend, { principal: '702000' });
      return () => submitNominees(app, backend, orderId);
    },
  },
  {
    at: 'POST /api/main/investment/cancel-order',
    prepare: async (app, backend) => {
      const orderId = await startedOrder(app, backend, { principal: '703000' });
      return () => app.get(UnpaidDepositOrders).cancel(orderId, {});
    },
  },
  {
    at: 'POST /api/ifa/ifa/invest/Resumefdbooking',
    makes: 'deposit_payments',
    prepare: async (app, backend) => {
      const { uniqueId } = await placedOrder(backend, { mobile: ARJUN, amount: '704000' });
      return () => app.get(AdvisorOrders).resume(uniqueId, {});
    },
  },
];

const shareCalls: readonly MoneyCall[] = [
  {
    at: 'POST /api/private-market/ipoorderreqest',
    makes: 'share_orders',
    prepare: (app) =>
      Promise.resolve(() => app.get(ShareOrders).place({ shareId: IN_STOCK, units: 31 }, {})),
  },
  {
    at: 'PUT /api/private-market/preipo/status',
    makes: 'share_order_moves',
    prepare: async (app, backend) => {
      const { requestId } = await ordered(app, OUT_OF_STOCK, 32);
      await desk(backend, `orders/${requestId}/offer`, {
        pricePerUnit: '2450.50',
        expiresInSeconds: 600,
      });
      return () => app.get(ShareOrders).answerOffer({ requestId, tag: 'accept' }, {});
    },
  },
  {
    at: 'PUT /api/private-market/preipo/cancel',
    makes: 'share_order_moves',
    prepare: async (app) => {
      const { requestId } = await ordered(app, IN_STOCK, 33);
      return () => app.get(ShareOrders).cancel(requestId, {});
    },
  },
  {
    at: 'POST /api/private-market/intiatepayment',
    makes: 'share_payments',
    prepare: async (app) => {
      const { requestId } = await ordered(app, IN_STOCK, 34);
      return () => app.get(SharePayments).start(requestId, {});
    },
  },
  {
    at: 'POST /api/signing/digio-signed-status',
    makes: 'share_order_moves',
    prepare: async (app, backend) => {
      const { requestId } = await ordered(app, IN_STOCK, 35);
      await pay(app, requestId);
      await signAtSigningService(app, backend, requestId);
      return () => app.get(DealSlips).confirmSigned(requestId, {});
    },
  },
  {
    at: 'POST /api/private-market/basket/ordersubmit',
    makes: 'share_orders',
    prepare: (app) => {
      const order = present(basketOrder('3', Money.of('28250')));
      return Promise.resolve(() => app.get(BasketOrders).place({ basketId: 202, ...order }, {}));
    },
  },
];

const sale = (shareName: string) => ({
  shareName,
  quantity: 40,
  askingPrice: Money.of('195.50'),
});

const saleCalls: readonly MoneyCall[] = [
  {
    at: 'POST /api/private-market/pre-ipo/sell-request',
    makes: 'sell_requests',
    prepare: (app) =>
      Promise.resolve(() => app.get(SellRequests).submit(sale('Vayu Mobility'), {})),
  },
  {
    at: 'PUT /api/private-market/pre-ipo/sell-request/answer',
    prepare: async (app, backend) => {
      valueOf(await app.get(SellRequests).submit(sale('Nilgiri Fresh'), {}));
      const [newest] = valueOf(await app.get(SellRequests).list({}));
      const { requestId } = present(newest);
      await desk(backend, `sell-requests/${requestId}/accept`);
      return () => app.get(SellRequests).answer({ requestId, tag: 'agree' }, {});
    },
  },
];

export const moneyCalls: readonly MoneyCall[] = [...depositCalls, ...shareCalls, ...saleCalls];

/** Commands of the two markets that neither move nor promise money or shares. */
export const commandsWithoutMoney: readonly string[] = [
  'POST /api/main/investment/updatedeclarations',
  // The last maturity instruction counts, as a test of deposits proves.
  'POST /api/main/investment/updatematurityaction',
  // The frame of the partner bank: the bank books and takes the money on its own page.
  'POST /api/fd-partner/v2/sessions',
  'POST /api/fd-partner/v2/session-events',
  'POST /api/private-market/product-request',
  'POST /api/private-market/add-to-watchlist',
  'POST /api/private-market/delete-to-watchlist',
  // Prepares the document; a separate call confirms the signature.
  'GET /api/signing/upload-and-gettoken',
];
