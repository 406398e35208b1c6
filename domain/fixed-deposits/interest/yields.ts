import type { CalendarDate } from '../../platform/calendar-date.ts';
import { Decimal, roundedHalfUp } from '../../platform/decimal.ts';
import { checkRecord, checkInstance } from '../../platform/argument-checks.ts';
import { checkMoney, checkPercentage } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';
import { Percentage } from '../../platform/percentage.ts';
import { type CompoundingFrequency, periodsPerYear } from './compounding-frequency.ts';
import { type InterestConvention, thirtyDayMonths } from './interest-convention.ts';
import { yearsOf } from './interest.ts';
import { Tenure } from './tenure.ts';

/**
 * The simple annual yield of a deposit: its interest in percent of the principal, divided by the
 * tenure in years.
 *
 * @formula I / (P x D / 360) x 100, 2 decimals half-up; 365 instead of 360 for conventions with
 *   that year
 * @source FD-9.19, FD-9.20
 * @throws an error for a principal that is not above zero
 * @example
 * ```ts
 * const fiveYears = { principal: Money.of('100000'), tenure: Tenure.of({ years: 5 }) };
 * effectiveYield({ ...fiveYears, totalInterest: Money.of('52106') }).text; // => '10.42'
 * ```
 */
export function effectiveYield(
  deposit: DepositSpan & { readonly totalInterest: Money; readonly principal: Money },
): Percentage {
  const { totalInterest, principal, tenure } = checkRecord(deposit);
  checkMoney(totalInterest);
  checkInstance(tenure, Tenure, 'a tenure');
  invariant(
    checkMoney(principal).isGreaterThan(Money.zero),
    'a yield needs a principal above zero',
  );
  const rupeeYears = principal.decimal.times(years(deposit));
  return Percentage.of(totalInterest.decimal.times(100).dividedBy(rupeeYears)).toHundredth();
}

/** A tenure, with what is needed to count its days. */
export interface DepositSpan {
  readonly tenure: Tenure;
  /** `thirtyDayMonths` if absent. */
  readonly convention?: InterestConvention | undefined;
  readonly startsOn?: CalendarDate | undefined;
}

function years({ tenure, startsOn, convention = thirtyDayMonths }: DepositSpan): Decimal {
  return yearsOf({ tenure, startsOn, convention });
}

/**
 * The interest of one year including compounding, in percent of the principal.
 *
 * @formula ((1 + r/n)^n - 1) x 100, 2 decimals half-up
 * @source FD-9.20
 * @throws an error for an unknown compounding frequency
 * @example
 * ```ts
 * effectiveAnnualYield(Percentage.of('7'), 'quarterly').text; // => '7.19'
 * ```
 */
export function effectiveAnnualYield(
  annualRatePercent: Percentage,
  compounding: CompoundingFrequency,
): Percentage {
  const perYear = periodsPerYear(compounding);
  checkPercentage(annualRatePercent);
  const factor = new Decimal(1).plus(annualRatePercent.fraction.dividedBy(perYear));
  return Percentage.of(factor.pow(perYear).minus(1).times(100)).toHundredth();
}

/**
 * The tenure in years as the calculation of a yield shows it, to four decimals.
 *
 * @formula D / 360, 4 decimals half-up; 365 instead of 360 for conventions with that year
 * @source FD-9.7, FD-9.19
 * @throws an error for anything but a tenure
 * @example
 * ```ts
 * writtenYears({ tenure: Tenure.of({ years: 1, months: 6 }) }); // => '1.5'
 * ```
 */
export function writtenYears(span: DepositSpan): string {
  checkInstance(checkRecord(span).tenure, Tenure, 'a tenure');
  return roundedHalfUp(years(span), 4).toFixed();
}
