import type { MagicValue, Sandbox } from '../platform/context.ts';
import { addDealSlipRoutes } from './deal-slip-routes.ts';
import { addDeskControl } from './desk-control.ts';
import { addOfferAnswers } from './offer-answers.ts';
import { addOrderRoutes } from './order-routes.ts';
import { addSigningPage } from './outside-signing.ts';
import { addSharePayments } from './share-payment-routes.ts';
import { addShareRequests } from './share-requests.ts';

/** From the order of a share to its transfer, with the desk and the outside pages. */
export function addOrders(sandbox: Sandbox): void {
  addOrderRoutes(sandbox);
  addOfferAnswers(sandbox);
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
    outcome: 'The payment succeeds, and the deal slip waits to be signed.',
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
    outcome: 'The signature is not taken; you can try again.',
  },
];
