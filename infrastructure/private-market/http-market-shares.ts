import type { CallOptions } from '#application/platform/call-options.ts';
import type { Session } from '#application/platform/session.ts';
import type { MarketShares } from '#application/private-market/market-shares.ts';
import type { ShareId } from '#application/private-market/share-ids.ts';
import { HOUSE_ADVISOR_ID } from '#domain/private-market/share-order-request.ts';
import type { HttpClient } from '../platform/http-client.ts';
import { inDomain } from '../platform/in-domain.ts';
import { investorIdOf } from '../platform/signed-in.ts';
import { marketShareOf, shareDetailOf } from './market-share-rows.ts';
import { shareDetailReply, shareListReply } from './shares.wire.ts';

export class HttpMarketShares implements MarketShares {
  constructor(
    private readonly http: HttpClient,
    private readonly session: Session,
  ) {}

  list(filterKey: 'all' | 'select_opportunity', { signal }: CallOptions) {
    const reply = inDomain(shareListReply, ({ data }) => data.map(marketShareOf));
    return this.http.send({
      api: 'private-market',
      method: 'GET',
      path: '/getpreipoproducts',
      query: { filter_key: filterKey },
      reply,
      signal,
    });
  }

  find(shareId: ShareId, { signal }: CallOptions) {
    const body = {
      pre_ipo_stock_id: shareId,
      investor_id: investorIdOf(this.session),
      ifa_id: HOUSE_ADVISOR_ID,
    };
    const reply = inDomain(shareDetailReply, ({ data }) => shareDetailOf(data.data));
    const path = '/domaincustomdetails';
    return this.http.send({ api: 'private-market', path, body, reply, signal });
  }
}
