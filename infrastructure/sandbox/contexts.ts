import { accountsContext } from './accounts/plugin.ts';
import { contentContext } from './content/plugin.ts';
import { fixedDepositsContext } from './fixed-deposits/plugin.ts';
import type { SandboxContext } from './platform/context.ts';
import { privateMarketContext } from './private-market/plugin.ts';
import { referralsContext } from './referrals/plugin.ts';

/** In the order in which they are seeded and settled: a context may build on those before it. */
export const sandboxContexts: readonly SandboxContext[] = [
  accountsContext,
  fixedDepositsContext,
  privateMarketContext,
  contentContext,
  referralsContext,
];
