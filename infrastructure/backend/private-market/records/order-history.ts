import type { OrderStage } from '#application/private-market/share-orders.ts';
import { OrderMove } from '#domain/private-market/orders/order-moves.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { OrderRecord } from './order-records.ts';

/** The stage that an order reaches by a move. Other moves repeat a stage. */
const STAGES: Readonly<Partial<Record<OrderMove | 'request', OrderStage>>> = {
  request: 'requested',
  [OrderMove.Offer]: 'offered',
  [OrderMove.Accept]: 'accepted',
  [OrderMove.Confirm]: 'confirmed',
  [OrderMove.PaymentSucceeded]: 'paid',
  [OrderMove.ReceivePayment]: 'paid',
  [OrderMove.SignDealSlip]: 'signed',
  [OrderMove.Complete]: 'transferred',
  [OrderMove.Reject]: 'ended',
  [OrderMove.Expire]: 'ended',
  [OrderMove.Cancel]: 'ended',
  [OrderMove.Withdraw]: 'ended',
  [OrderMove.ExpireUnpaid]: 'ended',
  [OrderMove.Refund]: 'ended',
};

/** When an order reached its stages, in ISO 8601. */
type ReachedStages = Readonly<Partial<Record<OrderStage, string>>>;

export interface OrderHistoryRow {
  readonly reached: ReachedStages;
  /** The reference of the payment received, including one that was returned later. */
  readonly transaction_id: string | null;
}

type Orders = readonly Pick<OrderRecord, 'id' | 'investor_id'>[];

/** @returns a function that finds the history of each of these orders */
export async function orderHistories(
  database: Kysely<Database>,
  orders: Orders,
): Promise<(order: { readonly id: number }) => OrderHistoryRow> {
  const reached = await reachedStages(database, orders);
  const references = await paidReferences(database, orders);
  return ({ id }) => ({
    reached: reached.get(id) ?? {},
    transaction_id: references.get(id) ?? null,
  });
}

async function reachedStages(
  database: Kysely<Database>,
  orders: Orders,
): Promise<ReadonlyMap<number, ReachedStages>> {
  const stages = new Map<number, ReachedStages>();
  if (orders.length === 0) return stages;
  const moves = await database
    .selectFrom('share_order_moves')
    .select(['order_id', 'move', 'moved_at'])
    .where('order_id', 'in', idsOf(orders))
    .where('investor_id', 'in', investorsOf(orders))
    .orderBy('number')
    .execute();
  for (const { order_id: id, move, moved_at } of moves) {
    const stage = STAGES[move];
    if (stage === undefined) continue;
    stages.set(id, { ...stages.get(id), [stage]: moved_at.toISOString() });
  }
  return stages;
}

async function paidReferences(
  database: Kysely<Database>,
  orders: Orders,
): Promise<ReadonlyMap<number, string>> {
  if (orders.length === 0) return new Map();
  const paid = await database
    .selectFrom('share_payments')
    .select(['order_id', 'reference'])
    .where('order_id', 'in', idsOf(orders))
    .where('investor_id', 'in', investorsOf(orders))
    .where((of) => of.or([of('state', '=', 'succeeded'), of('refunded_at', 'is not', null)]))
    .execute();
  return new Map(paid.map(({ order_id: id, reference }) => [id, reference]));
}

function idsOf(orders: Orders): number[] {
  return orders.map(({ id }) => id);
}

function investorsOf(orders: Orders): number[] {
  return [...new Set(orders.map(({ investor_id: investorId }) => investorId))];
}
