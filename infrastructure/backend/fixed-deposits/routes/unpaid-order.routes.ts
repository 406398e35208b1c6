import {
  payoutCode,
  payoutFrequencyForCode,
} from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import {
  cancelOrderRequest,
  unpaidOrdersReply,
} from '#infrastructure/fixed-deposits/booking/unpaid-deposit-orders.wire.ts';
import { done } from '#infrastructure/platform/http/wire-values.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import {
  cancelOrder,
  endedOrder,
} from '#infrastructure/backend/fixed-deposits/records/order-life.ts';
import { ownOrder } from './order.routes.ts';
import { hasSeniorRate } from '#infrastructure/backend/fixed-deposits/records/deposit-investor.ts';
import { plain } from '#infrastructure/backend/fixed-deposits/records/scheme-wire.ts';

export function addUnpaidOrders(sandbox: Sandbox): void {
  addList(sandbox);
  addCancel(sandbox);
}

function addList(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/main/investment/unpaid-orders',
    summary: 'List unpaid deposit orders, the most urgent first',
    access: 'session',
    reply: unpaidOrdersReply,
    run: async ({ investorId, database }) => {
      const now = sandbox.clock.now();
      const orders = await unpaidOrders(database, investorId);
      const open = orders
        .filter((order) => endedOrder(order, now) === undefined)
        .toSorted((one, other) => one.pay_by.getTime() - other.pay_by.getTime());
      const shares = await sharesOf(database, investorId, open);
      const data = open.map((order) => ({
        ...wireOf(order, now),
        nominees: shares
          .filter(({ order_id }) => order_id === order.id)
          .map(({ nominee_id, share_percent }) => ({ nominee_id, share_percent })),
      }));
      return { status: 200, message: 'Unpaid orders', data };
    },
  });
}

function addCancel(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/cancel-order',
    summary: 'Cancel an unpaid order; a repeat changes nothing',
    access: 'session',
    body: cancelOrderRequest,
    reply: done,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      const { id: orderId } = await ownOrder(database, { id: body.fd_investment_id, investorId });
      await cancelOrder(database, { orderId, investorId }, sandbox.clock.now());
      return { status: 200, message: 'The order is cancelled' };
    },
  });
}

function unpaidOrders(database: Kysely<Database>, investorId: number) {
  return database
    .selectFrom('deposit_orders as order')
    .innerJoin('deposit_products as product', 'product.id', 'order.product_id')
    .innerJoin('deposit_issuers as issuer', 'issuer.key', 'product.issuer_key')
    .leftJoin('deposit_advisor_links as link', (join) =>
      join
        .onRef('link.order_id', '=', 'order.id')
        .onRef('link.investor_id', '=', 'order.investor_id'),
    )
    .selectAll('order')
    .select(['product.name', 'issuer.key as issuer_key', 'issuer.name as issuer_name'])
    .select(['issuer.logo_url', 'link.unique_id', 'link.expires_at as link_expires_at'])
    .where('order.investor_id', '=', investorId)
    .where('order.state', '=', 'started')
    .distinctOn('order.id')
    .orderBy('order.id')
    .orderBy('link.sent_at', 'desc')
    .execute();
}

type UnpaidOrder = Awaited<ReturnType<typeof unpaidOrders>>[number];

async function sharesOf(
  database: Kysely<Database>,
  investorId: number,
  orders: readonly UnpaidOrder[],
) {
  if (orders.length === 0) return [];
  return database
    .selectFrom('deposit_order_nominees')
    .select(['order_id', 'nominee_id', 'share_percent'])
    .where('investor_id', '=', investorId)
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
}

/** Without the advisor's link if it expired: the investor has placed the same order since then. */
function wireOf(order: UnpaidOrder, now: Date) {
  const { maturity_instruction_id: instruction, unique_id } = order;
  const isLinkOpen = order.link_expires_at !== null && order.link_expires_at > now;
  return {
    fd_investment_id: order.id,
    fd_id: order.product_id,
    scheme_id: order.scheme_id,
    fd_name: order.name,
    issuer_name: order.issuer_name,
    osb_issuer_id: order.issuer_key,
    logo_url: order.logo_url,
    fd_payout_method_id: payoutCode(payoutFrequencyForCode(order.payout_code)),
    investment_amount: plain(order.principal),
    interest_rate: order.annual_rate,
    tenure: order.tenure,
    total_interest_earn: plain(order.total_interest),
    maturity_amount: plain(order.maturity_amount),
    maturity_date: order.maturity_date,
    is_senior_citizen: hasSeniorRate(order) ? (1 as const) : (0 as const),
    pay_by: order.pay_by.toISOString(),
    ...(instruction !== null && { maturity_action_id: instruction }),
    ...(order.origin === 'advisor' && unique_id !== null && isLinkOpen && { unique_id }),
  };
}
