import { failure } from '#domain/platform/result.ts';
import type { Ports } from '#ui/platform/injection.tsx';
import type { WholePortfolioDependencies } from './whole-portfolio.view-model.ts';

/** Reads the investor's shares and baskets. The code for it is downloaded on first use. */
export function sharesReader(ports: Ports): WholePortfolioDependencies['readShares'] {
  return async (options) => {
    try {
      const shares = await import('#ui/private-market/shared/read-private-holdings.ts');
      return await shares.readPrivateHoldings(ports, options);
    } catch {
      // The chunk did not load. The page offers a button to try again.
      return failure({ kind: 'unreachable', reason: 'offline' });
    }
  };
}
