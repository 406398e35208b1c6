import { offerTagOf } from '#infrastructure/private-market/orders/offer-tag.wire.ts';
import { offerAnswerRequest } from '#infrastructure/private-market/orders/share-orders.wire.ts';
import { done } from '#infrastructure/platform/http/wire-values.wire.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { answerOffer } from '#infrastructure/backend/private-market/records/answer-offer.ts';
import { hasMoved } from '#infrastructure/backend/private-market/records/move-order.ts';
import { lockedOrder } from '#infrastructure/backend/private-market/records/order-records.ts';

export function addOfferAnswers(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'PUT',
    path: '/api/private-market/preipo/status',
    summary: 'Accept or reject an offer, or report that it has expired',
    access: 'session',
    body: offerAnswerRequest,
    reply: done,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      const order = await lockedOrder(database, { id: body.request_id, investorId });
      const move = offerTagOf(body.tag);
      // An order has at most one offer, so a repeated answer changes nothing.
      if (await hasMoved(database, order, move)) return { status: 200, message: 'Done' };
      await answerOffer(sandbox, database, { order, move });
      return { status: 200, message: 'Done' };
    },
  });
}
