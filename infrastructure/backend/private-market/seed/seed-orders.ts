import { cancellationReasonFor } from '#domain/private-market/orders/cancellation.ts';
import {
  type OrderActor,
  orderAfter,
  type OrderMove,
} from '#domain/private-market/orders/order-moves.ts';
import { paymentDeadlineFor } from '#domain/private-market/orders/payment-deadline.ts';
import type { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { OwnedOrder } from '#infrastructure/backend/third-parties/gateway-payments.ts';
import { paidBy } from '#infrastructure/backend/third-parties/paid-by.ts';
import { paymentReference } from '#infrastructure/backend/third-parties/payment-reference.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { firstInvestorId } from '#infrastructure/backend/database/first-investor.ts';
import { post } from '#infrastructure/backend/ledger/ledger.ts';
import { newDocumentId } from '#infrastructure/backend/private-market/records/deal-slips.ts';
import { recordMove } from '#infrastructure/backend/private-market/records/move-order.ts';
import {
  amountsOf,
  type OrderRecord,
  shareOrders,
} from '#infrastructure/backend/private-market/records/order-records.ts';
import type { ShareOrdersTable } from '#infrastructure/backend/private-market/orders.tables.ts';
import { newUniqueId } from '#infrastructure/backend/private-market/records/place-order.ts';
import {
  type SampleOrder,
  sampleOrders,
} from '#infrastructure/backend/private-market/seed/sample/orders.ts';
import { sharePaymentPostings } from '#infrastructure/backend/private-market/records/share-postings.ts';
import { tierOf } from '#infrastructure/backend/private-market/records/share-prices.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

const ACTORS: Readonly<Partial<Record<OrderMove, OrderActor>>> = {
  confirm: 'desk',
  offer: 'desk',
  cancel: 'desk',
  expire: 'clock',
  'payment-succeeded': 'payment-provider',
  'payment-failed': 'payment-provider',
};

/** Seeds orders of the first sample investor in every status, with payments and deal slips. */
export async function seedOrders({ database, clock }: Sandbox): Promise<void> {
  const investorId = await firstInvestorId(database);
  if (investorId === undefined) return;
  const now = clock.now();
  for (const sample of sampleOrders) {
    await seedOrder(database, { sample, investorId, now });
  }
  const bought = await shareOrders(database).where('order.kind', '=', 'share').execute();
  for (const order of bought) await seedPaymentAndSlip(database, order);
}

interface PastOrder {
  readonly sample: SampleOrder;
  readonly investorId: number;
  readonly now: Date;
}

async function seedOrder(database: Kysely<Database>, past: PastOrder): Promise<void> {
  const { sample, investorId, now } = past;
  const requestedAt = new Date(now.getTime() - sample.hoursAgo * HOUR);
  const steps = stepsOf(past, requestedAt);
  const last = steps.at(-1);
  const { id } = await database
    .insertInto('share_orders')
    .values({
      ...(await orderOf(database, past)),
      status: last?.to ?? 'pending',
      requested_at: requestedAt,
      moved_at: last?.at ?? requestedAt,
      ...endsOf(past, steps),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const own = { orderId: id, investorId };
  const request = { move: 'request', actor: 'investor', from: undefined } as const;
  await recordMove(database, { ...own, ...request, to: 'pending', at: requestedAt });
  for (const step of steps) await recordMove(database, { ...own, ...step });
}

type Step = ReturnType<typeof stepsOf>[number];

function endsOf({ sample, now }: PastOrder, steps: readonly Step[]) {
  const priced = steps.find(({ move }) => move === 'confirm' || move === 'accept');
  const [reason] = steps.flatMap(({ move }) => cancellationReasonFor(move) ?? []);
  const offerDeadline = deadlineOf(sample, now)?.getTime();
  const payBy =
    priced && new Date(paymentDeadlineFor({ pricedAt: priced.at.getTime(), offerDeadline }));
  return { pay_by: payBy ?? null, cancelled_because: reason ?? null };
}

/** The moves of a sample order. @throws an Error if a move is not legal at its time */
function stepsOf({ sample, now }: PastOrder, requestedAt: Date) {
  const deadline = deadlineOf(sample, now)?.getTime();
  let status: OrderStatus = 'pending';
  return sample.moves.map((move, index) => {
    const actor = ACTORS[move] ?? 'investor';
    const at =
      move === 'expire'
        ? new Date(deadline ?? 0)
        : new Date(requestedAt.getTime() + (index + 1) * 20 * MINUTE);
    const given = { kind: 'share', status, offerDeadline: deadline } as const;
    const moved = orderAfter(given, { move, by: actor, now: at.getTime() });
    if (!moved.ok) throw new Error(`sample order of share ${sample.share}: ${moved.failure}`);
    const from = status;
    status = moved.value;
    return { move, actor, from, to: status, at };
  });
}

async function orderOf(database: Kysely<Database>, { sample, investorId, now }: PastOrder) {
  const { share, units, seen, price = seen, moves } = sample;
  const isOffered = moves.includes('offer');
  const isFulfilled = moves.includes('confirm') || moves.includes('accept');
  const tier = await tierOf(database, { shareId: share, units });
  return {
    unique_id: newUniqueId(),
    investor_id: investorId,
    kind: 'share',
    share_id: share,
    units,
    price_seen: moves.includes('accept') ? price : seen,
    minimum_price: tier?.minimumPrice?.text ?? null,
    maximum_price: tier?.maximumPrice?.text ?? null,
    offered_price: isOffered ? price : null,
    offer_deadline: deadlineOf(sample, now) ?? null,
    fulfilled_price: isFulfilled ? price : null,
  } satisfies Partial<Insertable<ShareOrdersTable>>;
}

function deadlineOf({ deadlineInHours }: SampleOrder, now: Date): Date | undefined {
  return deadlineInHours === undefined
    ? undefined
    : new Date(now.getTime() + deadlineInHours * HOUR);
}

/** Seeds the payment of a paid order, and its deal slip if it is signed. */
async function seedPaymentAndSlip(database: Kysely<Database>, order: OrderRecord): Promise<void> {
  const { id: orderId, investor_id: investorId } = order;
  const moves = await database
    .selectFrom('share_order_moves')
    .select(['move', 'moved_at'])
    .where('order_id', '=', orderId)
    .where('investor_id', '=', investorId)
    .execute();
  const whenDone = (move: OrderMove) => moves.find((each) => each.move === move)?.moved_at;
  const paidAt = whenDone('payment-succeeded');
  const failedAt = whenDone('payment-failed');
  const endedAt = paidAt ?? failedAt;
  if (endedAt !== undefined) {
    const amount = amountsOf(order)?.totalPayable.text ?? '0';
    const isPaid = paidAt !== undefined;
    await seedPayment(database, { orderId, investorId, amount, at: endedAt, isPaid });
  }
  const signedAt = whenDone('sign-deal-slip');
  if (signedAt === undefined) return;
  await database
    .insertInto('deal_slips')
    .values({
      investor_id: investorId,
      order_id: orderId,
      document_id: newDocumentId(),
      token: '',
      app_origin: 'http://localhost',
      requested_at: signedAt,
      expires_at: signedAt,
      signed_at: signedAt,
    })
    .execute();
}

/** Seeds a completed payment, and posts it to the ledger if it succeeded. */
async function seedPayment(
  database: Kysely<Database>,
  payment: OwnedOrder & {
    readonly amount: string;
    readonly at: Date;
    readonly isPaid: boolean;
  },
): Promise<void> {
  const { orderId, investorId, amount, at, isPaid } = payment;
  await database
    .insertInto('share_payments')
    .values({
      investor_id: investorId,
      order_id: orderId,
      reference: paymentReference('VRS'),
      amount,
      state: isPaid ? 'succeeded' : 'failed',
      method: 'UPI',
      return_url: 'http://localhost/privatemarket/payment',
      opened_at: at,
      expires_at: at,
      finished_at: at,
    })
    .execute();
  const isThis = sql`payment.order_id = ${orderId} and ${paidBy(investorId)}`;
  await post(database, sharePaymentPostings(isThis));
}
