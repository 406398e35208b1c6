import { checkRecord, checkRecords } from '../../platform/argument-checks.ts';
import { Money } from '../../platform/money.ts';
import type { InsuranceBucket, InsuranceCover } from './insurance-bucket.ts';

/** The deposit insurance at all banks together. */
export interface CoverOverview {
  /** Buckets with money on some day from the first one on, the highest exposure first. */
  readonly buckets: readonly InsuranceBucket[];
  /** All money in buckets on the first day; rupees to the paisa. */
  readonly exposure: Money;
  /** The part of it above the limits. */
  readonly uncovered: Money;
  /** The bucket that is the next to exceed its limit after the first day; absent if none does. */
  readonly nextAbove?: InsuranceBucket | undefined;
}

/**
 * Sums up the deposit insurance at all banks.
 *
 * @formula exposure and uncovered: the sums over all buckets on the first day
 * @source Vriddhi's own rule: the page about insurance shows first where most is at risk
 * @throws an error for anything but a cover
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const terms = { principal: Money.of('465000'), tenure: Tenure.of({ years: 1 }), ...rate };
 * const quarterly = { ...terms, compoundingFrequency: 'quarterly' };
 * const today = CalendarDate.of('2026-11-26');
 * const holding = Holding.of({ terms: quarterly, startedOn: today });
 * const bank = { issuerId: 'suryoday', institution: 'bank', holders: ['A'], right: 'self' };
 * const deposits = [{ id: '1', origin: 'declared', ...bank, holding }];
 * const { exposure, uncovered, nextAbove } = coverOverview(insuranceCover({ deposits, today }));
 * [exposure.text, uncovered.text, nextAbove.firstDayAbove.iso];
 * // => ['465000', '0', '2027-10-26']
 * ```
 */
export function coverOverview(cover: InsuranceCover): CoverOverview {
  const { buckets } = checkRecord(cover);
  const held = checkRecords(buckets)
    .filter(({ peak }) => !peak.exposure.isZero())
    .toSorted((one, other) => (one.peak.exposure.isLessThan(other.peak.exposure) ? 1 : -1));
  const days = held.map(({ today }) => today);
  return Object.freeze({
    buckets: Object.freeze(held),
    exposure: Money.sum(days.map(({ exposure }) => exposure)),
    uncovered: Money.sum(days.map(({ uncovered }) => uncovered)),
    nextAbove: nextAbove(held),
  });
}

function nextAbove(buckets: readonly InsuranceBucket[]): InsuranceBucket | undefined {
  const later = buckets.flatMap((bucket) => {
    const { firstDayAbove: day, today } = bucket;
    return day?.isAfter(today.day) === true ? [{ bucket, day }] : [];
  });
  return later.toSorted((one, other) => other.day.daysUntil(one.day))[0]?.bucket;
}
