import type { CallOptions } from '#application/platform/call-options.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import type { SharePayments } from '#application/private-market/share-payments.ts';
import { Money } from '#domain/platform/money.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { webAddress } from '#infrastructure/platform/http/web-address.ts';
import { readOrderStatus } from './order-status.wire.ts';
import {
  PAYMENT_GATEWAY_ID,
  paymentStatusReply,
  readSharePaymentOutcome,
  startPaymentReply,
} from './share-payments.wire.ts';

const api = 'private-market';

export class HttpSharePayments implements SharePayments {
  constructor(private readonly http: HttpClient) {}

  start(requestId: ShareOrderId, { signal }: CallOptions) {
    const body = { order_id: requestId, pg_id: PAYMENT_GATEWAY_ID };
    const reply = decodeReply(startPaymentReply, ({ data }) => ({
      paymentUrl: webAddress(data.payment_gateway.payment_url),
    }));
    const changes = `payment of order ${requestId}`;
    return this.http.send({ api, path: '/intiatepayment', body, reply, changes, signal });
  }

  status(requestId: ShareOrderId, { signal }: CallOptions) {
    const query = { order_id: String(requestId) };
    const reply = decodeReply(paymentStatusReply, ({ data }) => ({
      requestId: data.order_id,
      outcome: readSharePaymentOutcome(data.payment_status),
      orderStatus: readOrderStatus(data.order_status),
      name: data.pre_ipo_share_name,
      units: data.units_buying,
      amount: Money.of(data.total_payable),
      reference: data.transaction_id,
      logoUrl: data.logo_url ?? undefined,
      paidAt: data.paid_at === undefined ? undefined : Date.parse(data.paid_at),
    }));
    return this.http.send({ api, method: 'GET', path: '/payment-status', query, reply, signal });
  }
}
