import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import type {
  SaleAnswer,
  SellRequest,
  SellRequests,
} from '#application/private-market/sell-requests.ts';
import { Money } from '#domain/platform/money.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { sellRequestsCall } from './share-holdings.calls.ts';
import { momentOf } from './wire-moment.ts';
import { sellRequestReply, sellRequestsReply } from './sell-requests.wire.ts';
import { done } from '#infrastructure/platform/http/wire-values.wire.ts';

export class HttpSellRequests implements SellRequests {
  constructor(
    private readonly http: HttpClient,
    private readonly session: Session,
  ) {}

  async submit(
    { shareName, quantity, askingPrice }: SellRequest,
    { signal }: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    if (this.session.current === undefined) return failure({ kind: 'signed-out' });
    const sent = await this.http.send({
      api: 'private-market',
      path: '/pre-ipo/sell-request',
      body: {
        share_name: shareName,
        quantity,
        asking_price: askingPrice.text,
        source: 'INVESTOR_DASHBORD',
      },
      reply: sellRequestReply,
      changes: `sell request for ${shareName}`,
      signal,
    });
    return sent.ok ? success(undefined) : sent;
  }

  async answer(
    { requestId, tag }: SaleAnswer,
    { signal }: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const answered = await this.http.send({
      api: 'private-market',
      method: 'PUT',
      path: '/pre-ipo/sell-request/answer',
      body: { sell_request_id: requestId, tag },
      reply: done,
      changes: `answer to sell request ${requestId}`,
      signal,
    });
    return answered.ok ? success(undefined) : answered;
  }

  list({ signal }: CallOptions) {
    return this.http.send({ ...sellRequestsCall(), reply: sentRequests, signal });
  }
}

const sentRequests = decodeReply(sellRequestsReply, ({ data }) =>
  data.map((row) => ({
    requestId: row.sell_request_id,
    shareName: row.share_name,
    quantity: row.quantity,
    askingPrice: Money.of(row.asking_price),
    status: row.status,
    sentAt: momentOf(row.created_on),
    ...(row.quantity_held_here !== undefined && { heldHere: row.quantity_held_here }),
    ...(row.consent_by !== undefined && { consentBy: momentOf(row.consent_by) }),
    ...(row.decided_on !== undefined && { decidedAt: momentOf(row.decided_on) }),
    ...(row.sold_on !== undefined && { soldAt: momentOf(row.sold_on) }),
    ...(row.sold_from !== undefined && { soldFrom: placeOf(row.sold_from) }),
  })),
);

function placeOf(from: { pre_ipo_product_id: number; basket_id?: number | undefined }) {
  const { pre_ipo_product_id: shareId, basket_id: basketId } = from;
  return { shareId, ...(basketId !== undefined && { basketId }) };
}
