import type { CalendarDate } from '../../platform/calendar-date.ts';
import type { DatedRule } from '../../platform/dated.ts';
import type { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';
import type { WorkingStep } from '../../platform/working-step.ts';
import type { IssuerId } from '../catalogue/issuer.ts';
import type { DepositLike } from '../holdings/deposit-like.ts';
import type { Institution } from '../holdings/institution.ts';
import type { Form121State } from './form-121.ts';
import type { TaxYear } from './tax-year.ts';
import type { TdsLimits, TdsRates } from './tds-rules.ts';

/** Interest that a payer credits to a holder on a day, for all deposits; in whole rupees. */
export interface PayerCredit {
  readonly date: CalendarDate;
  readonly interest: Money;
  /** The interest of the tax year through this day. */
  readonly total: Money;
}

/** Tax that a payer deducts on the day of a credit, in rupees to the paisa. */
export interface TdsDeduction {
  readonly date: CalendarDate;
  readonly tax: Money;
}

/** The deductions of a tax year in order, and their sum in rupees. */
export interface TdsDeductions {
  readonly deductions: readonly TdsDeduction[];
  readonly total: Money;
}

/** The expected tax deducted at source (TDS) of one payer from one holder in a tax year. */
export interface PayerForecast {
  readonly issuerId: IssuerId;
  readonly institution: Institution;
  /** The first holder of the deposits. */
  readonly holderId: string;
  readonly taxYear: TaxYear;
  /** The deposits that run in the tax year, with their interest in whole rupees. */
  readonly deposits: readonly { readonly deposit: DepositLike; readonly interest: Money }[];
  readonly credits: readonly PayerCredit[];
  /** The interest of all deposits in the tax year, in whole rupees. */
  readonly interest: Money;
  readonly isSenior: boolean;
  readonly limit: Money;
  readonly limitRule: DatedRule<TdsLimits>;
  readonly rate: Percentage;
  readonly rateRule: DatedRule<TdsRates>;
  /** The age from which the holder is a senior citizen. */
  readonly ageRule: DatedRule<number>;
  readonly isAboveLimit: boolean;
  /** The first credit at which the total exceeds the limit; absent if it never does. */
  readonly crossingDay?: CalendarDate | undefined;
  /** The tax on the whole interest without a Form 121, in rupees to the paisa. */
  readonly taxWithoutForm: Money;
  /** Deducted from the crossing day on, that day for all credits of the year so far. */
  readonly atCrossing: TdsDeductions;
  /** Deducted from the first credit on, because the year is likely to exceed the limit. */
  readonly early: TdsDeductions;
  readonly form121: Form121State;
  readonly working: readonly WorkingStep[];
}
