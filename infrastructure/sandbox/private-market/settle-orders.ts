import type { OrderStatus } from '#domain/private-market/order-status.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { expirePayments } from '../outside/gateway-payments.ts';
import type { Sandbox } from '../platform/context.ts';
import { readSetting } from '../platform/settings.ts';
import { inTransaction } from '../platform/transaction.ts';
import { settleSignatures } from './deal-slips.ts';
import { completeOrder, confirmOrder, offerPrice, priceOf } from './desk-moves.ts';
import { expireOffers } from './offer-answers.ts';
import { lockedOrder, type OrderRecord } from './order-records.ts';
import { sharePaymentKind } from './share-payments.ts';

/** How long a visitor waits for a desk that works by itself. */
const DESK_SECONDS = 8;
const OFFER_SECONDS = 1800;

/** What fell due by then: offers, open payments, signatures nobody told of, the desk's work. */
export async function settleOrders(sandbox: Sandbox, until: Date): Promise<void> {
  await expireOffers(sandbox, until);
  await inTransaction(sandbox.database, (database) =>
    expirePayments(database, sharePaymentKind, { now: until }),
  );
  await settleSignatures(sandbox, until);
  if (sandbox.desk.isAuto) await workByItself(sandbox, until);
}

/** Orders that wait for the desk, those of baskets until the house has their money too. */
const WAITING: OrderStatus[] = ['pending', 'request_confirmed', 'order_under_process'];

async function workByItself(sandbox: Sandbox, until: Date): Promise<void> {
  const { database } = sandbox;
  // What waits in the sample world is for people to look at.
  const since = new Date((await readSetting(database, 'sample-world')) ?? 0);
  const due = await database
    .selectFrom('share_orders')
    .select(['id', 'investor_id as investorId'])
    .where('status', 'in', WAITING)
    .where(({ eb, or }) => or([eb('status', '<>', 'request_confirmed'), eb('kind', '=', 'basket')]))
    .where('moved_at', '>', since)
    .where('moved_at', '<=', new Date(until.getTime() - DESK_SECONDS * 1000))
    .orderBy('moved_at')
    .orderBy('id')
    .execute();
  for (const own of due) {
    await inTransaction(database, async (transaction) => {
      const order = await lockedOrder(transaction, own);
      if (WAITING.includes(order.status)) await moveOn(sandbox, transaction, order);
    });
  }
}

/** A basket is confirmed, a share gets an offer, and what is paid for is transferred. */
async function moveOn(
  sandbox: Sandbox,
  database: Kysely<Database>,
  order: OrderRecord,
): Promise<void> {
  if (order.status !== 'pending') {
    await completeOrder(sandbox, database, order);
    return;
  }
  const pricePerUnit = await priceOf(database, order);
  if (pricePerUnit === undefined) return;
  if (order.kind === 'basket') {
    await confirmOrder(sandbox, database, order);
  } else {
    const offer = { order, pricePerUnit, expiresInSeconds: OFFER_SECONDS };
    await offerPrice(sandbox, database, offer);
  }
}
