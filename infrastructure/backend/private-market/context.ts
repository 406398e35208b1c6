import type { BackendContext } from '#infrastructure/backend/context.ts';
import { addBasketOrderRoutes } from '#infrastructure/backend/private-market/routes/basket-order.routes.ts';
import { addBasketRoutes } from '#infrastructure/backend/private-market/routes/basket.routes.ts';
import { addHeldShareRoutes } from '#infrastructure/backend/private-market/routes/held-share.routes.ts';
import { addCompanyRoutes } from '#infrastructure/backend/private-market/routes/company.routes.ts';
import { addInvestorNotes } from '#infrastructure/backend/private-market/pages/investor-note-document.ts';
import { addPictureServices } from '#infrastructure/backend/private-market/routes/share-picture.routes.ts';
import { addPress } from '#infrastructure/backend/private-market/pages/share-news.ts';
import { addShareRoutes } from '#infrastructure/backend/private-market/routes/share.routes.ts';
import { addTierRoutes } from '#infrastructure/backend/private-market/routes/tier.routes.ts';
import { addWatchRoutes } from '#infrastructure/backend/private-market/routes/watch.routes.ts';
import { addCancelOrder } from '#infrastructure/backend/private-market/routes/cancel-order.routes.ts';
import { addDealSlipRoutes } from '#infrastructure/backend/private-market/routes/deal-slip.routes.ts';
import { addDeskControl } from '#infrastructure/backend/private-market/routes/order-desk.routes.ts';
import { addOfferAnswers } from '#infrastructure/backend/private-market/routes/offer-answer.routes.ts';
import { addOrderRoutes } from '#infrastructure/backend/private-market/routes/order.routes.ts';
import { addSigningPage } from '#infrastructure/backend/private-market/pages/signing-service.ts';
import { addSharePayments } from '#infrastructure/backend/private-market/routes/share-payment.routes.ts';
import { addShareRequests } from '#infrastructure/backend/private-market/routes/share-request.routes.ts';
import { privateMarketMigrations } from '#infrastructure/backend/private-market/migrations/migrations.ts';
import { orderMagicValues } from '#infrastructure/backend/private-market/seed/order-magic-values.ts';
import { seedPrivateMarket } from '#infrastructure/backend/private-market/seed/seed.ts';
import { runDueOrderJobs } from '#infrastructure/backend/private-market/jobs/due-orders.ts';
import { addSellRequestDesk } from '#infrastructure/backend/private-market/routes/sell-request-desk.routes.ts';
import { addSellRequestRoutes } from '#infrastructure/backend/private-market/routes/sell-request.routes.ts';
import {
  sellRequestMagicValues,
  runDueSellRequestJobs,
} from '#infrastructure/backend/private-market/jobs/due-sell-requests.ts';
import { attemptAll } from '#infrastructure/backend/scheduling/due-work.ts';
import { shareReconciliation } from '#infrastructure/backend/private-market/records/share-reconciliation.ts';

export const privateMarketContext: BackendContext = {
  name: 'private-market',
  migrations: privateMarketMigrations,
  register(sandbox) {
    addShareRoutes(sandbox);
    addTierRoutes(sandbox);
    addCompanyRoutes(sandbox);
    addWatchRoutes(sandbox);
    addInvestorNotes(sandbox);
    addPress(sandbox);
    addPictureServices(sandbox);
    addBasketRoutes(sandbox);
    addBasketOrderRoutes(sandbox);
    addHeldShareRoutes(sandbox);
    addSellRequestRoutes(sandbox);
    addSellRequestDesk(sandbox);
    addOrderRoutes(sandbox);
    addOfferAnswers(sandbox);
    addCancelOrder(sandbox);
    addSharePayments(sandbox);
    addDealSlipRoutes(sandbox);
    addSigningPage(sandbox);
    addShareRequests(sandbox);
    addDeskControl(sandbox);
  },
  seed: seedPrivateMarket,
  async runDueJobs(sandbox, until) {
    await attemptAll([
      ['share orders', () => runDueOrderJobs(sandbox, until)],
      ['sell requests', () => runDueSellRequestJobs(sandbox, until)],
    ]);
  },
  reconciliation: shareReconciliation,
  magicValues: [...orderMagicValues, ...sellRequestMagicValues],
};
