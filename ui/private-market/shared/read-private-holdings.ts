import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  type PrivateHoldings,
  ReadSharePortfolio,
} from '#application/private-market/read-share-portfolio.ts';
import type { Result } from '#domain/platform/result.ts';
import type { Ports } from '#ui/platform/injection.tsx';

/** Reads the held shares and baskets for a screen of another context. */
export async function readPrivateHoldings(
  ports: Ports,
  options: CallOptions,
): Promise<Result<PrivateHoldings, PortFailure>> {
  await Promise.all([ports.loadContext('basket-orders'), ports.loadContext('share-holdings')]);
  return ports.get(ReadSharePortfolio).run(options);
}
