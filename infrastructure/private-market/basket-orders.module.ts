import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { Session } from '#application/platform/session.ts';
import { ContainerModule } from 'inversify';
import { bindPort } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { HttpBasketOrders } from './orders/http-basket-orders.ts';

/** A separate module, because the total of the holdings needs no other orders. */
export const contextModule = new ContainerModule(({ bind }) => {
  bindPort(
    bind,
    BasketOrders,
    (http: HttpClient, session: Session) => new HttpBasketOrders(http, session),
    [HttpClient, Session],
  );
});
