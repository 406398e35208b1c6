import { stateAt } from '#infrastructure/backend/third-parties/gateway-payments.ts';
import { addGateway } from '#infrastructure/backend/third-parties/payment-gateway.ts';
import { takeNotice } from '#infrastructure/backend/third-parties/payment-notices.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import {
  paymentOf,
  returnAddress,
} from '#infrastructure/backend/fixed-deposits/records/payment-addresses.ts';
import { depositBill } from './payment-page.ts';
import {
  depositPaymentKind,
  finishPayment,
  payments,
} from '#infrastructure/backend/fixed-deposits/records/payments.ts';

export function addPaymentPage(sandbox: Sandbox): void {
  addGateway(sandbox, {
    path: '/pay',
    find: async (state) => {
      const payment = await paymentAt(sandbox, state);
      if (payment === undefined) return undefined;
      const bill = await depositBill(sandbox, payment);
      return { bill, returnAddress: returnAddress(sandbox, payment) };
    },
    finish: (state, act) =>
      inTransaction(sandbox.database, (database) => {
        const paymentId = paymentOf(sandbox, state) ?? 0;
        return finishPayment(sandbox, database, { paymentId, ...act });
      }),
    take: (notice) =>
      inTransaction(sandbox.database, (database) =>
        takeNotice(sandbox, database, {
          kind: depositPaymentKind,
          notice,
          finish: (act) => finishPayment(sandbox, database, act),
        }),
      ),
  });
}

async function paymentAt(sandbox: Sandbox, state: string) {
  const paymentId = paymentOf(sandbox, state);
  if (paymentId === undefined) return undefined;
  const payment = await payments(sandbox.database)
    .where('payment.id', '=', paymentId)
    .executeTakeFirst();
  return payment && { ...payment, state: stateAt(payment, sandbox.clock.now()) };
}
