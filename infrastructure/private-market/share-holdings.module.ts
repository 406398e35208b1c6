import { Drafts } from '#application/platform/drafts.ts';
import { Session } from '#application/platform/session.ts';
import { AnswerSale } from '#application/private-market/answer-sale.ts';
import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { HeldShares } from '#application/private-market/held-shares.ts';
import { ReadSharePortfolio } from '#application/private-market/read-share-portfolio.ts';
import { RequestSale } from '#application/private-market/request-sale.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { ContainerModule } from 'inversify';
import { bindPort, bindUseCase } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { HttpHeldShares } from './http-held-shares.ts';
import { HttpSellRequests } from './http-sell-requests.ts';

const base = [HttpClient, Session] as const;

/**
 * A separate module for holdings and sales, because finding and ordering shares does not need them.
 * `ReadSharePortfolio` also needs `BasketOrders` of a module of their own.
 */
export const contextModule = new ContainerModule(({ bind }) => {
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
  bindUseCase(bind, ReadSharePortfolio, [HeldShares, BasketOrders]);
  bindUseCase(bind, RequestSale, { requests: SellRequests, session: Session, drafts: Drafts });
  bindUseCase(bind, AnswerSale, [SellRequests]);
});
