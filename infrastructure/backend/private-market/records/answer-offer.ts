import { OrderActor, OrderMove } from '#domain/private-market/orders/order-moves.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { moveOrder } from './move-order.ts';
import type { OrderRecord } from './order-records.ts';

/**
 * Accepts, rejects or expires the offered price of an order.
 * @param answer the order as read under its lock, and the move to make
 * @throws Refusal (409) if the move is not legal now
 */
export async function answerOffer(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { order, move }: { readonly order: OrderRecord; readonly move: OrderMove },
): Promise<void> {
  const { offered_price: price } = order;
  const isAccepted = move === OrderMove.Accept;
  await moveOrder(sandbox, database, order, {
    move,
    // The clock is the actor of an expiry, not the caller who reported it.
    by: move === OrderMove.Expire ? OrderActor.Clock : OrderActor.Investor,
    columns: isAccepted ? { fulfilled_price: price, price_seen: price } : {},
  });
}
