import { OrderActor, OrderMove } from '#domain/private-market/orders/order-moves.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { paidBy } from '#infrastructure/backend/third-parties/paid-by.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { post } from '#infrastructure/backend/ledger/ledger.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { moveOrder } from './move-order.ts';
import { amountsOf, type OrderRecord } from './order-records.ts';
import { sharePaymentPostings } from './share-postings.ts';

/**
 * Records the bank transfer that pays a basket order. One transfer pays one order.
 * @param received the order as read under its lock, and the bank's reference of the transfer
 * @throws Refusal (409) if the order cannot be paid now, or the reference was used for another
 */
export async function receivePayment(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { order, reference }: { readonly order: OrderRecord; readonly reference: string },
): Promise<OrderRecord> {
  const { id: orderId, investor_id: investorId } = order;
  await refuseUsedReference(database, reference);
  const now = sandbox.clock.now();
  const amount = amountsOf(order)?.totalPayable.text;
  const act = { move: OrderMove.ReceivePayment, by: OrderActor.Desk } as const;
  const paid = await moveOrder(sandbox, database, order, act);
  if (amount === undefined) throw new Error(`order ${orderId} cannot be paid: it has no price`);
  await database
    .insertInto('share_payments')
    .values({
      investor_id: investorId,
      order_id: orderId,
      reference,
      amount,
      state: 'succeeded',
      method: null,
      return_url: `${sandbox.config.appOrigin}/privatemarket/orders`,
      opened_at: now,
      expires_at: now,
      finished_at: now,
    })
    .execute();
  const isThis = sql`payment.order_id = ${orderId} and ${paidBy(investorId)}`;
  await post(database, sharePaymentPostings(isThis));
  return paid;
}

async function refuseUsedReference(database: Kysely<Database>, reference: string): Promise<void> {
  const used = await database
    .selectFrom('share_payments')
    .select('order_id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (used === undefined) return;
  const message = `The transfer ${reference} was recorded for order ${used.order_id}.`;
  throw new Refusal({ status: 409, code: 'reference-used', message, field: 'reference' });
}
