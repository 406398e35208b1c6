import type { CalendarDate } from '../../platform/calendar-date.ts';
import type { Money } from '../../platform/money.ts';
import type { Dated, RuleSource } from '../../platform/dated.ts';
import type { WorkingStep } from '../../platform/working-step.ts';
import type { DepositLike, HeldInRight } from '../holdings/deposit-like.ts';

/** A balance at an institution that the investor declared, such as a savings account. */
export interface DeclaredBalance extends HeldInRight {
  /** In rupees, zero or more; it counts as unchanged on all days. */
  readonly amount: Money;
}

/** The deposit insurance of a bucket on a day; amounts in rupees to the paisa. */
export interface CoverOnDay {
  readonly day: CalendarDate;
  /** Principals, accrued interest and balances. */
  readonly exposure: Money;
  readonly limit: Money;
  readonly limitSource: RuleSource;
  /** The exposure up to the limit. */
  readonly covered: Money;
  /** The exposure above the limit. */
  readonly uncovered: Money;
  /** The limit less the exposure; zero above the limit. */
  readonly room: Money;
  readonly working: readonly WorkingStep[];
}

/**
 * All money at one bank that is held in the same right and capacity, by the same holders in the
 * same order. Deposit insurance has one limit for each bucket.
 */
export interface InsuranceBucket extends HeldInRight {
  readonly deposits: readonly DepositLike[];
  readonly balances: readonly DeclaredBalance[];
  readonly today: CoverOnDay;
  /** The first day with the highest exposure, from today until the last maturity date. */
  readonly peak: CoverOnDay;
  /** The first day from today on whose exposure exceeds the limit; absent if none does. */
  readonly firstDayAbove?: CalendarDate | undefined;
}

/** The deposit insurance of an investor's money. */
export interface InsuranceCover {
  /** In the order of the deposits, then of the balances. */
  readonly buckets: readonly InsuranceBucket[];
  /** Money at finance companies and the post office, which deposit insurance does not cover. */
  readonly notInsured: readonly (DepositLike | DeclaredBalance)[];
}

/** The money of an investor at all institutions. */
export interface CoverFacts {
  readonly deposits: readonly DepositLike[];
  readonly balances?: readonly DeclaredBalance[] | undefined;
  /** The first day that counts; any day, to see the cover of that day. */
  readonly today: CalendarDate;
  /** `DEPOSIT_INSURANCE_LIMITS` if absent. */
  readonly limits?: Dated<Money> | undefined;
}
