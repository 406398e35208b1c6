import {
  legalOrderMoves,
  OrderActor,
  OrderMove,
} from '#domain/private-market/orders/order-moves.ts';
import { Money } from '#domain/platform/money.ts';
import { idText } from '#infrastructure/platform/http/wire-values.wire.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import {
  completeOrder,
  confirmOrder,
  isPriceSeen,
  offerPrice,
  priceOf,
} from '#infrastructure/backend/private-market/records/desk-moves.ts';
import { endOrder } from '#infrastructure/backend/private-market/records/end-order.ts';
import { movable } from '#infrastructure/backend/private-market/records/move-order.ts';
import {
  lockedOrder,
  orderName,
  type OrderRecord,
  shareOrders,
} from '#infrastructure/backend/private-market/records/order-records.ts';
import { receivePayment } from '#infrastructure/backend/private-market/records/receive-payment.ts';

const MOST_ORDERS = 100;
const A_MONTH = 31 * 86_400;

const params = v.strictObject({ request_id: idText });
/**
 * Rupees with at most nine digits before the point, so that the total of the largest order fits its
 * column.
 */
const offeredPrice = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/));
const offerSchema = v.strictObject({
  /** Rupees: text or a number, with at most two decimals. */
  pricePerUnit: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    offeredPrice,
    v.check((text) => !/^[0.]+$/.test(text), 'The price must be above zero.'),
  ),
  expiresInSeconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(A_MONTH)),
});
/** The bank's reference of the transfer: letters and digits. */
const paymentSchema = v.strictObject({
  reference: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{6,30}$/)),
});
const noBody = v.optional(v.strictObject({}));

export function addDeskControl(sandbox: Sandbox): void {
  addList(sandbox);
  addMove(sandbox, 'confirm', confirmOrder);
  addMove(sandbox, 'complete', completeOrder);
  for (const move of [OrderMove.Cancel, OrderMove.Refund] as const) {
    addMove(sandbox, move, (its, database, order) => endOrder(its, database, { order, move }));
  }
  addReceivedPayment(sandbox);
  addOffer(sandbox);
}

function addList({ control, database, clock }: Sandbox): void {
  control({
    method: 'GET',
    path: '/sandbox/api/orders',
    run: async () => {
      const orders = await shareOrders(database)
        .orderBy('order.id', 'desc')
        .limit(MOST_ORDERS)
        .execute();
      const now = clock.now().getTime();
      return Promise.all(orders.map((order) => deskOrderOf(database, order, now)));
    },
  });
}

async function deskOrderOf(database: Kysely<Database>, order: OrderRecord, now: number) {
  const price = await priceOf(database, order);
  const isConfirmable = price !== undefined && isPriceSeen(order, price);
  const moves = legalOrderMoves(movable(order), { by: OrderActor.Desk, now });
  return {
    requestId: order.id,
    kind: order.kind,
    name: orderName(order),
    units: order.units,
    mobile: order.mobile,
    status: order.status,
    requestedAt: order.requested_at.toISOString(),
    /** The price to suggest for an offer; left out if the share has no price. */
    ...(price !== undefined && { pricePerUnit: price.text }),
    ...(order.offered_price !== null && { offeredPrice: Money.of(order.offered_price).text }),
    ...(order.pay_by !== null && { payBy: order.pay_by.toISOString() }),
    ...(order.offer_deadline !== null && { offerDeadline: order.offer_deadline.toISOString() }),
    legalMoves: moves.filter((move) => move !== OrderMove.Confirm || isConfirmable),
  };
}

type DeskMove = (
  sandbox: Sandbox,
  database: Kysely<Database>,
  order: OrderRecord,
) => Promise<OrderRecord>;

function addMove(sandbox: Sandbox, name: string, move: DeskMove): void {
  sandbox.control({
    method: 'POST',
    path: `/sandbox/api/orders/:request_id/${name}`,
    params,
    body: noBody,
    run: (input) =>
      inTransaction(sandbox.database, async (database) => {
        const order = await lockedOrder(database, { id: input.params.request_id });
        const { id, status } = await move(sandbox, database, order);
        return { requestId: id, status };
      }),
  });
}

function addOffer(sandbox: Sandbox): void {
  sandbox.control({
    method: 'POST',
    path: '/sandbox/api/orders/:request_id/offer',
    params,
    body: offerSchema,
    run: (input) =>
      inTransaction(sandbox.database, async (database) => {
        const { expiresInSeconds, pricePerUnit } = input.body;
        const order = await lockedOrder(database, { id: input.params.request_id });
        const offer = { order, expiresInSeconds, pricePerUnit: Money.of(pricePerUnit) };
        const { id, status } = await offerPrice(sandbox, database, offer);
        return { requestId: id, status };
      }),
  });
}

function addReceivedPayment(sandbox: Sandbox): void {
  sandbox.control({
    method: 'POST',
    path: '/sandbox/api/orders/:request_id/receive-payment',
    params,
    body: paymentSchema,
    run: (input) =>
      inTransaction(sandbox.database, async (database) => {
        const order = await lockedOrder(database, { id: input.params.request_id });
        const { reference } = input.body;
        const { id, status } = await receivePayment(sandbox, database, { order, reference });
        return { requestId: id, status };
      }),
  });
}
