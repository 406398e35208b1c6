import type { Percentage } from '../platform/percentage.ts';
import type { RateCard, RateCardRow } from './rate-card.ts';
import type { ByRateColumn, RateColumn } from './rate-column.ts';

/** A scheme with its rates by kind of investor. */
export interface RatedScheme {
  readonly schemeMasterId: number;
  readonly rates: ByRateColumn<Percentage>;
}

/** Better is another scheme with a higher rate for this investor; no figure is never better. */
export function isBetterScheme(
  recommended: RatedScheme,
  than: { readonly current: RatedScheme; readonly column: RateColumn },
): boolean {
  const { current, column } = than;
  const offered = recommended.rates[column];
  const had = current.rates[column];
  if (recommended.schemeMasterId === current.schemeMasterId || offered === undefined) return false;
  return had === undefined || offered.isGreaterThan(had);
}

/** Asked at most once for an order. */
export function isUpgradeOffered(order: {
  readonly recommended: RatedScheme | undefined;
  readonly current: RatedScheme;
  readonly column: RateColumn;
  readonly wasOffered: boolean;
}): boolean {
  const { recommended } = order;
  return !order.wasOffered && recommended !== undefined && isBetterScheme(recommended, order);
}

/**
 * The best scheme of the same card and payout for this investor, if it is better than the current
 * one: the highest rate, and of equal rates the shortest tenure.
 */
export function recommendedRowFor(
  rateCard: RateCard,
  from: { readonly schemeMasterId: number; readonly column: RateColumn },
): RateCardRow | undefined {
  const current = rateCard.rowOfScheme(from.schemeMasterId);
  if (current === undefined) return undefined;
  let best = current;
  for (const row of rateCard.rowsFor(current.payoutFrequency)) {
    if (isBetterScheme(row, { current: best, column: from.column })) best = row;
  }
  return best === current ? undefined : best;
}
