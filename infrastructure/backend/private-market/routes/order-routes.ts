import type { MagicValue, Sandbox } from '#infrastructure/backend/context.ts';
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

export const orderMagicValues: readonly MagicValue[] = [
  {
    step: 'share-payment',
    label: 'Payment page',
    value: 'Pay',
    outcome: 'The payment succeeds, and the deal slip is ready to sign.',
  },
  {
    step: 'share-payment',
    label: 'Payment page',
    value: 'Let the payment fail',
    outcome: 'The payment fails; nothing is paid and you can try again.',
  },
  {
    step: 'share-payment',
    label: 'Payment page',
    value: 'Cancel and go back',
    outcome: 'You return without having paid; the order still waits for its payment.',
  },
  {
    step: 'deal-slip',
    label: 'Signing page',
    value: 'Sign the deal slip',
    outcome: 'The slip is signed and the desk transfers the shares.',
  },
  {
    step: 'deal-slip',
    label: 'Signing page',
    value: 'Let the signing fail',
    outcome: 'The signature fails; you can try again.',
  },
];
