import type { CalendarSpan } from '../../platform/calendar-date.ts';
import type { RuleSource } from '../../platform/dated.ts';
import type { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';

/** Why a deposit is broken, if the rule makes a difference. */
export const ExitReason = Object.freeze({
  /** The holder, or one of several holders, has died. */
  Death: 'death',
  /** The money is deposited again at the issuer for longer than the remaining term. */
  LongerDeposit: 'longer-deposit',
} as const);
export type ExitReason = (typeof ExitReason)[keyof typeof ExitReason];

/** Which rate the points are taken from. */
export const RunRateBasis = Object.freeze({
  /** The rate of the booking day for the period run. */
  RunRate: 'run-rate',
  /** That rate, or the contracted one if it is lower. */
  LowerOfRunAndContracted: 'lower-of-run-and-contracted',
} as const);
export type RunRateBasis = (typeof RunRateBasis)[keyof typeof RunRateBasis];

/** Percentage points that an early exit costs, by principal. */
export interface PointsStep {
  /** The largest principal of the step; absent for the last step. */
  readonly upTo?: Money | undefined;
  readonly points: Percentage;
}

/** The interest of a deposit that is broken within a band. */
export type BandInterest =
  | { readonly kind: 'none' }
  | { readonly kind: 'fixed'; readonly annualRatePercent: Percentage }
  | {
      readonly kind: 'run-rate';
      readonly basis: RunRateBasis;
      /** In order of the principal. */
      readonly points: readonly PointsStep[];
      /** Points below the lowest rate of the card, if it has no rate for the period run. */
      readonly pointsBelowLowest?: Percentage | undefined;
    };

/** A part of the tenure, from a time after the start until the next band. */
export interface PrematureBand {
  readonly from: CalendarSpan;
  readonly interest: BandInterest;
}

/** What can be paid out before a deposit may be broken, without interest and on request. */
export type HardshipRule =
  | { readonly kind: 'small-deposit'; readonly upTo: Money }
  | { readonly kind: 'emergency'; readonly sharePercent: Percentage; readonly most: Money }
  | { readonly kind: 'critical-illness' };

/**
 * The rule by which an issuer pays a deposit before maturity. It is plain data. The rate for the
 * period run is always that of the booking day.
 */
export interface PrematureRule {
  /** The deposit cannot be broken earlier after its start; absent for "only at maturity". */
  readonly notBefore?: CalendarSpan | undefined;
  /** In order of time; the first one begins with the deposit, at `{ days: 0 }`. */
  readonly bands: readonly PrematureBand[];
  /** Whether interest that was paid out is deducted, as far as it exceeds the interest due. */
  readonly paidOut: 'recovered' | 'kept';
  /** Whether a part of the deposit can be broken. */
  readonly isPartAllowed: boolean;
  readonly hardship: readonly HardshipRule[];
  /**
   * Whether a death claim can be paid before `notBefore`, with the interest of the bands. Undefined
   * if no source says so; the claim is then paid like any other exit.
   */
  readonly isPaidOnDeath?: boolean | undefined;
  /** The reasons for which no points are taken; empty if no source names one. */
  readonly pointsWaivedFor: readonly ExitReason[];
  /** Where both were read, which may be the terms of one issuer; absent if no source says so. */
  readonly reasonsSource?: RuleSource | undefined;
}
