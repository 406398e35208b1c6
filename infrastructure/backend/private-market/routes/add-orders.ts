import type { Sandbox } from '#infrastructure/backend/context.ts';
import { addCancelOrder } from './cancel-order.routes.ts';
import { addDealSlipRoutes } from './deal-slip.routes.ts';
import { addDeskControl } from './desk-control.ts';
import { addOfferAnswers } from './offer-answer.routes.ts';
import { addOrderRoutes } from './order.routes.ts';
import { addSigningPage } from '#infrastructure/backend/private-market/pages/signing-service.ts';
import { addSharePayments } from './share-payment.routes.ts';
import { addShareRequests } from './share-request.routes.ts';

export function addOrders(sandbox: Sandbox): void {
  addOrderRoutes(sandbox);
  addOfferAnswers(sandbox);
  addCancelOrder(sandbox);
  addSharePayments(sandbox);
  addDealSlipRoutes(sandbox);
  addSigningPage(sandbox);
  addShareRequests(sandbox);
  addDeskControl(sandbox);
}
