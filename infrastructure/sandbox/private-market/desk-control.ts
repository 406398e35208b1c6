import { legalOrderMoves, OrderActor, OrderMove } from '#domain/private-market/order-moves.ts';
import { Money } from '#domain/platform/money.ts';
import { amountText, idText } from '#infrastructure/private-market/values.wire.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database.ts';
import type { Sandbox } from '../platform/context.ts';
import { inTransaction } from '../platform/transaction.ts';
import { cancelOrder, completeOrder, confirmOrder, offerPrice, priceOf } from './desk-moves.ts';
import { movable } from './order-moves.ts';
import { lockedOrder, orderName, type OrderRecord, shareOrders } from './order-records.ts';

const MOST_ORDERS = 100;
const A_MONTH = 31 * 86_400;

const params = v.strictObject({ request_id: idText });
const offerSchema = v.strictObject({
  /** As text or as a number; written out it has two decimals at most. */
  pricePerUnit: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    amountText,
    v.check((text) => !/^[0.]+$/.test(text), 'A price is above zero.'),
  ),
  expiresInSeconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(A_MONTH)),
});
const noBody = v.optional(v.strictObject({}));

/** The desk's moves on orders, for the console and for tools. */
export function addDeskControl(sandbox: Sandbox): void {
  addList(sandbox);
  addMove(sandbox, 'confirm', confirmOrder);
  addMove(sandbox, 'cancel', cancelOrder);
  addMove(sandbox, 'complete', completeOrder);
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
      return Promise.all(orders.map((order) => told(database, order, now)));
    },
  });
}

async function told(database: Kysely<Database>, order: OrderRecord, now: number) {
  const price = await priceOf(database, order);
  const moves = legalOrderMoves(movable(order), { by: OrderActor.Desk, now });
  return {
    requestId: order.id,
    kind: order.kind,
    name: orderName(order),
    units: order.units,
    mobile: order.mobile,
    status: order.status,
    requestedAt: order.requested_at.toISOString(),
    /** What the desk would offer; absent where there is no price to go by. */
    ...(price !== undefined && { pricePerUnit: price.text }),
    ...(order.offered_price !== null && { offeredPrice: Money.of(order.offered_price).text }),
    ...(order.offer_deadline !== null && { offerDeadline: order.offer_deadline.toISOString() }),
    legalMoves: moves.filter((move) => move !== OrderMove.Confirm || price !== undefined),
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
