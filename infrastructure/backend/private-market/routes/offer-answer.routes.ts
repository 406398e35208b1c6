import { orderMoveForTag } from '#domain/private-market/orders/offer-answer.ts';
import { OrderActor, OrderMove } from '#domain/private-market/orders/order-moves.ts';
import { offerAnswerRequest } from '#infrastructure/private-market/share-orders.wire.ts';
import { done } from '#infrastructure/platform/http/wire-values.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { hasMoved, moveOrder } from '#infrastructure/backend/private-market/records/order-moves.ts';
import {
  lockedOrder,
  type OrderRecord,
} from '#infrastructure/backend/private-market/records/order-records.ts';

export function addOfferAnswers(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'PUT',
    path: '/api/private-market/preipo/status',
    summary: 'Accept or reject an offer, or report that it has expired',
    access: 'session',
    body: offerAnswerRequest,
    reply: done,
    moves: true,
    run: async ({ body, investorId, database }) => {
      const order = await lockedOrder(database, { id: body.request_id, investorId });
      const move = orderMoveForTag(body.tag);
      // An order has at most one offer, so a repeated answer changes nothing.
      if (await hasMoved(database, order, move)) return { status: 200, message: 'Done' };
      await answerOffer(sandbox, database, { order, move });
      return { status: 200, message: 'Done' };
    },
  });
}

async function answerOffer(
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
    settles: isAccepted ? { fulfilled_price: price, price_seen: price } : {},
  });
}

/** Expires offers past their deadline, in order of their deadlines. */
export async function expireOffers(sandbox: Sandbox, until: Date): Promise<void> {
  const due = await sandbox.database
    .selectFrom('share_orders')
    .select(['id', 'investor_id as investorId'])
    .where('status', '=', 'price_offered')
    .where('offer_deadline', '<=', until)
    .orderBy('offer_deadline')
    .orderBy('id')
    .execute();
  for (const own of due) {
    await inTransaction(sandbox.database, async (database) => {
      const order = await lockedOrder(database, own);
      // It may have been answered meanwhile.
      if (order.status !== 'price_offered') return;
      await answerOffer(sandbox, database, { order, move: OrderMove.Expire });
    });
  }
}
