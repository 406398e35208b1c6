import {
  checkRecord,
  checkInstance,
  checkOneOf,
  checkBoolean,
} from '../../platform/argument-checks.ts';
import { checkPercentage } from '../../platform/expected-values.ts';
import type { Percentage } from '../../platform/percentage.ts';
import { RateCard, type RateCardRow } from '../catalogue/rate-card.ts';
import { type ByRateColumn, RateColumn } from '../catalogue/rate-column.ts';

/** A scheme (a tenure with a payout frequency) with its rates by kind of investor. */
export interface RatedScheme {
  readonly schemeMasterId: number;
  readonly rates: ByRateColumn<Percentage>;
}

/**
 * Whether another scheme has a higher rate for this kind of investor. A scheme without a rate is
 * never better.
 *
 * @source FD-4.24
 * @example
 * ```ts
 * const current = { schemeMasterId: 1, rates: { r: Percentage.of('7') } };
 * const other = { schemeMasterId: 2, rates: { r: Percentage.of('8') } };
 * isBetterScheme(other, { current, column: 'r' }); // => true
 * ```
 */
export function isBetterScheme(
  recommended: RatedScheme,
  than: { readonly current: RatedScheme; readonly column: RateColumn },
): boolean {
  const { current, column } = checkRecord(than);
  const offered = checkRate(recommended, column);
  const had = checkRate(current, column);
  if (recommended.schemeMasterId === current.schemeMasterId || offered === undefined) return false;
  return had === undefined || offered.isGreaterThan(had);
}

/**
 * Whether to offer an upgrade: the recommended scheme has a higher rate, and no upgrade was offered
 * for this order yet.
 *
 * @source FD-4.22
 * @example
 * ```ts
 * const order = { recommended: undefined, column: 'r', wasOffered: false };
 * isUpgradeOffered({ ...order, current: { schemeMasterId: 1, rates: {} } }); // => false
 * ```
 */
export function isUpgradeOffered(order: {
  readonly recommended: RatedScheme | undefined;
  readonly current: RatedScheme;
  readonly column: RateColumn;
  readonly wasOffered: boolean;
}): boolean {
  const { recommended, wasOffered } = checkRecord(order);
  const isNew = !checkBoolean(wasOffered);
  return isNew && recommended !== undefined && isBetterScheme(recommended, order);
}

/**
 * The scheme of the same rate card and payout frequency with the highest rate for this kind of
 * investor; of equal rates, the shortest tenure. Undefined if none is better than the current
 * scheme.
 *
 * @source FD-4.24
 * @example
 * ```ts
 * recommendedRowFor(RateCard.of([]), { schemeMasterId: 1, column: 'r' }); // => undefined
 * ```
 */
export function recommendedRowFor(
  rateCard: RateCard,
  from: { readonly schemeMasterId: number; readonly column: RateColumn },
): RateCardRow | undefined {
  const { schemeMasterId, column } = checkRecord(from);
  checkOneOf(column, RateColumn);
  const current = checkInstance(rateCard, RateCard, 'a rate card').rowOfScheme(schemeMasterId);
  if (current === undefined) return undefined;
  let best = current;
  for (const row of rateCard.rowsFor(current.payoutFrequency)) {
    if (isBetterScheme(row, { current: best, column })) best = row;
  }
  return best === current ? undefined : best;
}

/** The rate of a scheme for a kind of investor; undefined if the scheme has none. */
function checkRate(scheme: RatedScheme, column: RateColumn): Percentage | undefined {
  const { rates } = checkRecord(scheme);
  const known = checkOneOf(column, RateColumn);
  const rate = checkRecord(rates)[known];
  return rate === undefined ? undefined : checkPercentage(rate);
}
