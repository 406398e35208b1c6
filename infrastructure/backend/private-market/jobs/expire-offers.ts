import { OrderMove } from '#domain/private-market/orders/order-moves.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { attemptEach } from '#infrastructure/backend/scheduling/due-work.ts';
import { answerOffer } from '#infrastructure/backend/private-market/records/answer-offer.ts';
import { lockedOrder } from '#infrastructure/backend/private-market/records/order-records.ts';

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
  await attemptEach('share order', due, (own) =>
    inTransaction(sandbox.database, async (database) => {
      const order = await lockedOrder(database, own);
      // The investor may have answered meanwhile.
      if (order.status !== 'price_offered') return;
      await answerOffer(sandbox, database, { order, move: OrderMove.Expire });
    }),
  );
}
