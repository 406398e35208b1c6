import type { CalendarDate } from '../../platform/calendar-date.ts';
import type { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';
import type { Tenure } from '../interest/tenure.ts';

/** The yearly rate that a broken deposit earns from its start, and how the rule finds it. */
export interface ExitRate {
  readonly annualRatePercent: Percentage;
  /** What the rate is taken from. */
  readonly kind: 'no-interest' | 'fixed' | 'run-rate' | 'contracted-rate' | 'lowest-rate';
  /** The rate before points are taken, in percent. */
  readonly base: Percentage;
  /** Percentage points that are taken from the base; the rate is never below zero. */
  readonly points: Percentage;
  /** The shortest tenure of the range that has the rate for the period run; absent if none does. */
  readonly rangeFrom?: Tenure | undefined;
  /** Whether that range is our reading of the rate card. */
  readonly isOurReading: boolean;
}

/** What can be paid out on request before a deposit may be broken, without interest. */
export interface HardshipAmount {
  readonly kind: 'small-deposit' | 'emergency' | 'critical-illness';
  /** Rupees. */
  readonly amount: Money;
}

/** What an investor gets for a deposit that is broken on a day; amounts in rupees. */
export interface ExitPayment {
  readonly kind: 'payable';
  readonly day: CalendarDate;
  readonly rate: ExitRate;
  /** Interest for the whole time since the start at that rate, in whole rupees. */
  readonly interest: Money;
  /** The part of earlier payouts that is deducted. */
  readonly recovered: Money;
  readonly proceeds: Money;
  /** What the deposit is worth under its contract on that day, to the paisa. */
  readonly contractValue: Money;
  /** Contract value minus proceeds; below zero if breaking the deposit brings more. */
  readonly cost: Money;
  /** Whether the investor gets less than the principal, because payouts are recovered. */
  readonly isBelowPrincipal: boolean;
}

/** The answer to "what if I break the deposit on this day". */
export type ExitAnswer =
  | ExitPayment
  | { readonly kind: 'not-started'; readonly day: CalendarDate }
  | {
      readonly kind: 'not-payable';
      readonly day: CalendarDate;
      /** The first day on which the deposit can be broken; undefined for "only at maturity". */
      readonly firstDay: CalendarDate | undefined;
      readonly hardship: readonly HardshipAmount[];
    }
  /** The rule names no rate for this day, and the card has none. */
  | { readonly kind: 'no-rate'; readonly day: CalendarDate }
  /** From the maturity date on; the contract pays. */
  | { readonly kind: 'matured'; readonly day: CalendarDate; readonly proceeds: Money };
