import type { BackendContext } from '#infrastructure/backend/context.ts';
import { addBasketOrderRoutes } from '#infrastructure/backend/private-market/routes/basket-order.routes.ts';
import { addBasketRoutes } from '#infrastructure/backend/private-market/routes/basket.routes.ts';
import { addHeldShareRoutes } from '#infrastructure/backend/private-market/routes/held-share.routes.ts';
import { addCatalogue } from '#infrastructure/backend/private-market/routes/add-catalogue.ts';
import { addOrders } from '#infrastructure/backend/private-market/routes/add-orders.ts';
import { privateMarketMigrations } from '#infrastructure/backend/private-market/migrations/migrations.ts';
import { orderMagicValues } from '#infrastructure/backend/private-market/seed/order-magic-values.ts';
import { seedPrivateMarket } from '#infrastructure/backend/private-market/seed/seed.ts';
import { runDueOrderJobs } from '#infrastructure/backend/private-market/jobs/due-orders.ts';
import { addSellRequestDesk } from '#infrastructure/backend/private-market/routes/sell-request-desk.ts';
import { addSellRequestRoutes } from '#infrastructure/backend/private-market/routes/sell-request.routes.ts';
import {
  sellRequestMagicValues,
  runDueSellRequestJobs,
} from '#infrastructure/backend/private-market/jobs/due-sell-requests.ts';
import { shareReconciliation } from '#infrastructure/backend/private-market/records/share-reconciliation.ts';

export const privateMarketContext: BackendContext = {
  name: 'private-market',
  migrations: privateMarketMigrations,
  register(sandbox) {
    addCatalogue(sandbox);
    addBasketRoutes(sandbox);
    addBasketOrderRoutes(sandbox);
    addHeldShareRoutes(sandbox);
    addSellRequestRoutes(sandbox);
    addSellRequestDesk(sandbox);
    addOrders(sandbox);
  },
  seed: seedPrivateMarket,
  async runDueJobs(sandbox, until) {
    await runDueOrderJobs(sandbox, until);
    await runDueSellRequestJobs(sandbox, until);
  },
  reconciliation: shareReconciliation,
  magicValues: [...orderMagicValues, ...sellRequestMagicValues],
};
