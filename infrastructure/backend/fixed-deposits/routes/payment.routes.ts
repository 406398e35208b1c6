import { MOST_NOMINEES } from '#domain/accounts/nominees/joining-nominee.ts';
import { isFullyShared, NOT_FULLY_SHARED_TEXT } from '#domain/accounts/nominees/nominee-shares.ts';
import {
  type NomineeShare,
  parseNomineeSharesXml,
} from '#infrastructure/fixed-deposits/booking/nominee-shares-xml.wire.ts';
import { OnboardingStep } from '#domain/accounts/onboarding/onboarding.ts';
import {
  nomineesReply,
  nomineesRequest,
} from '#infrastructure/fixed-deposits/booking/deposit-nominations.wire.ts';
import {
  statusReply,
  statusRequest,
  verifyQuery,
  verifyReply,
} from '#infrastructure/fixed-deposits/booking/deposit-payments.wire.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { refuseUnsuited } from '#infrastructure/backend/accounts/records/nominees.ts';
import { paymentEnd, stateAt } from '#infrastructure/backend/third-parties/gateway-payments.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import {
  depositInvestor,
  onboardingStepOf,
} from '#infrastructure/backend/fixed-deposits/records/deposit-investor.ts';
import {
  type OrderToSuit,
  unsuitedOrder,
} from '#infrastructure/backend/fixed-deposits/records/unsuited-order.ts';
import { refuseEndedOrder } from '#infrastructure/backend/fixed-deposits/records/order-life.ts';
import { ownOrder } from './order.routes.ts';
import {
  isSignedResult,
  paymentAddress,
  statusWord,
} from '#infrastructure/backend/fixed-deposits/records/payment-addresses.ts';
import { openPayment, payments } from '#infrastructure/backend/fixed-deposits/records/payments.ts';
import { refuseForeignReturn } from '#infrastructure/backend/http/return-address.ts';
import type { DepositOrdersTable } from '#infrastructure/backend/fixed-deposits/tables.ts';
import { plain } from '#infrastructure/backend/fixed-deposits/records/scheme-wire.ts';

export function addPaymentRoutes(sandbox: Sandbox): void {
  addNominees(sandbox);
  addVerification(sandbox);
  addStatus(sandbox);
}

function addNominees(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/updatenominees',
    summary: 'Save the nominees of an order and get its payment page',
    access: 'session',
    body: nomineesRequest,
    reply: nomineesReply,
    mutates: true,
    run: async ({ body, investorId, session, database, request }) => {
      refuseForeignReturn(sandbox, body.redirection_url, request);
      const { fd_investment_id: id } = body;
      const order = await ownOrder(database, { id, investorId }, { isHeld: true });
      // One time for all, so that no page opens that its order has outlived.
      const now = sandbox.clock.now();
      refuseEndedOrder(order, now);
      await refuseUnready(database, order, CalendarDate.inIndia(now.getTime()));
      const shares = nomineeSharesOf(body.nominee_data_xml);
      await nameNominees(database, { orderId: id, investorId, shares });
      const paymentId = await openPayment(database, {
        order,
        returnUrl: body.redirection_url,
        method: body.paymentMode,
        now,
      });
      await sandbox.authentication.paysUntil(database, session, paymentEnd(now));
      const data = { paymentUrl: paymentAddress(sandbox, paymentId) };
      return { status: 200, message: 'Please pay', data };
    },
  });
}

/**
 * Refuses payment while an onboarding step that the issuer requires is incomplete, and of an order
 * whose rate does not apply to the investor. The caller has locked the account with the order:
 * otherwise the desk could take the PAN or the bank account meanwhile.
 */
export async function refuseUnready(
  database: Kysely<Database>,
  order: OrderToSuit & Pick<Selectable<DepositOrdersTable>, 'investor_id' | 'product_id'>,
  day: CalendarDate,
): Promise<void> {
  const investor = await depositInvestor(database, order.investor_id);
  const issuer = await database
    .selectFrom('deposit_issuers as issuer')
    .innerJoin('deposit_products as product', 'product.issuer_key', 'issuer.key')
    .select('issuer.asks_aadhaar')
    .where('product.id', '=', order.product_id)
    .executeTakeFirstOrThrow();
  const step = await onboardingStepOf(database, investor, issuer);
  if (step !== OnboardingStep.Nominees) {
    const message = 'Please complete the earlier steps first.';
    throw new Refusal({ status: 409, code: 'onboarding-unfinished', message });
  }
  const unsuited = await unsuitedOrder(database, order, { investor, day });
  if (unsuited !== undefined) throw unsuited;
}

