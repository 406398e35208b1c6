import { mobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { payoutFrequencyForCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import { amountText } from '#infrastructure/platform/http/amounts.wire.ts';
import { id } from '#infrastructure/platform/http/wire-values.wire.ts';
import { INDIAN_MOBILE, textBy } from '#infrastructure/platform/http/by-rule.wire.ts';
import * as v from 'valibot';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import {
  advisorOrders,
  placeAdvisorOrder,
} from '#infrastructure/backend/fixed-deposits/records/advisor-orders.ts';
import { schemes } from '#infrastructure/backend/fixed-deposits/records/catalogue-queries.ts';
import { plain } from '#infrastructure/backend/fixed-deposits/records/scheme-wire.ts';
import type { DepositOrderStatus } from '#domain/fixed-deposits/booking/deposit-order-moves.ts';

const MOST_ORDERS = 20;

const wishSchema = v.strictObject({
  mobile: textBy(mobileViolation, INDIAN_MOBILE),
  schemeMasterId: id,
  /** Rupees: text or a number, with at most two decimals. */
  amount: v.pipe(v.union([v.string(), v.number()]), v.transform(String), amountText),
});

export function addAdvisorDesk(sandbox: Sandbox): void {
  addOrders(sandbox);
  addSchemes(sandbox);
}

function addOrders(sandbox: Sandbox): void {
  const { control, database, config, clock } = sandbox;
  const path = '/sandbox/api/ifa-orders';
  control({
    method: 'POST',
    path,
    body: wishSchema,
    run: ({ body }) =>
      inTransaction(database, (transaction) => placeAdvisorOrder(sandbox, transaction, body)),
  });
  control({
    method: 'GET',
    path,
    run: async () => {
      const orders = await advisorOrders(database).limit(MOST_ORDERS).execute();
      return orders.map((order) => ({
        uniqueId: order.unique_id,
        link: `${config.appOrigin}/ifa-journey/${order.unique_id}`,
        mobile: order.mobile,
        deposit: order.name,
        amount: plain(order.principal),
        state: stateOf(order, clock.now()),
      }));
    },
  });
}

function addSchemes({ control, database }: Sandbox): void {
  control({
    method: 'GET',
    path: '/sandbox/api/ifa-schemes',
    run: async () => {
      const offered = await schemes(database)
        .where('product.is_coming_soon', '=', false)
        .orderBy('product.name')
        .orderBy('rate.tenure_days')
        .orderBy('rate.id')
        .execute();
      return offered.map((scheme) => ({
        schemeMasterId: scheme.scheme_id,
        name: scheme.name,
        tenure: scheme.tenure,
        payout: payoutLabel(payoutFrequencyForCode(scheme.payout_code)),
      }));
    },
  });
}

function stateOf(
  { state, expires_at }: { readonly state: DepositOrderStatus; readonly expires_at: Date },
  now: Date,
): DepositOrderStatus {
  return state === 'started' && expires_at <= now ? 'expired' : state;
}
