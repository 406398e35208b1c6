import { balances, imbalances } from './books.ts';
import type { Sandbox, SandboxContext } from './context.ts';

/** The books for the console, and for whoever wants to know whether they balance. */
export function addBooks(
  { control, database }: Sandbox,
  contexts: readonly SandboxContext[],
): void {
  control({
    method: 'GET',
    path: '/sandbox/api/books',
    run: async () => ({
      balances: await balances(database),
      imbalances: await imbalances(database, contexts),
    }),
  });
}
