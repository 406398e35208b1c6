import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { PrivateTotals } from '#application/private-market/private-totals.ts';
import { ReadSharePortfolio } from '#application/private-market/read-share-portfolio.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { Ports } from '#ui/platform/injection.tsx';

/** Reads the totals of shares and baskets for a screen of another context. */
export async function readPrivateTotals(
  ports: Ports,
  options: CallOptions,
): Promise<Result<PrivateTotals, PortFailure>> {
  await Promise.all([ports.loadContext('private-market'), ports.loadContext('share-holdings')]);
  const found = await ports.get(ReadSharePortfolio).run(options);
  return found.ok ? success(found.value.worth) : found;
}
