import type { CalendarDate } from '../calendar-date.ts';
import type { Money } from '../money.ts';

/** A payment between an investor and an investment. */
export interface CashFlow {
  readonly date: CalendarDate;
  /** Rupees; negative for money that the investor pays, positive for money that comes back. */
  readonly amount: Money;
}

/**
 * Why payments have no return: no payment goes out, none comes back, several rates can fit, or the
 * rate is below -99% or above 1,000%.
 */
export type MoneyWeightedReturnViolation =
  'no-outflow' | 'no-inflow' | 'ambiguous' | 'out-of-range';
