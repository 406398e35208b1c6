import { Decimal, roundedHalfUp } from '../platform/decimal.ts';
import { asFacts, asKind } from '../platform/expected.ts';
import { asMoney, asPercentage } from '../platform/expected-values.ts';
import { invariant } from '../platform/invariant.ts';
import { Money } from '../platform/money.ts';
import { Percentage } from '../platform/percentage.ts';
import { type CompoundingFrequency, periodsPerYear } from './compounding-frequency.ts';
import { Tenure } from './tenure.ts';

/**
 * The simple yearly yield of a deposit: its interest in percent of the principal, over the years of
 * the tenure.
 *
 * @formula I / (P x D / 360) x 100, 2 decimals half-up
 * @source FD-9.19, FD-9.20
 * @throws a sentence on a principal that is not above zero
 * @example
 * ```ts
 * const fiveYears = { principal: Money.of('100000'), tenure: Tenure.of({ years: 5 }) };
 * effectiveYield({ ...fiveYears, totalInterest: Money.of('52106') }).text; // => '10.42'
 * ```
 */
export function effectiveYield(deposit: {
  readonly totalInterest: Money;
  readonly principal: Money;
  readonly tenure: Tenure;
}): Percentage {
  const { totalInterest, principal, tenure } = asFacts(deposit);
  asMoney(totalInterest);
  asKind(tenure, Tenure, 'a tenure');
  invariant(asMoney(principal).isGreaterThan(Money.zero), 'a yield needs a principal above zero');
  const rupeeYears = principal.decimal.times(tenure.inYears);
  return Percentage.of(totalInterest.decimal.times(100).dividedBy(rupeeYears)).toHundredth();
}

/**
 * What a year brings with compounding, in percent of the principal.
 *
 * @formula ((1 + r/n)^n - 1) x 100, 2 decimals half-up
 * @source FD-9.20
 * @throws a sentence on an unknown compounding
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
  asPercentage(annualRatePercent);
  const factor = new Decimal(1).plus(annualRatePercent.fraction.dividedBy(perYear));
  return Percentage.of(factor.pow(perYear).minus(1).times(100)).toHundredth();
}

/**
 * The years of a tenure as they stand in a written-out yield, to four decimals.
 *
 * @formula D / 360, 4 decimals half-up
 * @source FD-9.7, FD-9.19
 * @throws a sentence on what is no tenure
 * @example
 * ```ts
 * writtenYears(Tenure.of({ years: 1, months: 6 })); // => '1.5'
 * ```
 */
export function writtenYears(tenure: Tenure): string {
  return roundedHalfUp(asKind(tenure, Tenure, 'a tenure').inYears, 4).toFixed();
}
