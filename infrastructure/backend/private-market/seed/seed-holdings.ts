import { Money } from '#domain/platform/money.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import { shareOrderSummary } from '#domain/private-market/orders/share-order-summary.ts';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { firstInvestorId } from '#infrastructure/backend/database/first-investor.ts';
import {
  addHolding,
  type OrderedAsset,
} from '#infrastructure/backend/private-market/records/holdings.ts';
import {
  type MoveToRecord,
  recordMove,
} from '#infrastructure/backend/private-market/records/move-order.ts';
import type { ShareOrdersTable } from '#infrastructure/backend/private-market/orders.tables.ts';
import { newUniqueId } from '#infrastructure/backend/private-market/records/place-order.ts';
import {
  type SamplePurchase,
  samplePurchases,
  sampleSales,
} from '#infrastructure/backend/private-market/seed/sample/purchases.ts';
import { sampleShares } from '#infrastructure/backend/private-market/seed/sample/shares.ts';
import { unitsHere } from '#infrastructure/backend/private-market/records/sell-requests.ts';
import { takeFromHoldings } from '#infrastructure/backend/private-market/records/take-from-holdings.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Seeds purchases, sales and sell requests of the first sample investor. */
export async function seedHoldings({ database, clock }: Sandbox): Promise<void> {
  const investorId = await firstInvestorId(database);
  if (investorId === undefined) return;
  const now = clock.now().getTime();
  for (const purchase of samplePurchases) {
    const requestedAt = new Date(now - purchase.daysAgo * DAY);
    await buyThen(database, { purchase, investorId, requestedAt });
  }
  for (const sale of sampleSales) await askToSell(database, { sale, investorId, now });
}

interface PastSale {
  readonly sale: (typeof sampleSales)[number];
  readonly investorId: number;
  readonly now: number;
}

/** Seeds a sell request. If it is sold, its units leave the holdings, as in a sale by the desk. */
async function askToSell(database: Kysely<Database>, past: PastSale): Promise<void> {
  const { sale, investorId, now } = past;
  const { share, units, price, daysAgo, status } = sale;
  const requestedAt = now - daysAgo * DAY;
  const decidedAt = new Date(requestedAt + 30 * HOUR);
  const soldAt = status === 'sold' ? new Date(requestedAt + 3 * DAY) : undefined;
  const shareName = sampleShares.find(({ id }) => id === share)?.name ?? '';
  const request = await database
    .insertInto('sell_requests')
    .values({
      investor_id: investorId,
      share_name: shareName,
      share_id: share,
      units,
      units_here: await unitsHere(database, { investorId, shareId: share, units }),
      asking_price: price,
      status,
      requested_at: new Date(requestedAt),
      decided_at: status === 'under-review' ? null : decidedAt,
      consent_by: status === 'accepted' ? new Date(decidedAt.getTime() + 24 * HOUR) : null,
      sold_at: soldAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (soldAt !== undefined) await takeFromHoldings(database, request, soldAt);
}

interface PastPurchase {
  readonly purchase: SamplePurchase;
  readonly investorId: number;
  readonly requestedAt: Date;
}

async function buyThen(database: Kysely<Database>, past: PastPurchase): Promise<void> {
  const { purchase, investorId, requestedAt } = past;
  const asset = assetOf(purchase);
  const steps = STEPS[asset.kind];
  const transferredAt = new Date(requestedAt.getTime() + (steps.length - 1) * 20 * HOUR);
  const { id } = await database
    .insertInto('share_orders')
    .values(orderOf(past, transferredAt))
    .returning('id')
    .executeTakeFirstOrThrow();
  let from: MoveToRecord['from'];
  for (const [at, { move, actor, to }] of steps.entries()) {
    const moment = new Date(requestedAt.getTime() + at * 20 * HOUR);
    await recordMove(database, { orderId: id, investorId, move, actor, from, to, at: moment });
    from = to;
  }
  const pricePerUnit = Money.of(purchase.price);
  const amounts = shareOrderSummary({ pricePerUnit, units: purchase.units });
  await addHolding(database, { orderId: id, investorId, asset, ...amounts, transferredAt });
}

type Step = Pick<MoveToRecord, 'move' | 'actor' | 'to'>;

const ASKED: readonly Step[] = [
  { move: 'request', actor: 'investor', to: OrderStatus.Pending },
  { move: 'confirm', actor: 'desk', to: OrderStatus.RequestConfirmed },
];
const TRANSFERRED: Step = { move: 'complete', actor: 'desk', to: OrderStatus.Completed };

/**
 * The moves of a completed order. Baskets are paid by bank transfer, so they have no payment moves.
 */
const STEPS: Readonly<Record<OrderedAsset['kind'], readonly Step[]>> = {
  share: [
    ...ASKED,
    { move: 'start-payment', actor: 'investor', to: OrderStatus.PaymentRequested },
    { move: 'payment-succeeded', actor: 'payment-provider', to: OrderStatus.PaymentReceived },
    { move: 'sign-deal-slip', actor: 'investor', to: OrderStatus.OrderUnderProcess },
    TRANSFERRED,
  ],
  basket: [...ASKED, TRANSFERRED],
};

function orderOf(
  { purchase, investorId, requestedAt }: PastPurchase,
  transferredAt: Date,
): Insertable<ShareOrdersTable> {
  const { share, basket, units, price } = purchase;
  return {
    unique_id: newUniqueId(),
    investor_id: investorId,
    kind: basket === undefined ? 'share' : 'basket',
    share_id: share ?? null,
    basket_id: basket ?? null,
    units,
    status: OrderStatus.Completed,
    price_seen: price,
    minimum_price: null,
    maximum_price: null,
    fulfilled_price: price,
    requested_at: requestedAt,
    moved_at: transferredAt,
  };
}

function assetOf({ share, basket }: SamplePurchase): OrderedAsset {
  if (basket !== undefined) return { kind: 'basket', basketId: basket };
  return { kind: 'share', shareId: share ?? 0 };
}
