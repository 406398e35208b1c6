import icon from '#infrastructure/backend/third-parties/icon.svg?raw';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import {
  paymentStatusQuery,
  paymentStatusReply,
  startPaymentReply,
  startPaymentRequest,
} from '#infrastructure/private-market/orders/share-payments.wire.ts';
import { stateAt } from '#infrastructure/backend/third-parties/gateway-payments.ts';
import { addGateway } from '#infrastructure/backend/third-parties/payment-gateway.ts';
import { takeNotice } from '#infrastructure/backend/third-parties/payment-notices.ts';
import type { GatewayState } from '#infrastructure/backend/third-parties/payment-page.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { appOriginOf } from '#infrastructure/backend/http/app-origin.ts';
import {
  amountsOf,
  lockedOrder,
  orderName,
  ownShareOrder,
} from '#infrastructure/backend/private-market/records/order-records.ts';
import { refuseWithoutBankAccount } from '#infrastructure/backend/private-market/records/ordering-investor.ts';
import {
  finishPayment,
  openPayment,
  sharePaymentKind,
  type SharePaymentRecord,
  sharePayments,
} from '#infrastructure/backend/private-market/records/share-payments.ts';

const PAGE = 'share-payment';

export function addSharePayments(sandbox: Sandbox): void {
  addStart(sandbox);
  addStatus(sandbox);
  addPage(sandbox);
}

function addStart(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/private-market/intiatepayment',
    summary: 'Get the payment page of an order',
    access: 'session',
    body: startPaymentRequest,
    reply: startPaymentReply,
    mutates: true,
    run: async ({ body, investorId, session, database, request }) => {
      const order = await lockedOrder(database, { id: body.order_id, investorId });
      await refuseWithoutBankAccount(database, investorId);
      const path = `/privatemarket/payment?order_id=${order.id}`;
      const returnUrl = `${appOriginOf(sandbox, request)}${path}`;
      const payment = await openPayment(sandbox, database, { order, returnUrl });
      await sandbox.authentication.paysUntil(database, session, payment.expiresAt);
      const state = sandbox.signer.sign({ purpose: PAGE, payment: payment.id });
      const payment_url = `${sandbox.config.thirdPartyOrigin}/pay/share/${state}`;
      return { status: 200, message: 'Please pay', data: { payment_gateway: { payment_url } } };
    },
  });
}

const WIRE_STATUSES = {
  open: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
  // Money may still arrive after the page was closed.
  expired: 'failed',
  // The money was sent back, so nothing was bought.
  refunded: 'failed',
} as const satisfies Record<GatewayState, string>;

function addStatus(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/private-market/payment-status',
    summary: 'Get the status of an order’s last payment',
    access: 'session',
    query: paymentStatusQuery,
    reply: paymentStatusReply,
    run: async ({ query, investorId, session, database }) => {
      const order = await ownShareOrder(database, { id: query.order_id, investorId });
      const last = await sharePayments(database)
        .where('payment.order_id', '=', order.id)
        .where('payment.investor_id', '=', investorId)
        .orderBy('payment.id', 'desc')
        .executeTakeFirst();
      const state = last === undefined ? 'cancelled' : stateAt(last, sandbox.clock.now());
      if (state !== 'open') {
        await sandbox.authentication.paysUntil(database, session, undefined);
      }
      const data = {
        order_id: order.id,
        payment_status: WIRE_STATUSES[state],
        order_status: order.status,
        pre_ipo_share_name: orderName(order),
        units_buying: order.units,
        total_payable: (amountsOf(order)?.totalPayable ?? Money.zero).text,
        logo_url: order.logo_url,
        ...(last !== undefined && { transaction_id: last.reference }),
        ...(last?.finished_at && { paid_at: last.finished_at.toISOString() }),
      };
      return { status: 200, message: 'Payment', data };
    },
  });
}

function addPage(sandbox: Sandbox): void {
  const { clock, signer, database } = sandbox;
  const idOf = (state: string): number => {
    const payload = signer.verify(state);
    return payload?.['purpose'] === PAGE ? Number(payload['payment']) : 0;
  };
  addGateway(sandbox, {
    path: '/pay/share',
    find: async (state) => {
      const payment = await sharePayments(database)
        .where('payment.id', '=', idOf(state))
        .executeTakeFirst();
      if (payment === undefined) return undefined;
      const bill = billOf({ ...payment, state: stateAt(payment, clock.now()) });
      return { bill, returnAddress: payment.return_url };
    },
    finish: (state, act) =>
      inTransaction(database, (transaction) =>
        finishPayment(sandbox, transaction, { paymentId: idOf(state), ...act }),
      ),
    take: (notice) =>
      inTransaction(database, (transaction) =>
        takeNotice(sandbox, transaction, {
          kind: sharePaymentKind,
          notice,
          finish: (act) => finishPayment(sandbox, transaction, act),
        }),
      ),
  });
}

/**
 * The data that the payment page shows. It names Vriddhi as the facilitator, which passes the money
 * on to the seller.
 */
function billOf(payment: SharePaymentRecord) {
  const price = formatRupees(Money.of(payment.fulfilled_price ?? '0'));
  return {
    payee: 'Vriddhi Private Market',
    logo: icon,
    amount: payment.amount,
    facts: [
      ['For', `${indianGroups(String(payment.units))} shares of ${payment.name ?? ''}`],
      ['Price per share', price],
      ['Order', String(payment.order_id)],
    ] as const,
    reference: payment.reference,
    state: payment.state,
    method: payment.method,
    openedAt: payment.opened_at,
    expiresAt: payment.expires_at,
    paidMessage: 'Your shares are paid for. Opening this page again does not charge you twice.',
  };
}
