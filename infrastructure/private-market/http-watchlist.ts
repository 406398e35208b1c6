import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import type { ShareId } from '#application/private-market/share-ids.ts';
import type { Watchlist } from '#application/private-market/watchlist.ts';
import type { Result } from '#domain/platform/result.ts';
import { HOUSE_ADVISOR_ID } from '#domain/private-market/share-order-request.ts';
import type { HttpClient } from '../platform/http-client.ts';
import { inDomain } from '../platform/in-domain.ts';
import { investorIdOf } from '../platform/signed-in.ts';
import { watchedShareOf } from './market-share-rows.ts';
import { watchlistReply } from './shares.wire.ts';
import { done } from './values.wire.ts';

const API = 'private-market';

export class HttpWatchlist implements Watchlist {
  constructor(
    private readonly http: HttpClient,
    private readonly session: Session,
  ) {}

  list({ signal }: CallOptions) {
    const query = {
      investor_id: String(investorIdOf(this.session)),
      ifa_id: String(HOUSE_ADVISOR_ID),
    };
    const reply = inDomain(watchlistReply, ({ data }) => data.map(watchedShareOf));
    return this.http.send({ api: API, method: 'GET', path: '/watchlist', query, reply, signal });
  }

  add(shareId: ShareId, options: CallOptions) {
    return this.change('/add-to-watchlist', shareId, options);
  }

  remove(shareId: ShareId, options: CallOptions) {
    return this.change('/delete-to-watchlist', shareId, options);
  }

  /** Either change is its own repeat, so that neither needs the id of an action. */
  private change(
    path: string,
    shareId: ShareId,
    { signal }: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const body = {
      pre_ipo_stock_id: shareId,
      investor_id: investorIdOf(this.session),
      ifa_id: HOUSE_ADVISOR_ID,
    };
    const reply = inDomain(done, () => undefined);
    return this.http.send({ api: API, path, body, reply, signal });
  }
}
