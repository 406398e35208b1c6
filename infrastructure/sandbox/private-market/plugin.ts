import type { SandboxContext } from '../platform/context.ts';
import { addBasketOrderRoutes } from './basket-order-routes.ts';
import { addBasketRoutes } from './basket-routes.ts';
import { addHeldShareRoutes } from './held-share-routes.ts';
import { addCatalogue } from './catalogue.ts';
import { addOrders, orderMagicValues } from './orders.ts';
import { privateMarketMigrations } from './migrations.ts';
import { seedPrivateMarket } from './seed.ts';
import { settleOrders } from './settle-orders.ts';
import { addSellRequestRoutes } from './sell-request-routes.ts';
import { sellRequestMagicValues, settleSellRequests } from './settle-sell-requests.ts';
import { shareBooks } from './share-books.ts';

/** Unlisted shares and baskets: catalogue, watchlist, orders and holdings. */
export const privateMarketContext: SandboxContext = {
  name: 'private-market',
  migrations: privateMarketMigrations,
  register(sandbox) {
    addCatalogue(sandbox);
    addBasketRoutes(sandbox);
    addBasketOrderRoutes(sandbox);
    addHeldShareRoutes(sandbox);
    addSellRequestRoutes(sandbox);
    addOrders(sandbox);
  },
  seed: seedPrivateMarket,
  async settle(sandbox, until) {
    await settleOrders(sandbox, until);
    await settleSellRequests(sandbox, until);
  },
  books: shareBooks,
  magicValues: [...orderMagicValues, ...sellRequestMagicValues],
};
