import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import { ChangeWatchlist } from '#application/private-market/change-watchlist.ts';
import { MarketShares } from '#application/private-market/market-shares.ts';
import { Watchlist } from '#application/private-market/watchlist.ts';
import { ContainerModule } from 'inversify';
import { bindPort, bindUseCase } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { HttpMarketShares } from './http-market-shares.ts';
import { HttpWatchlist } from './http-watchlist.ts';

const base = [HttpClient, Session] as const;

/** A separate module, because the dashboard shows some shares and needs no other market adapter. */
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
  bindUseCase(bind, ChangeWatchlist, [Watchlist, Reporting]);
});
