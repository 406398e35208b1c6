import { CancellationReason } from '#domain/private-market/orders/cancellation.ts';
import { isPayable, ownStatuses } from '#domain/private-market/orders/order-phase.ts';
import { MONEY_RETURNED } from '#application/platform/money-returned.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { attemptEach } from '#infrastructure/backend/scheduling/due-work.ts';
import { lockedOrder, type OrderRecord } from './order-records.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Minutes for which a confirmed order holds its units; a payment page extends them. */
const HOLD_MINUTES = 15;
/** Unpaid orders from stock that one investor may have at a time. */
const MOST_UNPAID = 5;
/** Orders from stock that one investor may place in 24 hours and not pay. */
const MOST_UNPAID_A_DAY = 20;
/** Payment pages of one order, because each of them holds the units again. */
const MOST_PAYMENT_PAGES = 6;

const PAYABLE = ownStatuses(isPayable);
const UNUSED: readonly CancellationReason[] = [
  CancellationReason.ByInvestor,
  CancellationReason.NotPaid,
];

export function holdEnd(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * MINUTE);
}

/** Takes units of a share from stock. @returns whether the stock sufficed */
export async function takeStock(
  database: Kysely<Database>,
  { share_id, units }: Pick<OrderRecord, 'share_id' | 'units'>,
): Promise<boolean> {
  const taken = await database
    .updateTable('shares')
    .set((of) => ({ available_stock: of('available_stock', '-', units) }))
    .where('id', '=', share_id)
    .where('available_stock', '>=', units)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Returns the units that an order holds to stock. The caller clears `reserved_units`. */
export async function giveBackStock(
  database: Kysely<Database>,
  { share_id, reserved_units }: OrderRecord,
): Promise<void> {
  if (share_id === null || reserved_units === 0) return;
  await database
    .updateTable('shares')
    .set((of) => ({ available_stock: of('available_stock', '+', reserved_units) }))
    .where('id', '=', share_id)
    .execute();
}

/**
 * Holds the units of an order while its payment page is open. An order whose hold has ended takes
 * them from stock again; one that never held any is bought elsewhere.
 * @param order as read under its lock
 * @throws Refusal if the shares were sold meanwhile, or for too many payment pages
 */
export async function holdWhilePaying(
  database: Kysely<Database>,
  { order, until }: { readonly order: OrderRecord; readonly until: Date },
): Promise<void> {
  const { id, investor_id, held_until, reserved_units, units } = order;
  if (held_until === null) return;
  await refuseManyPages(database, order);
  if (reserved_units === 0 && !(await takeStock(database, order))) throw sold();
  await database
    .updateTable('share_orders')
    .set({ reserved_units: units, held_until: until > held_until ? until : held_until })
    .where('id', '=', id)
    .where('investor_id', '=', investor_id)
    .execute();
}

/** Returns the units of unpaid orders to stock when their hold ends. They can still be paid. */
export async function endStockHolds(sandbox: Sandbox, until: Date): Promise<void> {
  const due = await sandbox.database
    .selectFrom('share_orders')
    .select(['id', 'investor_id as investorId'])
    .where('status', 'in', PAYABLE)
    .where('reserved_units', '>', 0)
    .where('held_until', '<=', until)
    .orderBy('id')
    .execute();
  await attemptEach('share order', due, (own) =>
    inTransaction(sandbox.database, async (database) => {
      const order = await lockedOrder(database, own);
      // The order may have been paid, or a payment page opened, meanwhile.
      const isOver = order.held_until !== null && order.held_until <= until;
      if (!isPayable(order.status) || !isOver) return;
      await giveBackStock(database, order);
      await database
        .updateTable('share_orders')
        .set({ reserved_units: 0 })
        .where('id', '=', order.id)
        .where('investor_id', '=', order.investor_id)
        .execute();
    }),
  );
}

/**
 * Refuses an order from stock to an investor who does not pay. Otherwise one person could hold the
 * whole stock without money. The caller holds the investor's lock.
 */
export async function refuseUnpaidHolder(
  database: Kysely<Database>,
  { investorId, now }: { readonly investorId: number; readonly now: Date },
): Promise<void> {
  const orders = await database
    .selectFrom('share_orders')
    .select(['status', 'requested_at'])
    .where('investor_id', '=', investorId)
    .where('held_until', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('status', 'in', PAYABLE),
        eb.and([
          eb('cancelled_because', 'in', UNUSED),
          eb('requested_at', '>', new Date(now.getTime() - DAY)),
        ]),
      ]),
    )
    .execute();
  if (orders.filter(({ status }) => isPayable(status)).length >= MOST_UNPAID) {
    const message = `You have ${MOST_UNPAID} orders to pay. Please pay or cancel one first.`;
    throw new Refusal({ status: 409, code: 'too-many-unpaid', message });
  }
  if (orders.length < MOST_UNPAID_A_DAY) return;
  const message =
    'You placed many orders today and did not pay them. Please order again tomorrow.';
  throw new Refusal({ status: 429, code: 'too-many-unpaid', message });
}

async function refuseManyPages(
  database: Kysely<Database>,
  { id, investor_id }: OrderRecord,
): Promise<void> {
  const { count } = await database
    .selectFrom('share_payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', id)
    .where('investor_id', '=', investor_id)
    .executeTakeFirstOrThrow();
  if (Number(count) < MOST_PAYMENT_PAGES) return;
  const message =
    'You have opened the payment page of this order many times. Please cancel it and order ' +
    `again. ${MONEY_RETURNED}`;
  throw new Refusal({ status: 409, code: 'too-many-payments', message });
}

function sold(): Refusal {
  const message =
    'These shares were sold before you paid. Please cancel this order and order again. ' +
    MONEY_RETURNED;
  return new Refusal({ status: 409, code: 'shares-sold', message });
}
