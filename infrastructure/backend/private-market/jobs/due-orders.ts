import {
  isAwaitingDesk,
  isUnsigned,
  ownStatuses,
} from '#domain/private-market/orders/order-phase.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { expirePayments } from '#infrastructure/backend/third-parties/gateway-payments.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { readSetting } from '#infrastructure/backend/database/stored-settings.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { attemptAll, attemptEach } from '#infrastructure/backend/scheduling/due-work.ts';
import { processDueSignatures } from '#infrastructure/backend/private-market/records/deal-slips.ts';
import {
  completeOrder,
  confirmOrder,
  offerPrice,
  priceOf,
} from '#infrastructure/backend/private-market/records/desk-moves.ts';
import { expireUnpaidOrders } from '#infrastructure/backend/private-market/records/end-order.ts';
import { expireOffers } from './expire-offers.ts';
import {
  lockedOrder,
  type OrderRecord,
} from '#infrastructure/backend/private-market/records/order-records.ts';
import { sharePaymentKind } from '#infrastructure/backend/private-market/records/share-payments.ts';
import { endStockHolds } from '#infrastructure/backend/private-market/records/stock-holds.ts';

/** Seconds after which the operations desk acts in automatic mode. */
const DESK_SECONDS = 8;
const OFFER_SECONDS = 1800;

/**
 * Runs every order job that is due at or before `until`: expires offers, payments, unpaid orders
 * and holds of stock, processes signatures that the app did not report, and acts for the desk in
 * automatic mode.
 */
export async function runDueOrderJobs(sandbox: Sandbox, until: Date): Promise<void> {
  const expire = (database: Kysely<Database>) =>
    expirePayments(database, sharePaymentKind, { now: until });
  await attemptAll([
    ['offers', () => expireOffers(sandbox, until)],
    ['share payments', () => inTransaction(sandbox.database, expire)],
    ['unpaid share orders', () => expireUnpaidOrders(sandbox, until)],
    ['stock holds', () => endStockHolds(sandbox, until)],
    ['signatures', () => processDueSignatures(sandbox, until)],
    ['desk', async () => sandbox.desk.isAuto && runAutomaticDesk(sandbox, until)],
  ]);
}

const WAITING = ownStatuses(isAwaitingDesk);
/** A paid order waits for the signature before it waits for the desk, unless it is for a basket. */
const UNSIGNED = ownStatuses(isUnsigned);

async function runAutomaticDesk(sandbox: Sandbox, until: Date): Promise<void> {
  const { database } = sandbox;
  // Sample orders are older than this, and the desk must not change them.
  const since = new Date((await readSetting(database, 'sample-world')) ?? 0);
  const due = await database
    .selectFrom('share_orders')
    .select(['id', 'investor_id as investorId'])
    .where('status', 'in', WAITING)
    .where(({ eb, or }) => or([eb('status', 'not in', UNSIGNED), eb('kind', '=', 'basket')]))
    .where('moved_at', '>=', since)
    .where('moved_at', '<=', new Date(until.getTime() - DESK_SECONDS * 1000))
    .orderBy('moved_at')
    .orderBy('id')
    .execute();
  await attemptEach('share order', due, (own) =>
    inTransaction(database, async (transaction) => {
      const order = await lockedOrder(transaction, own);
      if (WAITING.includes(order.status)) await moveOn(sandbox, transaction, order);
    }),
  );
}

/** Makes the desk's next move: confirms a basket, offers a price, or completes a paid order. */
async function moveOn(
  sandbox: Sandbox,
  database: Kysely<Database>,
  order: OrderRecord,
): Promise<void> {
  if (order.status !== OrderStatus.Pending) {
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
