import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import { formatMoment } from '#domain/platform/india-time.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { MONEY_RETURNED } from '#application/platform/money-returned.ts';
import type { Kysely } from 'kysely';
import { noteActivity } from '#infrastructure/backend/accounts/records/account-activity.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import type { OwnedOrder } from '#infrastructure/backend/third-parties/gateway-payments.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';

export async function sendExpiryMessage(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { orderId, investorId }: OwnedOrder,
): Promise<void> {
  const { principal, pay_by, name, mobile } = await database
    .selectFrom('deposit_orders as order')
    .innerJoin('deposit_products as product', 'product.id', 'order.product_id')
    .innerJoin('investors as investor', 'investor.id', 'order.investor_id')
    .select(['order.principal', 'order.pay_by', 'product.name', 'investor.mobile'])
    .where('order.id', '=', orderId)
    .where('order.investor_id', '=', investorId)
    .executeTakeFirstOrThrow();
  const deposit = `${formatRupees(Money.of(principal))} in ${name}`;
  const text =
    `Your deposit of ${deposit}: we received no payment by ${formatMoment(pay_by.getTime())}, ` +
    `so the order has ended. ${MONEY_RETURNED} You can book it again at today's rate: ` +
    `${sandbox.config.appOrigin}/invest`;
  await sandbox.outbox.send({ channel: 'sms', to: mobile, text }, database);
  const kind = ActivityKind.DepositOrderExpired;
  const detail = `${deposit}, order ${orderId}`;
  await noteActivity(sandbox, database, { investorId, kind, detail });
}
