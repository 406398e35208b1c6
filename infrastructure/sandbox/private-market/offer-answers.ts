import { orderMoveForTag } from '#domain/private-market/offer-answer.ts';
import { OrderActor, OrderMove } from '#domain/private-market/order-moves.ts';
import { offerAnswerRequest } from '#infrastructure/private-market/share-orders.wire.ts';
import { done } from '#infrastructure/private-market/values.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Sandbox } from '../platform/context.ts';
import { route } from '../platform/route.ts';
import { inTransaction } from '../platform/transaction.ts';
import { hasMoved, moveOrder } from './order-moves.ts';
import { lockedOrder, type OrderRecord } from './order-records.ts';

/** Accepting an offer, rejecting it, and saying that its time is up. */
export function addOfferAnswers(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'PUT',
    path: '/api/private-market/preipo/status',
    summary: 'Accepts or rejects an offer, or says that its time is up',
    access: 'session',
    body: offerAnswerRequest,
    reply: done,
    moves: true,
    run: async ({ body, investorId, database }) => {
      const order = await lockedOrder(database, { id: body.request_id, investorId });
      const move = orderMoveForTag(body.tag);
      // An order has one offer at most: what was answered so already is answered so.
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
    // That time is up the clock decides, whoever says so.
    by: move === OrderMove.Expire ? OrderActor.Clock : OrderActor.Investor,
    settles: isAccepted ? { fulfilled_price: price, price_seen: price } : {},
  });
}

/** Ends the offers whose time was up by then, in the order of their deadlines. */
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
      // Somebody may have been faster.
      if (order.status !== 'price_offered') return;
      await answerOffer(sandbox, database, { order, move: OrderMove.Expire });
    });
  }
}
