import { checkRecord } from '../../platform/argument-checks.ts';
import { checkPercentage } from '../../platform/expected-values.ts';
import { formatPercent } from '../../platform/indian-formatting.ts';
import { type CompoundingFrequency, periodsPerYear } from '../interest/compounding-frequency.ts';
import type { DepositTerms } from '../interest/deposit-terms.ts';
import { payoutsPerYear } from '../interest/payout-frequency.ts';
import { MONTHS_IN_YEAR } from '../interest/tenure.ts';

/**
 * The label of `effectiveYield` beside the three rates. It is the simple average per year, which
 * the investor must not compare with them.
 *
 * @source section 2 of the design notes on rules beyond the documents, R5
 */
export const AVERAGE_YIELD_LABEL = 'average a year, not compounded';

/** The part of deposit terms that the text of a card rate names. */
export type CardRateTerms = Pick<DepositTerms, 'annualRatePercent' | 'payoutFrequency'> & {
  /** How often interest is added to the principal if it is paid at maturity. */
  readonly compoundingFrequency: CompoundingFrequency;
};

/**
 * The rate of the rate card in words: how often interest is added to the principal or paid out.
 *
 * @source section 2 of the design notes on rules beyond the documents, R1
 * @throws an error for anything but a rate with its frequencies
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('7.25'), compoundingFrequency: 'quarterly' };
 * cardRateText({ ...rate, payoutFrequency: 'at-maturity' }); // => '7.25%, added every 3 months'
 * cardRateText({ ...rate, payoutFrequency: 'monthly' }); // => '7.25%, paid every month'
 * ```
 */
export function cardRateText(terms: CardRateTerms): string {
  const { annualRatePercent, payoutFrequency, compoundingFrequency } = checkRecord(terms);
  const rate = formatPercent(checkPercentage(annualRatePercent));
  const payouts = payoutsPerYear(payoutFrequency);
  return payouts === undefined
    ? `${rate}, added every ${periodText(periodsPerYear(compoundingFrequency))}`
    : `${rate}, paid every ${periodText(payouts)}`;
}

function periodText(perYear: 1 | 2 | 4 | 12): string {
  const months = MONTHS_IN_YEAR / perYear;
  if (perYear === 1) return 'year';
  return months === 1 ? 'month' : `${months} months`;
}
