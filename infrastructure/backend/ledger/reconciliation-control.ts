import { balances, imbalances } from './ledger-reconciliation.ts';
import type { Sandbox, BackendContext } from '#infrastructure/backend/context.ts';

export function addReconciliation(
  { control, database }: Sandbox,
  contexts: readonly BackendContext[],
): void {
  control({
    method: 'GET',
    path: '/sandbox/api/reconciliation',
    run: async () => ({
      balances: await balances(database),
      imbalances: await imbalances(database, contexts),
    }),
  });
}
