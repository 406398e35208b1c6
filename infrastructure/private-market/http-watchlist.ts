import { HOUSE_ADVISOR_ID } from '#infrastructure/platform/http/provider-ids.wire.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import type { ShareId } from '#application/private-market/share-ids.ts';
import type { Watchlist } from '#application/private-market/watchlist.ts';
import type { Result } from '#domain/platform/result.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { investorIdOf } from '#infrastructure/platform/sessions/signed-in.ts';
import { watchedShareOf } from './market-share-rows.ts';
import { watchlistReply } from './shares.wire.ts';
import { done } from '#infrastructure/platform/http/wire-values.wire.ts';

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
    const reply = decodeReply(watchlistReply, ({ data }) => data.map(watchedShareOf));
    return this.http.send({ api: API, method: 'GET', path: '/watchlist', query, reply, signal });
  }

  add(shareId: ShareId, options: CallOptions) {
    return this.change('/add-to-watchlist', shareId, options);
  }

  remove(shareId: ShareId, options: CallOptions) {
    return this.change('/delete-to-watchlist', shareId, options);
  }

  /** Adds or removes a share. Both are idempotent, so they need no idempotency key. */
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
    const reply = decodeReply(done, () => undefined);
    return this.http.send({ api: API, path, body, reply, signal });
  }
}
