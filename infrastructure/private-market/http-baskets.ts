import type { CallOptions } from '#application/platform/call-options.ts';
import type { Basket, Baskets } from '#application/private-market/baskets.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { BasketId } from '#application/private-market/share-ids.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { basketOf } from './basket-rows.ts';
import { basketsReply, constituentsReply } from './baskets.wire.ts';

export class HttpBaskets implements Baskets {
  constructor(private readonly http: HttpClient) {}

  list({ signal }: CallOptions) {
    const reply = decodeReply(basketsReply, ({ data }) => data.baskets.map(basketOf));
    const call = { api: 'private-market', method: 'GET', path: '/baskets', reply } as const;
    return this.http.send({ ...call, signal });
  }

  async find(
    basketId: BasketId,
    { signal }: CallOptions,
  ): Promise<Result<Basket, PortFailure>> {
    const found = await this.http.send({
      api: 'private-market',
      method: 'GET',
      path: '/baskets/constituents',
      query: { basket_id: String(basketId) },
      reply: oneBasket,
      signal,
    });
    if (!found.ok) return found;
    return found.value === undefined ? failure(NOT_THERE) : success(found.value);
  }
}

/** The failure for an empty list, which means the same as a 404. */
const NOT_THERE: PortFailure = { kind: 'refused', status: 404, code: 'no-such-basket' };

const oneBasket = decodeReply(constituentsReply, ({ data: { baskets } }): Basket | undefined => {
  const [first] = baskets;
  if (first === undefined) return undefined;
  const { pre_ipo_basket_reasons, pre_ipo_basket_risks } = first;
  return {
    ...basketOf(first),
    reasons: pre_ipo_basket_reasons.map(({ reason_id, ...point }) => ({
      pointId: reason_id,
      ...point,
    })),
    risks: pre_ipo_basket_risks.map(({ risk_id, ...point }) => ({ pointId: risk_id, ...point })),
  };
});
