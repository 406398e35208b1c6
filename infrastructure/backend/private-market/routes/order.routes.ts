import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { orderModeFor, OrderMode } from '#domain/private-market/orders/share-order-box.ts';
import { unitsViolation } from '#domain/private-market/orders/share-units.ts';
import { ownStatuses } from '#domain/private-market/orders/order-phase.ts';
import { OrderTab, orderTabFor } from '#domain/private-market/orders/order-status.ts';
import {
  orderListReply,
  orderListRequest,
  orderReply,
  orderRequest,
  orderSummaryQuery,
  orderSummaryReply,
  resumeQuery,
  resumeReply,
} from '#infrastructure/private-market/orders/share-orders.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { holderAt } from '#infrastructure/backend/documents/former-holders.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { countUse } from '#infrastructure/backend/commands/use-counts.ts';
import { orderHistories } from '#infrastructure/backend/private-market/records/order-history.ts';
import { confirmOrder } from '#infrastructure/backend/private-market/records/desk-moves.ts';
import {
  amountsOf,
  columnsOfShare,
  noSuchOrder,
  orderName,
  type OrderRecord,
  ownShareOrder,
  shareOrders,
} from '#infrastructure/backend/private-market/records/order-records.ts';
import {
  orderEndsRow,
  orderListRows,
} from '#infrastructure/backend/private-market/records/order-list-rows.ts';
import { refuseUnreadyInvestor } from '#infrastructure/backend/private-market/records/ordering-investor.ts';
import { placeOrder } from '#infrastructure/backend/private-market/records/place-order.ts';
import {
  moneyOrNone,
  tierOf,
} from '#infrastructure/backend/private-market/records/share-prices.ts';

/** Orders in one tab of the list, the newest ones. */
const MOST_LISTED = 1000;

export function addOrderRoutes(sandbox: Sandbox): void {
  addOrder(sandbox);
  addList(sandbox);
  addSummary(sandbox);
  addResume(sandbox);
}

function addOrder(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/private-market/ipoorderreqest',
    summary: 'Order shares, from stock or at a price that the desk confirms later',
    access: 'session',
    body: orderRequest,
    reply: orderReply,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      await countUse(database, { investorId, what: 'share-order', clock: sandbox.clock });
      const { pre_ipo_product_id: shareId, requested_qty: units } = body;
      const share = await lockedShare(database, shareId);
      refuseTooFew(units, share.minimum_quantity);
      await refuseUnreadyInvestor(database, { investorId, purpose: 'share' });
      const order = await orderShares(sandbox, database, { investorId, share, units });
      const { status, id } = order;
      const summary = { status, request_id: id };
      return { status: 200, message: 'Ordered', data: { order_summary: summary } };
    },
  });
}

type LockedShare = Awaited<ReturnType<typeof lockedShare>>;

/** Reads a share and locks it, so that orders reserve its stock one after the other. */
async function lockedShare(database: Kysely<Database>, shareId: number) {
  const share = await database
    .selectFrom('shares')
    .select(['id', 'minimum_quantity', 'available_stock', 'retail_price', 'name'])
    .select(['logo_url', 'domain_name', 'isin'])
    .where('id', '=', shareId)
    .forUpdate()
    .executeTakeFirst();
  if (share !== undefined) return share;
  const message = 'We could not find this share.';
  throw new Refusal({ status: 404, code: 'share-unknown', message, field: 'pre_ipo_product_id' });
}

function refuseTooFew(units: number, minimum: number): void {
  if (unitsViolation(String(units), minimum) === undefined) return;
  const message = `Minimum purchase quantity is ${indianGroups(String(minimum))}`;
  throw new Refusal({ status: 422, code: 'too-few-units', message, field: 'requested_qty' });
}

/**
 * Places an order. It is confirmed at once if the share is in stock and has a price; otherwise the
 * operations desk decides.
 */
async function orderShares(
  sandbox: Sandbox,
  database: Kysely<Database>,
  wish: { readonly investorId: number; readonly share: LockedShare; readonly units: number },
): Promise<OrderRecord> {
  const { investorId, share, units } = wish;
  const tier = await tierOf(database, { shareId: share.id, units });
  const mode = orderModeFor({ units, availableStock: share.available_stock });
  const isAtHand = tier !== undefined && mode === OrderMode.Invest;
  const { order, isNew } = await placeOrder(sandbox, database, {
    investorId,
    asset: { kind: 'share', shareId: share.id },
    assetColumns: columnsOfShare(share),
    units,
    isConfirmedAtOnce: isAtHand,
    prices: {
      seen: tier?.pricePerUnit ?? moneyOrNone(share.retail_price),
      minimum: tier?.minimumPrice,
      maximum: tier?.maximumPrice,
    },
  });
  return isNew && isAtHand ? confirmOrder(sandbox, database, order) : order;
}

function addList(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/private-market/getorderlist',
    summary: 'List the investor’s active or past orders, newest first',
    access: 'session',
    body: orderListRequest,
    reply: orderListReply,
    run: async ({ body, investorId, database }) => {
      const orders = await shareOrders(database)
        .where('order.investor_id', '=', investorId)
        .where('order.status', 'in', statusesOf(body.tag))
        .orderBy('order.requested_at', 'desc')
        .orderBy('order.id', 'desc')
        .limit(MOST_LISTED)
        .execute();
      return { status: 200, message: 'Orders', data: await orderListRows(database, orders) };
    },
  });
}

function statusesOf(tag: 'active' | 'past') {
  const tab = tag === 'active' ? OrderTab.Active : OrderTab.Past;
  return ownStatuses((status) => orderTabFor(status) === tab);
}

function addSummary(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/private-market/order-summary',
    summary: 'Get the costs of an order',
    access: 'session',
    query: orderSummaryQuery,
    reply: orderSummaryReply,
    run: async ({ query, investorId, database }) => {
      const order = await ownShareOrder(database, { id: query.order_request_id, investorId });
      const amounts = amountsOf(order);
      if (amounts === undefined) {
        const message = 'This order has no price yet.';
        throw new Refusal({ status: 409, code: 'no-price-yet', message });
      }
      const holder = await holderAt(database, { investorId, at: order.moved_at });
      const data = {
        price_per_unit: amounts.pricePerUnit.text,
        units_buying: order.units,
        total_investment: amounts.totalInvestment.text,
        stamp_duty: amounts.stampDuty.text,
        tcs: amounts.taxDeductedAtSource.text,
        total_payable: amounts.totalPayable.text,
        demat_account_number: holder.demat_number,
        logo_url: order.logo_url,
        request_id: order.id,
        pre_ipo_share_name: orderName(order),
        status: order.status,
        isThisBasketOrder: order.kind === 'basket',
        price_seen: order.price_seen,
        pre_ipo_stock_id: order.share_id,
        domain_name: order.domain_name,
        basket_id: order.basket_id,
        ...orderEndsRow(order),
        ...(await orderHistories(database, [order]))(order),
      };
      return { status: 200, message: 'Order summary', data };
    },
  });
}

function addResume(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/orders/ifa/invest/Resume-preipo-booking',
    summary: 'Get the order of a link',
    access: 'session',
    query: resumeQuery,
    reply: resumeReply,
    run: async ({ query, investorId, database }) => {
      const order = await shareOrders(database)
        .where('order.unique_id', '=', query.unique_id)
        .where('order.investor_id', '=', investorId)
        .executeTakeFirst();
      const [row] = order === undefined ? [] : await orderListRows(database, [order]);
      if (row === undefined) throw noSuchOrder();
      return { status: 200, message: 'Order', data: row };
    },
  });
}
