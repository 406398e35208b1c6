import { HOUSE_ADVISOR_ID } from '#infrastructure/platform/http/provider-ids.wire.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Session } from '#application/platform/session.ts';
import type { MarketShares, ShareSelection } from '#application/private-market/market-shares.ts';
import type { ShareId } from '#application/private-market/share-ids.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { investorIdOf } from '#infrastructure/platform/sessions/signed-in.ts';
import { shareListCall } from './market-shares.calls.ts';
import { marketShareOf, shareDetailOf } from './market-share-rows.ts';
import { shareDetailReply, shareListReply } from './shares.wire.ts';

export class HttpMarketShares implements MarketShares {
  constructor(
    private readonly http: HttpClient,
    private readonly session: Session,
  ) {}

  list(selection: ShareSelection, { signal }: CallOptions) {
    const reply = decodeReply(shareListReply, ({ data }) => data.map(marketShareOf));
    return this.http.send({ ...shareListCall(selection), reply, signal });
  }

  find(shareId: ShareId, { signal }: CallOptions) {
    const body = {
      pre_ipo_stock_id: shareId,
      investor_id: investorIdOf(this.session),
      ifa_id: HOUSE_ADVISOR_ID,
    };
    const reply = decodeReply(shareDetailReply, ({ data }) => shareDetailOf(data.data));
    const path = '/domaincustomdetails';
    return this.http.send({ api: 'private-market', path, body, reply, signal });
  }
}
