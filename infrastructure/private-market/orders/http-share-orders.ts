import { HOUSE_ADVISOR_ID, SUPPLIER_ID } from '#infrastructure/platform/http/provider-ids.wire.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Session } from '#application/platform/session.ts';
import type { ShareId, ShareOrderId } from '#application/private-market/share-ids.ts';
import type { ShareOrders } from '#application/private-market/share-orders.ts';
import type { OfferTag } from '#domain/private-market/orders/offer-answer.ts';
import type { OrderTab } from '#domain/private-market/orders/order-status.ts';
import { shareOrderOutcomeFor } from '#domain/private-market/orders/share-order-request.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { investorIdOf } from '#infrastructure/platform/sessions/signed-in.ts';
import { OFFER_TAGS } from './offer-tag.wire.ts';
import { shareOrdersCall } from '#infrastructure/private-market/share-holdings.calls.ts';
import { shareOrderFactsOf, shareOrderOf } from './share-order-values.ts';
import { orderListReply, orderReply, orderSummaryReply, resumeReply } from './share-orders.wire.ts';
import { done } from '#infrastructure/platform/http/wire-values.wire.ts';

const api = 'private-market';

export class HttpShareOrders implements ShareOrders {
  constructor(
    private readonly http: HttpClient,
    private readonly session: Session,
  ) {}

  place(
    { shareId, units }: { readonly shareId: ShareId; readonly units: number },
    { signal }: CallOptions,
  ) {
    const body = {
      pre_ipo_product_id: shareId,
      requested_qty: units,
      investor_id: investorIdOf(this.session),
      supplier_id: SUPPLIER_ID,
      ifa_id: HOUSE_ADVISOR_ID,
    };
    const reply = decodeReply(orderReply, ({ data: { order_summary: summary } }) => ({
      outcome: shareOrderOutcomeFor(summary.status),
      requestId: summary.request_id ?? undefined,
    }));
    const changes = `order of ${units} of share ${shareId}`;
    return this.http.send({ api, path: '/ipoorderreqest', body, reply, changes, signal });
  }

  list(tab: OrderTab, { signal }: CallOptions) {
    const call = shareOrdersCall(investorIdOf(this.session), tab);
    const reply = decodeReply(orderListReply, ({ data }) => data.map(shareOrderOf));
    return this.http.send({ ...call, reply, signal });
  }

  answerOffer(
    { requestId, tag }: { readonly requestId: ShareOrderId; readonly tag: OfferTag },
    { signal }: CallOptions,
  ) {
    const body = { request_id: requestId, tag: OFFER_TAGS[tag] };
    const reply = decodeReply(done, () => undefined);
    const changes = `offer of order ${requestId}`;
    const call = { api, method: 'PUT', path: '/preipo/status', body, reply, changes } as const;
    return this.http.send({ ...call, signal });
  }

  cancel(requestId: ShareOrderId, { signal }: CallOptions) {
    const body = { request_id: requestId };
    const reply = decodeReply(done, () => undefined);
    const changes = `cancellation of order ${requestId}`;
    const call = { api, method: 'PUT', path: '/preipo/cancel', body, reply, changes } as const;
    return this.http.send({ ...call, signal });
  }

  summary(requestId: ShareOrderId, { signal }: CallOptions) {
    const query = { order_request_id: String(requestId) };
    const reply = decodeReply(orderSummaryReply, ({ data }) => shareOrderFactsOf(data, requestId));
    return this.http.send({ api, method: 'GET', path: '/order-summary', query, reply, signal });
  }

  resume(uniqueId: string, { signal }: CallOptions) {
    const query = { unique_id: uniqueId };
    const path = '/ifa/invest/Resume-preipo-booking';
    const reply = decodeReply(resumeReply, ({ data }) => shareOrderOf(data));
    return this.http.send({ api: 'orders', method: 'GET', path, query, reply, signal });
  }
}
