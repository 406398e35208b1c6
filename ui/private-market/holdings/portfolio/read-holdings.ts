import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  type PrivateHoldings,
  ReadSharePortfolio,
} from '#application/private-market/read-share-portfolio.ts';
import type { Result } from '#domain/platform/result.ts';
import type { Ports } from '#ui/platform/injection.tsx';

/** Reads shares and baskets for a screen of another context, which loads this file when needed. */
export async function readHoldings(
  ports: Ports,
  options: CallOptions,
): Promise<Result<PrivateHoldings, PortFailure>> {
  await Promise.all([ports.loadContext('private-market'), ports.loadContext('share-holdings')]);
  return ports.get(ReadSharePortfolio).run(options);
}
