import { Drafts } from '#application/platform/drafts.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import { Baskets } from '#application/private-market/baskets.ts';
import { ChangeWatchlist } from '#application/private-market/change-watchlist.ts';
import { MarketShares } from '#application/private-market/market-shares.ts';
import { RequestShare } from '#application/private-market/request-share.ts';
import { ShareRequests } from '#application/private-market/share-requests.ts';
import { Watchlist } from '#application/private-market/watchlist.ts';
import { ContainerModule } from 'inversify';
import { bindPort, bindUseCase } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { HttpBaskets } from './http-baskets.ts';
import { HttpMarketShares } from './http-market-shares.ts';
import { HttpShareRequests } from './http-share-requests.ts';
import { HttpWatchlist } from './http-watchlist.ts';

const base = [HttpClient, Session] as const;

/** Adapters and use cases for finding shares and baskets. */
export const contextModule = new ContainerModule(({ bind }) => {
  bindPort(
    bind,
    MarketShares,
    (http: HttpClient, session: Session) => new HttpMarketShares(http, session),
    base,
  );
  bindPort(
    bind,
    Watchlist,
    (http: HttpClient, session: Session) => new HttpWatchlist(http, session),
    base,
  );
  bindPort(bind, Baskets, (http: HttpClient) => new HttpBaskets(http), [HttpClient]);
  bindPort(bind, ShareRequests, (http: HttpClient) => new HttpShareRequests(http), [HttpClient]);
  bindUseCase(bind, RequestShare, [ShareRequests, Drafts]);
  bindUseCase(bind, ChangeWatchlist, [Watchlist, Reporting]);
});
