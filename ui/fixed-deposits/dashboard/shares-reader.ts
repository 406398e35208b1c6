import { failure } from '#domain/platform/result.ts';
import type { Ports } from '#ui/platform/injection.tsx';
import type { DashboardSummaryDependencies } from './dashboard-summary.view-model.ts';

/**
 * Reads the investor's totals in the private market. The code for it is downloaded on first use.
 */
export function sharesReader(ports: Ports): DashboardSummaryDependencies['readShares'] {
  return async (options) => {
    try {
      const shares = await import('#ui/private-market/shared/read-private-totals.ts');
      return await shares.readPrivateTotals(ports, options);
    } catch {
      // The chunk did not load. The summary offers a button to try again.
      return failure('not-loaded');
    }
  };
}
