import { Decimal, roundedHalfUp } from '../../platform/decimal.ts';
import { checkRecord } from '../../platform/argument-checks.ts';
import { Percentage } from '../../platform/percentage.ts';
import { checkDepositTerms, type DepositTerms } from './deposit-terms.ts';
import { exactInterest, lengthOf, periodFactor, periodsOf, yearsOf } from './interest.ts';
import { isCumulative } from './payout-frequency.ts';
import { LAKH } from '../catalogue/rate-card.ts';

/** Decimals to which a return is rounded, so that equal returns compare as equal. */
const PLACES = 20;

/**
 * The return of a deposit per year in percent, including compounding. Lists use it to rank deposits
 * with different tenures and compounding. Of two deposits with the same tenure, the one that pays
 * more has the higher return. For deposits with periodic payouts, it is the interest rate.
 *
 * @formula at maturity: ((P + I) / P)^(days in a year / D) - 1; with payouts: r
 * @source calculation rules, "Sums, ranks and terms"
 * @throws an error for impossible terms
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const terms = { ...rate, tenure: Tenure.of({ years: 5 }) };
 * annualReturn({ ...terms, compoundingFrequency: 'monthly' }).toHundredth().text; // => '8.3'
 * annualReturn({ ...terms, compoundingFrequency: 'yearly' }).text; // => '8'
 * ```
 */
export function annualReturn(terms: Omit<DepositTerms, 'principal'>): Percentage {
  const complete = checkDepositTerms({ ...checkRecord(terms), principal: LAKH });
  if (!isCumulative(complete.payoutFrequency)) return complete.annualRatePercent;
  const { perYear, broken } = periodsOf(complete);
  // A tenure of whole compounding periods needs no root, which is much slower to calculate.
  if (broken === 0) return percentOf(periodFactor(complete, perYear).pow(perYear));
  const growth = exactInterest(complete, lengthOf(complete)).dividedBy(LAKH.decimal).plus(1);
  return percentOf(growth.pow(new Decimal(1).dividedBy(yearsOf(complete))));
}

function percentOf(growthOfYear: Decimal): Percentage {
  return Percentage.of(roundedHalfUp(growthOfYear.minus(1).times(100), PLACES));
}