/** Parses the nominees' shares: different nominees with 1 to 100 percent each, 100 in total. */
function nomineeSharesOf(xml: string): readonly NomineeShare[] {
  const shares = parseNomineeSharesXml(xml);
  const field = 'nominee_data_xml';
  if (!shares.ok) {
    const message = 'The nominees cannot be read.';
    throw new Refusal({ status: 422, code: 'nominees-unreadable', message, field });
  }
  const most = MOST_NOMINEES.deposit;
  if (shares.value.length > most) {
    const message = `A deposit can have up to ${most} nominees.`;
    throw new Refusal({ status: 422, code: 'nominees-too-many', message, field });
  }
  const isDistinct = new Set(shares.value.map(({ nomineeId }) => nomineeId)).size;
  const isSound = shares.value.every(({ sharePercent }) => sharePercent >= 1);
  if (isSound && isDistinct === shares.value.length && isFullyShared(shares.value)) {
    return shares.value;
  }
  const message = NOT_FULLY_SHARED_TEXT;
  throw new Refusal({ status: 422, code: 'shares-not-100', message, field });
}

/**
 * Stores the nominees with the order, including their names, because the investor may change the
 * profile later.
 */
export async function nameNominees(
  database: Kysely<Database>,
  order: {
    readonly orderId: number;
    readonly investorId: number;
    readonly shares: readonly NomineeShare[];
  },
): Promise<void> {
  const ids = order.shares.map(({ nomineeId }) => nomineeId);
  const known = await database
    .selectFrom('nominees')
    .selectAll()
    .where('investor_id', '=', order.investorId)
    .where('removed_at', 'is', null)
    .where('id', 'in', ids)
    .execute();
  const names = new Map(known.map(({ id, full_name }) => [id, full_name]));
  if (names.size < ids.length) {
    const message = 'One of these nominees is not in your list.';
    const field = 'nominee_data_xml';
    throw new Refusal({ status: 422, code: 'nominee-unknown', message, field });
  }
  await refuseUnsuited(database, known, order.investorId);
  await database
    .deleteFrom('deposit_order_nominees')
    .where('order_id', '=', order.orderId)
    .where('investor_id', '=', order.investorId)
    .execute();
  const rows = order.shares.map(({ nomineeId, sharePercent }) => ({
    investor_id: order.investorId,
    order_id: order.orderId,
    nominee_id: nomineeId,
    full_name: names.get(nomineeId) ?? '',
    share_percent: sharePercent,
  }));
  await database.insertInto('deposit_order_nominees').values(rows).execute();
}

function addVerification(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/main/investment/verify-payment',
    summary: 'Verify the result from the payment page',
    access: 'session',
    query: verifyQuery,
    reply: verifyReply,
    run: async ({ query, investorId, session, database }) => {
      const payment = await payments(database)
        .where('payment.reference', '=', query.payment_id)
        .where('payment.investor_id', '=', investorId)
        .executeTakeFirst();
      const status = payment && statusWord(stateAt(payment, sandbox.clock.now()));
      if (status !== query.payment_status || !isSignedResult(sandbox, query)) {
        const message = 'This payment result is not valid.';
        throw new Refusal({ status: 400, code: 'result-not-known', message });
      }
      await sandbox.authentication.paysUntil(database, session, undefined);
      const data = { payment_status: status };
      return { status: 200, message: 'Checked', data };
    },
  });
}

function addStatus(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/fd-status',
    summary: 'Get the payment status of an order',
    access: 'session',
    body: statusRequest,
    reply: statusReply,
    run: async ({ body, investorId, database }) => {
      const order = await ownOrder(database, { id: body.fd_investment_id, investorId });
      const data = await statusOf(database, order, sandbox.clock.now());
      return { status: 200, message: 'Status', data };
    },
  });
}

async function statusOf(
  database: Kysely<Database>,
  order: Awaited<ReturnType<typeof ownOrder>>,
  now: Date,
) {
  const product = await database
    .selectFrom('deposit_products as product')
    .innerJoin('deposit_issuers as issuer', 'issuer.key', 'product.issuer_key')
    .leftJoin('deposits as deposit', (join) =>
      join.on('deposit.id', '=', order.id).on('deposit.investor_id', '=', order.investor_id),
    )
    .select(['product.name', 'issuer.logo_url', 'deposit.maturity_date'])
    .where('product.id', '=', order.product_id)
    .executeTakeFirstOrThrow();
  const payment = await database
    .selectFrom('deposit_payments')
    .select(['reference', 'state', 'expires_at'])
    .where('order_id', '=', order.id)
    .where('investor_id', '=', order.investor_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const state = payment === undefined ? 'open' : stateAt(payment, now);
  return {
    payment_status: order.state === 'booked' ? ('success' as const) : statusWord(state),
    fd_name: product.name,
    investment_amount: plain(order.principal),
    rate_of_interest: order.annual_rate,
    tenure: order.tenure,
    logo_url: product.logo_url,
    fd_mature_on: product.maturity_date ?? order.maturity_date,
    ...(payment !== undefined && { transaction_id: payment.reference }),
  };
}
