import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import type { OrderMove } from '#domain/private-market/orders/order-moves.ts';
import type { SellRequestMove } from '#domain/private-market/holdings/sell-request-moves.ts';
import type { Kysely } from 'kysely';
import { noteActivity } from '#infrastructure/backend/accounts/records/account-activity.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { amountsOf, orderName, type OrderRecord } from './order-records.ts';
import type { SellRequestRecord } from '#infrastructure/backend/private-market/sell-requests.tables.ts';

const KINDS: Readonly<Partial<Record<OrderMove, ActivityKind>>> = {
  withdraw: ActivityKind.ShareOrderCancelled,
  'expire-unpaid': ActivityKind.ShareOrderExpired,
  refund: ActivityKind.SharePaymentReturned,
};

const SALES: Readonly<Partial<Record<SellRequestMove, ActivityKind>>> = {
  agree: ActivityKind.ShareSaleAgreed,
  'mark-sold': ActivityKind.SharesSold,
};

/** Lists the consent to a sale, or the sale, in the investor's account activity. */
export async function noteSale(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { request, move }: { readonly request: SellRequestRecord; readonly move: SellRequestMove },
): Promise<void> {
  const kind = SALES[move];
  if (kind === undefined) return;
  const { investor_id: investorId, units, share_name, id } = request;
  const detail = `${indianGroups(String(units))} of ${share_name}, request ${id}`;
  await noteActivity(sandbox, database, { investorId, kind, detail });
}

/** Lists the end of an order in the investor's account activity, with the amount of a refund. */
export async function noteEnd(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { order, move }: { readonly order: OrderRecord; readonly move: OrderMove },
): Promise<void> {
  const kind = KINDS[move];
  if (kind === undefined) return;
  const what = `${orderName(order)}, order ${order.id}`;
  const returned = move === 'refund' ? amountsOf(order)?.totalPayable : undefined;
  const detail = returned === undefined ? what : `${formatRupees(returned)}, ${what}`;
  await noteActivity(sandbox, database, { investorId: order.investor_id, kind, detail });
}
