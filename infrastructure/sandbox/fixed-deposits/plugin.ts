import type { MagicValue, SandboxContext } from '../platform/context.ts';
import { addAdvisorDesk } from './advisor-desk.ts';
import { addAdvisorRoutes } from './advisor-routes.ts';
import { addCalculation, addRecommendation } from './calculation-routes.ts';
import { addContentRoutes } from './content-routes.ts';
import { depositBooks } from './deposit-books.ts';
import { addEmbeddedPage } from './embedded-outside.ts';
import { addEmbeddedRoutes } from './embedded-routes.ts';
import { addFinder } from './finder-routes.ts';
import { addHeldRoutes } from './held-routes.ts';
import { addGetFd } from './list-routes.ts';
import { addManySchemes } from './many-schemes.ts';
import { fixedDepositsMigrations } from './migrations.ts';
import { addOrderRoutes } from './order-routes.ts';
import { addPaymentPage } from './outside-payment.ts';
import { addPartnerHoldings } from './partner-holdings-routes.ts';
import { addPartnerRoutes } from './partner-routes.ts';
import { addPaymentRoutes } from './payment-routes.ts';
import { addReceipts } from './receipts.ts';
import { seedFixedDeposits } from './seed.ts';
import { settleDeposits } from './settlement.ts';
import { addStart } from './start-routes.ts';
import { addTermsDocuments } from './terms-document.ts';

const magicValues: readonly MagicValue[] = [
  {
    step: 'payment',
    label: 'Payment page',
    value: 'Pay',
    outcome: 'The payment succeeds and the deposit is booked.',
  },
  {
    step: 'payment',
    label: 'Payment page',
    value: 'Let the payment fail',
    outcome: 'The payment fails; nothing is booked and you can try again.',
  },
  {
    step: 'payment',
    label: 'Payment page',
    value: 'Cancel and go back',
    outcome: 'You return without having paid; nothing is booked.',
  },
  {
    step: 'payment',
    label: 'Payment page',
    value: 'Let the money arrive now',
    outcome: 'On a payment that is over: the money comes too late and is sent back.',
  },
  {
    step: 'embedded-booking',
    label: 'Booking page of the bank',
    value: 'Pay',
    outcome: 'The deposit is booked; the video call comes after it.',
  },
  {
    step: 'embedded-booking',
    label: 'Booking page of the bank',
    value: 'Cancel booking',
    outcome: 'You are back at your order; nothing is booked.',
  },
];

/** Catalogue, orders, payments, deposits and passbook. */
export const fixedDepositsContext: SandboxContext = {
  name: 'fixed-deposits',
  migrations: fixedDepositsMigrations,
  register(sandbox) {
    addGetFd(sandbox);
    addContentRoutes(sandbox);
    addCalculation(sandbox);
    addRecommendation(sandbox);
    addFinder(sandbox);
    addManySchemes(sandbox);
    addStart(sandbox);
    addOrderRoutes(sandbox);
    addPaymentRoutes(sandbox);
    addAdvisorRoutes(sandbox);
    addAdvisorDesk(sandbox);
    addPartnerRoutes(sandbox);
    addPartnerHoldings(sandbox);
    addEmbeddedRoutes(sandbox);
    addEmbeddedPage(sandbox);
    addHeldRoutes(sandbox);
    addReceipts(sandbox);
    addPaymentPage(sandbox);
    addTermsDocuments(sandbox);
  },
  seed: seedFixedDeposits,
  settle: settleDeposits,
  books: depositBooks,
  magicValues,
};
