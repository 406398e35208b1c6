import { OrderMove } from '#domain/private-market/orders/order-moves.ts';
import { cancelOrderRequest } from '#infrastructure/private-market/orders/share-orders.wire.ts';
import { done } from '#infrastructure/platform/http/wire-values.wire.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { endOrder } from '#infrastructure/backend/private-market/records/end-order.ts';
import { hasMoved } from '#infrastructure/backend/private-market/records/move-order.ts';
import { lockedOrder } from '#infrastructure/backend/private-market/records/order-records.ts';

export function addCancelOrder(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'PUT',
    path: '/api/private-market/preipo/cancel',
    summary: 'Cancel an unpaid share or basket order',
    access: 'session',
    body: cancelOrderRequest,
    reply: done,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      const order = await lockedOrder(database, { id: body.request_id, investorId });
      if (!(await hasMoved(database, order, OrderMove.Withdraw))) {
        await endOrder(sandbox, database, { order, move: OrderMove.Withdraw });
      }
      return { status: 200, message: 'Done' };
    },
  });
}
