import { checkInstance } from '../../platform/argument-checks.ts';
import type { Percentage } from '../../platform/percentage.ts';
import type { Result } from '../../platform/result.ts';
import type { MoneyWeightedReturnViolation } from '../../platform/returns/cash-flow.ts';
import { Holding } from '../holdings/holdings.ts';
import { afterTaxReturn, type AfterTaxReturn } from './after-tax-return.ts';
import { annualisedReturn } from './annualised-return.ts';
import { cardRateText } from './card-rate-text.ts';

/** The three rates of a deposit, side by side. */
export interface ThreeRates {
  /** As the rate card states it, for its compounding and payout frequency. */
  readonly cardRate: Percentage;
  /** The same with its frequency in words. */
  readonly cardRateText: string;
  /** What the deposit brings in a year. */
  readonly annualised: Result<Percentage, MoneyWeightedReturnViolation>;
  /** What is left of it after income tax. */
  readonly afterTax: AfterTaxReturn;
}

/**
 * The three rates of a deposit: the one of the rate card, what the deposit brings in a year, and
 * what is left after income tax at the chosen rate. Without tax, the last two are equal.
 *
 * @source section 2 of the design notes on rules beyond the documents
 * @throws an error for anything but a holding, and for a tax rate outside 0 to 100 percent
 * @param taxPercent the tax on one more rupee of interest, as `interestTaxPercent` gives it
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const terms = { ...rate, principal: LAKH, tenure: Tenure.of({ years: 1 }) };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-04-01') });
 * const rates = threeRates(holding, Percentage.of('31.2'));
 * rates.cardRateText; // => '8.00%, added every year'
 * ```
 */
export function threeRates(holding: Holding, taxPercent: Percentage): ThreeRates {
  const { terms } = checkInstance(holding, Holding, 'a holding').quote;
  const afterTax = afterTaxReturn(holding, taxPercent);
  return Object.freeze({
    cardRate: terms.annualRatePercent,
    cardRateText: cardRateText(terms),
    annualised: annualisedReturn(holding),
    afterTax,
  });
}
