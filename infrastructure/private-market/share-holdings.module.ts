import { Session } from '#application/platform/session.ts';
import { HeldShares } from '#application/private-market/held-shares.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { ContainerModule } from 'inversify';
import { bindPort } from '../platform/binding.ts';
import { HttpClient } from '../platform/http-client.ts';
import { HttpHeldShares } from './http-held-shares.ts';
import { HttpSellRequests } from './http-sell-requests.ts';

const base = [HttpClient, Session] as const;

/** What is held and sold: nobody who looks for a share or has ordered one needs it. */
export const shareHoldingsModule = new ContainerModule(({ bind }) => {
  bindPort(
    bind,
    HeldShares,
    (http: HttpClient, session: Session) => new HttpHeldShares(http, session),
    base,
  );
  bindPort(
    bind,
    SellRequests,
    (http: HttpClient, session: Session) => new HttpSellRequests(http, session),
    base,
  );
});
