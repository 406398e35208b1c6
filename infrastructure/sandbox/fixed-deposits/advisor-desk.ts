import { mobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import { payoutFrequencyForCode, payoutLabel } from '#domain/fixed-deposits/payout-frequency.ts';
import { amountText, id } from '#infrastructure/fixed-deposits/values.wire.ts';
import { textBy } from '#infrastructure/platform/by-rule.wire.ts';
import * as v from 'valibot';
import type { Sandbox } from '../platform/context.ts';
import { inTransaction } from '../platform/transaction.ts';
import { advisorOrders, placeAdvisorOrder } from './advisor-orders.ts';
import { schemes } from './catalogue-queries.ts';
import { plain } from './scheme-wire.ts';

const MOST_ORDERS = 20;

const wishSchema = v.strictObject({
  mobile: textBy(mobileViolation, 'A mobile number has 10 digits.'),
  schemeMasterId: id,
  /** As text or as a number; written out it has two decimals at most. */
  amount: v.pipe(v.union([v.string(), v.number()]), v.transform(String), amountText),
});

/** The advisor's desk, for the console and for tools. */
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

/** What an advisor can order, for a list to choose from. */
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
  { state, expires_at }: { readonly state: 'started' | 'booked'; readonly expires_at: Date },
  now: Date,
): 'started' | 'booked' | 'expired' {
  return state === 'started' && expires_at <= now ? 'expired' : state;
}
