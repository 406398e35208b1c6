import type { MagicValue, BackendContext } from '#infrastructure/backend/context.ts';
import { addAdvisorDesk } from '#infrastructure/backend/fixed-deposits/routes/advisor-desk.routes.ts';
import { addAdvisorRoutes } from '#infrastructure/backend/fixed-deposits/routes/advisor.routes.ts';
import {
  addCalculation,
  addRecommendation,
} from '#infrastructure/backend/fixed-deposits/routes/calculation.routes.ts';
import { addContentRoutes } from '#infrastructure/backend/fixed-deposits/routes/content.routes.ts';
import { depositReconciliation } from '#infrastructure/backend/fixed-deposits/records/deposit-reconciliation.ts';
import { addEmbeddedPage } from '#infrastructure/backend/fixed-deposits/pages/embedded-third-parties.ts';
import { addEmbeddedRoutes } from '#infrastructure/backend/fixed-deposits/routes/embedded.routes.ts';
import { addFinder } from '#infrastructure/backend/fixed-deposits/routes/finder.routes.ts';
import { addHeldRoutes } from '#infrastructure/backend/fixed-deposits/routes/held.routes.ts';
import { addGetFd } from '#infrastructure/backend/fixed-deposits/routes/list.routes.ts';
import { addManySchemes } from '#infrastructure/backend/fixed-deposits/routes/generated-schemes.routes.ts';
import { fixedDepositsMigrations } from '#infrastructure/backend/fixed-deposits/migrations/migrations.ts';
import { addOrderRoutes } from '#infrastructure/backend/fixed-deposits/routes/order.routes.ts';
import { addPaymentPage } from '#infrastructure/backend/fixed-deposits/pages/gateway-bills.ts';
import { addPartnerHoldings } from '#infrastructure/backend/fixed-deposits/routes/partner-holdings.routes.ts';
import { addPartnerRoutes } from '#infrastructure/backend/fixed-deposits/routes/partner.routes.ts';
import { addPaymentRoutes } from '#infrastructure/backend/fixed-deposits/routes/payment.routes.ts';
import { addReceipts } from '#infrastructure/backend/fixed-deposits/routes/receipt.routes.ts';
import { seedFixedDeposits } from '#infrastructure/backend/fixed-deposits/seed/seed.ts';
import { runDueDepositJobs } from '#infrastructure/backend/fixed-deposits/jobs/due-deposits.ts';
import { addStart } from '#infrastructure/backend/fixed-deposits/routes/start.routes.ts';
import { addTermsDocuments } from '#infrastructure/backend/fixed-deposits/pages/terms-document.ts';
import { addUnpaidOrders } from '#infrastructure/backend/fixed-deposits/routes/unpaid-order.routes.ts';

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
    outcome: 'On a payment that has ended: the money arrives too late and is sent back.',
  },
  {
    step: 'embedded-booking',
    label: 'Booking page of the bank',
    value: 'Pay',
    outcome: 'The deposit is booked; the video call follows.',
  },
  {
    step: 'embedded-booking',
    label: 'Booking page of the bank',
    value: 'Cancel booking',
    outcome: 'You return to your order; nothing is booked.',
  },
];

export const fixedDepositsContext: BackendContext = {
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
    addUnpaidOrders(sandbox);
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
  runDueJobs: runDueDepositJobs,
  reconciliation: depositReconciliation,
  magicValues,
};
