import { Session } from '#application/platform/session.ts';
import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { Baskets } from '#application/private-market/baskets.ts';
import { DealSlips } from '#application/private-market/deal-slips.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { SharePayments } from '#application/private-market/share-payments.ts';
import { ShareRequests } from '#application/private-market/share-requests.ts';
import { ContainerModule } from 'inversify';
import { bindPort } from '../platform/binding.ts';
import { HttpClient } from '../platform/http-client.ts';
import { HttpBasketOrders } from './http-basket-orders.ts';
import { HttpBaskets } from './http-baskets.ts';
import { HttpDealSlips } from './http-deal-slips.ts';
import { HttpShareOrders } from './http-share-orders.ts';
import { HttpSharePayments } from './http-share-payments.ts';
import { HttpShareRequests } from './http-share-requests.ts';

/** The adapters of baskets and of orders, from the first step to the deal slip. */
export const privateMarketModule = new ContainerModule(({ bind }) => {
  const plain = [HttpClient, Session] as const;
  bindPort(bind, Baskets, (http: HttpClient) => new HttpBaskets(http), [HttpClient]);
  bindPort(
    bind,
    BasketOrders,
    (http: HttpClient, session: Session) => new HttpBasketOrders(http, session),
    plain,
  );
  bindPort(
    bind,
    ShareOrders,
    (http: HttpClient, session: Session) => new HttpShareOrders(http, session),
    plain,
  );
  bindPort(bind, SharePayments, (http: HttpClient) => new HttpSharePayments(http), [HttpClient]);
  bindPort(
    bind,
    DealSlips,
    (http: HttpClient, session: Session) => new HttpDealSlips(http, session),
    plain,
  );
  bindPort(bind, ShareRequests, (http: HttpClient) => new HttpShareRequests(http), [HttpClient]);
});
