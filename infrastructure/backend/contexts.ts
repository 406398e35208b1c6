import { accountsContext } from '#infrastructure/backend/accounts/context.ts';
import { contentContext } from '#infrastructure/backend/content/context.ts';
import { fixedDepositsContext } from '#infrastructure/backend/fixed-deposits/context.ts';
import type { BackendContext } from './context.ts';
import { privateMarketContext } from '#infrastructure/backend/private-market/context.ts';
import { referralsContext } from '#infrastructure/backend/referrals/context.ts';

/**
 * The contexts in the order in which their sample data is written and their jobs run. A context may
 * depend on earlier ones.
 */
export const sandboxContexts: readonly BackendContext[] = [
  accountsContext,
  fixedDepositsContext,
  privateMarketContext,
  contentContext,
  referralsContext,
];
